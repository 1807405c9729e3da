import type { JsonDocument } from '../../spec/json-exact.ts';
import type { JsonFault } from '../../spec/json-fault.ts';
import { parseJson } from '../../spec/json-parse.ts';
import type { Answer } from '../run/exchange.ts';

/** Bodies that were parsed already: the judge, the guard and the scenarios all read the same answer. */
const known = new WeakMap<Answer, JsonDocument | JsonFault>();

/** Whether a body nests deeper than the kit reads: RFC 8259 (9) leaves that to whoever reads, so it may well be JSON. */
export function isTooDeep(answer: Answer): boolean {
  const parsed = parsedBody(answer);
  return !parsed.ok && parsed.reason === 'depth';
}

/** The body of an answer, parsed once. */
export function parsedBody(answer: Answer): JsonDocument | JsonFault {
  const before = known.get(answer);
  if (before !== undefined) return before;
  const parsed = parseJson(answer.body);
  known.set(answer, parsed);
  return parsed;
}
