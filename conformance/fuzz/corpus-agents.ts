import type { Shard } from '../run/run-record.ts';
import { distinctAgents, planShard } from '../shard/shard-plan.ts';

/** The agents by which a corpus is read and written. */
export interface CorpusAgents {
  /** Those that inputs are read for: a shard writes to its own alone, and uses what others found on them. */
  readonly own: readonly string[];
  /** All that may stand in an input; the shard's own first, so that each of them is its own again when it is read. */
  readonly all: readonly string[];
}

export function corpusAgents(
  shard: Pick<Shard, 'index' | 'total'> | undefined,
  agentIds: readonly string[],
): CorpusAgents {
  const own = distinctAgents(planShard(shard, agentIds).agentIds);
  return { own, all: [...new Set([...own, ...distinctAgents(agentIds)])] };
}
