import { canonicalUuid } from '../../spec/uuid-text.ts';
import { updateRequest } from '../generate/cases.ts';
import { locate } from '../oracle/locate.ts';
import type { Subject } from '../oracle/subject.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Shard } from '../run/run-record.ts';

/**
 * What one shard has of the cases. Agents are dealt out in their order, and with them all that writes to them, so
 * that no two shards ever write to one agent; everything else is dealt by its number.
 */
export interface ShardPlan {
  readonly total: number;
  /** The agents that this shard writes to. */
  readonly agentIds: readonly string[];
  readonly ownsAgent: (id: string) => boolean;
  /** What writes to no agent, by its number in the order of all. */
  readonly ownsIndex: (turn: number) => boolean;
  readonly ownsRequest: (request: SentRequest, order: number, subject: Subject) => boolean;
  /** A request as this shard may send it: an update of another shard's agent goes to an agent of its own. */
  readonly keepOwn: (request: SentRequest, subject: Subject) => SentRequest;
}

const canonical = (id: string) => canonicalUuid(id) ?? id;

/** The agents, each once, however they are spelled. */
export const distinctAgents = (agentIds: readonly string[]): readonly string[] => [
  ...new Set(agentIds.map(canonical)),
];

/** The agent that a request may write to, whether or not it ought to be rejected. */
function agentWrittenBy(request: SentRequest, subject: Subject): string | undefined {
  if (request.method !== 'PUT') return undefined;
  const parameter = locate(request, subject)?.parameter;
  return parameter?.isGiven === true ? canonical(parameter.text) : undefined;
}

/** Deals the cases; without a shard, or with one of one, all of them. */
export function planShard(
  shard: Pick<Shard, 'index' | 'total'> | undefined,
  all: readonly string[],
): ShardPlan {
  const { index, total } = shard ?? { index: 1, total: 1 };
  const agents = new Map(distinctAgents(all).map((id, turn) => [id, turn]));
  const ownsIndex = (turn: number) => turn % total === index - 1;
  const ownsAgent = (id: string) => ownsIndex(agents.get(canonical(id)) ?? 0);
  const agentIds = all.filter(ownsAgent);
  const ownsRequest: ShardPlan['ownsRequest'] = (request, order, subject) => {
    if (total === 1) return true;
    const agent = agentWrittenBy(request, subject);
    return agent === undefined ? ownsIndex(order) : ownsAgent(agent);
  };
  const keepOwn: ShardPlan['keepOwn'] = (request, subject) => {
    const agent = total === 1 ? undefined : agentWrittenBy(request, subject);
    const [first] = agentIds;
    if (agent === undefined || first === undefined || ownsAgent(agent)) return request;
    return { ...request, path: updateRequest(subject.updatePath, first, '').path };
  };
  return { total, agentIds, ownsAgent, ownsIndex, ownsRequest, keepOwn };
}
