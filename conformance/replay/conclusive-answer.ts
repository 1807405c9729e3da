import type { Outcome } from '../run/exchange.ts';

const token = 'pass a token that may do this with --token';
const url = 'is the url right, with its path prefix and --update-path?';

/** Answers that say nothing of the contract, and what may be done about them. How a token is presented is not shown (5). */
const remedies: ReadonlyMap<number, string | undefined> = new Map([
  [401, token],
  [403, token],
  [404, url],
  [405, url],
  [429, undefined],
  [502, undefined],
  [503, undefined],
  [504, undefined],
]);

/** Whether an outcome is an answer that speaks of the contract. */
export const isConclusive = (outcome: Outcome): boolean =>
  outcome.kind === 'answer' && !remedies.has(outcome.status);

/** What came back in place of a telling answer, and what may be done about it. */
export function explainOutcome(outcome: Outcome): string {
  if (outcome.kind === 'silence') return outcome.detail.replace(/\.$/, '');
  const remedy = remedies.get(outcome.status);
  return `it answered ${outcome.status}${remedy === undefined ? '' : `; ${remedy}`}`;
}
