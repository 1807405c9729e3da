import { parseJson } from '../../../spec/json-parse.ts';
import { printJsonLines } from '../../../spec/json-print-lines.ts';
import { redactSecrets } from '../../kit/redact-secrets.ts';
import type { ApiAnswer } from '../page-state.ts';
import { BlockText } from './shown-text.tsx';

/** A body as a person reads it, without secrets. */
export function bodyText(body: string): string {
  const parsed = parseJson(body);
  return parsed.ok ? printJsonLines(redactSecrets(parsed.value)).trimEnd() : body;
}

/** An answer of the API: its status, its time and its body, without secrets. */
export function AnswerText({ answer: { status, ms, body } }: { readonly answer: ApiAnswer }) {
  return (
    <div class={`answer ${status < 300 ? 'passed' : 'failed'}`}>
      <p>
        <strong>{status}</strong> in {ms} ms
      </p>
      <BlockText text={bodyText(body)} />
    </div>
  );
}
