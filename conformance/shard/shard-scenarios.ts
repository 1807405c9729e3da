import type { Scenario } from '../scenario/scenario.ts';
import type { ShardPlan } from './shard-plan.ts';

/** Scenarios made for agents. */
export type PlanScenarios = (agentIds: readonly string[]) => readonly Scenario[];

const isOfOne = ({ agentId }: Scenario) => agentId !== undefined;

function splitScenarios(plan: PlanScenarios, all: readonly string[], { agentIds, ownsAgent }: ShardPlan) {
  return {
    ofOne: plan(all).filter(({ agentId }) => agentId !== undefined && ownsAgent(agentId)),
    ofSeveral: agentIds.length === 0 ? [] : plan(agentIds).filter((scenario) => !isOfOne(scenario)),
  };
}

/**
 * Scenarios of one agent go where the agent does. Those that compare agents cannot be dealt, since they write to all
 * of them: each shard plays them over the agents that it has.
 */
export function scenariosOfShard(
  plan: PlanScenarios,
  all: readonly string[],
  deal: ShardPlan,
): readonly Scenario[] {
  if (deal.total === 1) return plan(all);
  const { ofOne, ofSeveral } = splitScenarios(plan, all, deal);
  return [...ofOne, ...ofSeveral];
}

/** Storms likewise, but that rounds over several agents are dealt one by one: all shards together play as many. */
export function stormsOfShard(
  plan: PlanScenarios,
  all: readonly string[],
  deal: ShardPlan,
): readonly Scenario[] {
  if (deal.total === 1) return plan(all);
  const { ofOne, ofSeveral } = splitScenarios(plan, all, deal);
  return [...ofOne, ...ofSeveral.filter((_, turn) => deal.ownsIndex(turn))];
}
