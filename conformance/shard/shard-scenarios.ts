import type { Scenario } from '../scenario/scenario.ts';
import type { ShardPlan } from './shard-plan.ts';

type PlanScenarios<Planned> = (agentIds: readonly string[]) => readonly Planned[];

function deal<Planned extends Scenario>(
  plan: PlanScenarios<Planned>,
  all: readonly string[],
  { total, agentIds, ownsAgent }: ShardPlan,
  ownsOfSeveral: (index: number) => boolean,
): readonly Planned[] {
  if (total === 1) return plan(all);
  const ofOne = plan(all).filter(({ agentId }) => agentId !== undefined && ownsAgent(agentId));
  const ofSeveral =
    agentIds.length === 0 ? [] : plan(agentIds).filter(({ agentId }) => agentId === undefined);
  return [...ofOne, ...ofSeveral.filter((_, index) => ownsOfSeveral(index))];
}

/**
 * Scenarios of one agent go where the agent does. Those that compare agents cannot be dealt, since they write to all
 * of them: each shard plays them over the agents that it has.
 */
export const scenariosOfShard = <Planned extends Scenario>(
  plan: PlanScenarios<Planned>,
  all: readonly string[],
  shard: ShardPlan,
): readonly Planned[] => deal(plan, all, shard, () => true);

/** Storms likewise, but that rounds over several agents are dealt one by one: all shards together play as many. */
export const stormsOfShard = <Planned extends Scenario>(
  plan: PlanScenarios<Planned>,
  all: readonly string[],
  shard: ShardPlan,
): readonly Planned[] => deal(plan, all, shard, shard.ownsIndex);
