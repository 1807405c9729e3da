import { type Parse, rejected } from './fault.ts';
import { hasLoneSurrogate, reject } from './reject.ts';

/**
 * Takes one of the values, letter for letter, whichever the agent has: transitions are not shown (3.1, 3.2). They stand in
 * spec/openapi.yaml, and update-body hands them over. They are words, so that quotes need no escaping.
 */
export function choiceParser(values: readonly string[]): Parse {
  const known: ReadonlySet<unknown> = new Set(values);
  const expected = listQuoted(values);
  const msg = `Input should be ${expected}`;
  return (input, loc, faults) => {
    if (known.has(input)) return input;
    if (typeof input === 'string' && hasLoneSurrogate(input)) {
      return reject('string_unicode', input, loc, faults);
    }
    faults.push({ type: 'enum', loc, msg, input, ctx: { expected } });
    return rejected;
  };
}

function listQuoted(values: readonly string[]): string {
  const quoted = values.map((value) => `'${value}'`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}
