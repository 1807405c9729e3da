import type { Scenario } from '../scenario/scenario.ts';
import type { ShardPlan } from './shard-plan.ts';

/** Scenarios made for agents. */
type PlanScenarios<Planned> = (agentIds: readonly string[]) => readonly Planned[];

function splitScenarios<Planned extends Scenario>(
  plan: PlanScenarios<Planned>,
  all: readonly string[],
  { agentIds, ownsAgent }: ShardPlan,
) {
  return {
    ofOne: plan(all).filter(({ agentId }) => agentId !== undefined && ownsAgent(agentId)),
    ofSeveral: agentIds.length === 0 ? [] : plan(agentIds).filter(({ agentId }) => agentId === undefined),
  };
}

/**
 * Scenarios of one agent go where the agent does. Those that compare agents cannot be dealt, since they write to all
 * of them: each shard plays them over the agents that it has.
 */
export function scenariosOfShard<Planned extends Scenario>(
  plan: PlanScenarios<Planned>,
  all: readonly string[],
  shard: ShardPlan,
): readonly Planned[] {
  if (shard.total === 1) return plan(all);
  const { ofOne, ofSeveral } = splitScenarios(plan, all, shard);
  return [...ofOne, ...ofSeveral];
}

/** Storms likewise, but that rounds over several agents are dealt one by one: all shards together play as many. */
export function stormsOfShard<Planned extends Scenario>(
  plan: PlanScenarios<Planned>,
  all: readonly string[],
  shard: ShardPlan,
): readonly Planned[] {
  if (shard.total === 1) return plan(all);
  const { ofOne, ofSeveral } = splitScenarios(plan, all, shard);
  return [...ofOne, ...ofSeveral.filter((_, index) => shard.ownsIndex(index))];
}
