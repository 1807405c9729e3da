import type { Draft } from '../page-state.ts';
import { ClauseLink } from './clause-link.tsx';
import { LineText } from './shown-text.tsx';

interface SaveBarProps {
  readonly draft: Draft;
  /** What will be sent. */
  readonly request: string;
  readonly undo: () => void;
}

function Answer({ draft }: { readonly draft: Draft }) {
  const { answer, faults } = draft;
  if (answer === undefined) return null;
  const isTaken = answer.status === 200;
  const whole = faults.filter(({ field }) => field === undefined);
  return (
    <div class={`answer ${isTaken ? 'passed' : 'failed'}`}>
      <p>
        <strong>{answer.status}</strong> in {answer.ms} ms.{' '}
        {isTaken ? 'The update was stored.' : 'Nothing was stored.'}{' '}
        {!isTaken &&
          faults.length > whole.length &&
          `Refused: ${[...new Set(faults.map(({ field }) => field))].join(', ')}.`}
      </p>
      {whole.map(({ message, clause }) => (
        <p key={message}>
          <LineText text={message} most={300} /> <ClauseLink place={clause} />
        </p>
      ))}
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
