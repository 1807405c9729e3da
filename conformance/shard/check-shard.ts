import { Inability } from '../../spec/inability.ts';
import type { Shard } from '../run/run-record.ts';
import { distinctAgents } from './shard-plan.ts';

/** Refuses a shard without an agent of its own: two shards never write to one agent. */
export function checkShard(shard: Shard | undefined, agentIds: readonly string[]): void {
  if (shard === undefined) return;
  const { index, total } = shard;
  const count = distinctAgents(agentIds).length;
  if (count >= total) return;
  throw new Inability(
    `shard ${index}/${total}`,
    `there are fewer agents (${count}) than shards (${total}), and no two shards may write to one agent`,
    `Name at least ${total} with --agent-id, use fewer shards, or use --read-only.`,
  );
}

/** Shards deal the cases of one seed: where none is given they have to come to the same without asking each other. */
export const seedOfShards = (shard: Shard | undefined): number | undefined =>
  shard === undefined || shard.total === 1 ? undefined : 1;
