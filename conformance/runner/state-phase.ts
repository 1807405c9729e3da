import type { Check } from '../checks/check.ts';
import { playScenario, type Scenario } from '../state/scenario.ts';
import { allScenarios } from '../state/scenarios.ts';
import { allStorms } from '../state/storms.ts';
import type { RunContext } from './context.ts';
import { type LaneWork, runInLanes } from './lanes.ts';
import { isGivenUp, noteScenario } from './tally.ts';

/** What the state phase plays. */
export interface StatePlan {
  readonly agentIds: readonly string[];
  readonly mayWriteSecrets: boolean;
  readonly seed: number;
  /** Rounds of updates at the same time. */
  readonly storms: number;
  /** Whether storms still fit the time; scenarios are never dropped. */
  readonly isTimeLeft: () => boolean;
}

function workOf(scenario: Scenario, order: number, context: RunContext): LaneWork {
  return {
    lane: scenario.agentId,
    run: async () => {
      if (context.isOver() || isGivenUp(context.tally, 'updateAgent')) return;
      noteScenario(
        context.tally,
        scenario,
        await playScenario(scenario, context.send, context.subject.updatePath),
        order,
      );
      context.tick();
    },
  };
}

const isAmong = (checks: readonly Check[]) => {
  const ids = new Set(checks.map(({ id }) => id));
  return ({ check }: Scenario) => ids.has(check.id);
};

/** Plays every scenario: those of one agent in its lane, those of all agents alone; then the storms. */
export async function runStatePhase(plan: StatePlan, context: RunContext, firstOrder: number): Promise<void> {
  if (plan.agentIds.length === 0) return;
  const isSelected = isAmong(context.checks);
  const scenarios = allScenarios(plan.agentIds, plan.mayWriteSecrets, plan.seed).filter(isSelected);
  const storms = allStorms(plan.agentIds, plan.storms).filter(isSelected);
  context.report('state', scenarios.length + storms.length);
  const works = scenarios.map((scenario, index) => workOf(scenario, firstOrder + index, context));
  await runInLanes(
    works.filter(({ lane }) => lane !== undefined),
    context.concurrency,
  );
  for (const work of works.filter(({ lane }) => lane === undefined)) await work.run();
  for (const [index, storm] of storms.entries()) {
    if (plan.isTimeLeft()) await workOf(storm, firstOrder + works.length + index, context).run();
  }
  context.watch.forgetAll();
}
