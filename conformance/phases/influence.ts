import type { JsonObject } from '../../spec/json-value.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Exchange, SentRequest } from '../run/exchange.ts';

/** What may have changed an agent from outside: how it was before, and what else was sent until it was seen changed. */
export interface Influence {
  readonly before: JsonObject;
  readonly others: readonly SentRequest[];
  /** How other agents were then, by their ids, as far as it is known. */
  readonly states: ReadonlyMap<string, JsonObject>;
}

/** What stands between the last reading of an agent and the one before it. */
export function influenceIn(exchanges: readonly Exchange[]): Influence | undefined {
  const last = exchanges.at(-1);
  if (last === undefined) return undefined;
  const isOfAgent = ({ request }: Exchange) => request.path === last.request.path;
  const from = exchanges.findLastIndex((exchange, at) => at < exchanges.length - 1 && isOfAgent(exchange));
  const earlier = exchanges[from];
  const before = earlier === undefined ? undefined : agentIn(earlier.outcome);
  if (before === undefined) return undefined;
  return { before, others: exchanges.slice(from + 1, -1).map(({ request }) => request), states: new Map() };
}
