import type { Exchange } from '../run/exchange.ts';
import type { Overlaps } from './overlaps.ts';

/** What an update may be refused with because another one was under way: whether it is so, the contract does not show. */
const statuses: ReadonlySet<number> = new Set([409, 412, 423, 428]);

/** Whether an update was refused with the status of a conflict, and not for the state of its agent. */
export const isConflict = ({ outcome }: Exchange) =>
  outcome.kind === 'answer' && statuses.has(outcome.status) && outcome.refusedFor !== 'state';

/** Whether it was, and another update of that agent was under way: without one it is a refusal like any other. */
export const isConflictWithAnother = (exchange: Exchange, overlaps: Overlaps | undefined) =>
  isConflict(exchange) && (overlaps === undefined || overlaps.hasCompany(exchange));
