import type { Exchange } from '../run/exchange.ts';

/** What was never sent, or not to its end because the run was over, did nothing. */
const unsent: ReadonlySet<string> = new Set(['withheld', 'aborted']);

/** Whether nobody can say what became of a request: it was not answered, or the server failed on the way. */
export const isUnsettled = ({ outcome }: Pick<Exchange, 'outcome'>): boolean =>
  outcome.kind === 'silence' ? !unsent.has(outcome.reason) : outcome.status >= 500;
