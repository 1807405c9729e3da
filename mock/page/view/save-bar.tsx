import type { Draft } from '../page-state.ts';
import { bodyText } from './answer-text.tsx';
import { ClauseLink } from './clause-link.tsx';
import { BlockText, LineText } from './shown-text.tsx';

interface SaveBarProps {
  readonly draft: Draft;
  /** What will be sent. */
  readonly request: string;
  readonly undo: () => void;
}

/** Beside a sentence that names no field, the whole name of a clause, as `7 other errors`, would read as a number of errors. */
const sectionOf = (clause: string): string => clause.split('/', 1)[0] ?? clause;

function Answer({ draft }: { readonly draft: Draft }) {
  const { answer, faults } = draft;
  if (answer === undefined) return null;
  const isTaken = answer.status >= 200 && answer.status < 300;
  const whole = faults.filter(({ field }) => field === undefined);
  const fields = new Set(faults.flatMap(({ field }) => field ?? []));
  return (
    <div class={`answer ${isTaken ? 'passed' : 'failed'}`}>
      <p>
        <strong>{answer.status}</strong> in {answer.ms} ms.{' '}
        {isTaken ? 'The update was stored.' : 'Nothing was stored.'}{' '}
        {!isTaken && fields.size > 0 && `Refused: ${[...fields].join(', ')}.`}
      </p>
      {whole.map(({ message, clause }) =>
        message === '' ? (
          // Which field is meant, the contract does not say of such an error: it is shown as it came.
          <section key={message} class="own-form" aria-label="The answer">
            <BlockText text={bodyText(answer.body)} />
          </section>
        ) : (
          <p key={message}>
            <LineText text={message} most={300} /> <ClauseLink place={sectionOf(clause)} />
          </p>
        ),
      )}
    </div>
  );
}

/** What is going to be sent, and what became of it. */
export function SaveBar({ draft, request, undo }: SaveBarProps) {
  const { edits, isSending } = draft;
  const count = edits.size;
  return (
    <div class="save-bar">
      <div role="status">
        <Answer draft={draft} />
      </div>
      <div class="save-line">
        <code>
          <LineText text={request} />
        </code>
        <span>{count === 0 ? 'nothing changed' : count === 1 ? '1 field' : `${count} fields`}</span>
        <button type="button" class="quiet" disabled={count === 0} onClick={undo}>
          Undo all
        </button>
        <button type="submit" class="main" disabled={count === 0 || isSending}>
          {isSending ? 'Sending' : 'Save'}
        </button>
      </div>
    </div>
  );
}
