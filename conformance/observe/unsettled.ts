import type { Exchange } from '../run/exchange.ts';
import { isBesideItself } from '../run/wire-form.ts';

/** What was never sent, or not to its end because the run was over, did nothing. */
const unsent: ReadonlySet<string> = new Set(['withheld', 'aborted']);

/**
 * Whether nobody can say what became of a request: it was not answered, or the server failed on the way, or it was
 * refused where it had gone out a first time.
 */
export const isUnsettled = ({ request, outcome }: Pick<Exchange, 'request' | 'outcome'>): boolean =>
  outcome.kind === 'silence'
    ? !unsent.has(outcome.reason)
    : outcome.status >= (isBesideItself(request.wire) ? 400 : 500);
