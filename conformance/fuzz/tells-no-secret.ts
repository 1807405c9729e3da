import { type Redact, sentKeys } from '../redact/redact.ts';
import type { FuzzInput } from './fuzz-input.ts';

/** Whether a redaction would leave an input as it is: what the kit made up may stand in a file, secrets may not. */
export function tellsNoSecret({ steps }: FuzzInput, redact: Redact): boolean {
  const show = redact.except?.(sentKeys(steps.map(({ body }) => body))) ?? redact;
  return steps.every(({ path, headers, body = '' }) =>
    [
      path,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      typeof body === 'string' ? body : new TextDecoder().decode(body),
    ].every((text) => show(text) === text),
  );
}
