import type { Exchange } from '../run/exchange.ts';
import type { Overlaps } from './overlaps.ts';
import type { Unshown } from './scenario.ts';

/** What an update may be refused with because another one was under way: whether it is so, the contract does not show. */
const statuses: ReadonlySet<number> = new Set([409, 412, 423, 428]);

/** Whether an update was refused with the status of a conflict. */
export const isConflict = ({ outcome }: Exchange) =>
  outcome.kind === 'answer' && statuses.has(outcome.status);

/** Whether it was, and another update of that agent was under way: without one it is a refusal like any other. */
export const isConflictWithAnother = (exchange: Exchange, overlaps: Overlaps) =>
  isConflict(exchange) && overlaps.hasCompany(exchange);

export const allButOneRefused: Unshown = {
  unshown: 'of updates at the same time all but one were refused as conflicts, without a trace',
  isExcused: true,
};

export const neverTogether: Unshown = {
  unshown:
    'no two updates were under way at the same time; --concurrency and --rate allow more, and --skip goes without',
  isExcused: false,
};
