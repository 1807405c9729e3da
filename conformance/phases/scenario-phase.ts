import type { UpdateFieldName } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Check } from '../checks/check.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';
import type { Exchange } from '../run/exchange.ts';
import { isConflictWithAnother } from '../scenario/conflicts.ts';
import { type Played, playScenario, type Scenario } from '../scenario/scenario.ts';
import { scenariosOfShard, stormsOfShard } from '../shard/shard-scenarios.ts';
import { allScenarios } from '../state/scenarios/all-scenarios.ts';
import { slowScores } from '../state/slow-scores.ts';
import { allStorms } from '../state/storms.ts';
import { type LaneWork, runInLanes } from './lanes.ts';
import { isUnsent, judgeLane, observeInRun, type RunContext } from './run-context.ts';
import { isGivenUp, judge, noteScenario } from './tally.ts';

/** What the state phase plays. */
export interface StatePlan {
  readonly agentIds: readonly string[];
  /** Fields that are written to no agent. */
  readonly leftAlone: ReadonlySet<UpdateFieldName>;
  readonly seed: number;
  readonly shapes: ObjectSamples;
  /** Rounds of updates at the same time. */
  readonly storms: number;
  /** Whether to measure how long a test_score takes: it needs texts on which a bad pattern hangs. */
  readonly measuresTime: boolean;
}

/** Scenarios and storms are never dropped for time; only the end of the run leaves some unplayed. */
export interface StatePlayed {
  readonly played: number;
  readonly planned: number;
}

/** Judges an exchange of a scenario as any other, and as a step of its agent where the agent is in its lane. */
function judgePlayed(
  exchange: Exchange,
  { overlaps }: Played,
  agentId: string | undefined,
  order: number,
  context: RunContext,
): void {
  const origin = { phase: 'systematic', index: order } as const;
  if (isUnsent(exchange.outcome)) return;
  const seen = observeInRun(exchange, context);
  // Updates at the same time may be refused as a conflict; but for that, an answer is judged as any other.
  if (!isConflictWithAnother(exchange, overlaps)) judge(context.tally, context.checks, seen, origin, order);
  if (agentId !== undefined)
    judgeLane(
      { operation: exchange.operation, request: exchange.request, origin, order },
      seen,
      agentId,
      context,
    );
}

/** How many scenarios were played, and what they leave to the next ones. */
interface ScenarioProgress {
  played: number;
  readonly lastRead: Map<string, JsonObject>;
}

/** `lane` is the agent that nobody else writes to meanwhile, if there is one. */
function workOf(
  scenario: Scenario,
  order: number,
  context: RunContext,
  progress: ScenarioProgress,
  lane: string | undefined,
): LaneWork {
  return {
    lane,
    run: async () => {
      if (context.isOver() || isGivenUp(context.tally, 'updateAgent')) return;
      const { updatePath } = context.subject;
      const played = await playScenario(scenario, {
        send: context.send,
        updatePath,
        elapsed: context.time.elapsed,
        lastRead: progress.lastRead,
      });
      for (const exchange of played.exchanges) judgePlayed(exchange, played, lane, order, context);
      noteScenario(context.tally, scenario, played, order);
      progress.played += 1;
      context.tick();
    },
  };
}

const isAmong = (checks: readonly Check[]) => {
  const ids = new Set(checks.map(({ id }) => id));
  return ({ check }: Scenario) => ids.has(check.id);
};

/** Plays every scenario: those of one agent in its lane, those of all agents alone; then the storms. */
export async function runStatePhase(
  plan: StatePlan,
  context: RunContext,
  firstOrder: number,
): Promise<StatePlayed> {
  if (plan.agentIds.length === 0) return { played: 0, planned: 0 };
  const isSelected = isAmong(context.checks);
  const { leftAlone, seed, shapes } = plan;
  const { updatePath } = context.subject;
  const planScenarios = (agentIds: readonly string[]) =>
    allScenarios(agentIds, leftAlone, seed, shapes, updatePath).filter(isSelected);
  const planAlone = ([first = '']: readonly string[]) =>
    plan.measuresTime ? slowScores(first).filter(isSelected) : [];
  const planStorms = (agentIds: readonly string[]) => [
    ...planAlone(agentIds),
    ...allStorms(agentIds, plan.storms).filter(isSelected),
  ];
  const scenarios = scenariosOfShard(planScenarios, plan.agentIds, context.deal);
  const storms = stormsOfShard(planStorms, plan.agentIds, context.deal);
  context.report('state', scenarios.length + storms.length);
  const progress: ScenarioProgress = { played: 0, lastRead: new Map() };
  const works = [...scenarios, ...storms].map((scenario, index) =>
    workOf(
      scenario,
      firstOrder + index,
      context,
      progress,
      index < scenarios.length ? scenario.agentId : undefined,
    ),
  );
  await runInLanes(
    works.filter(({ lane }) => lane !== undefined),
    context.concurrency,
  );
  // What was read beside the lanes of others may have changed since.
  progress.lastRead.clear();
  for (const work of works.filter(({ lane }) => lane === undefined)) await work.run();
  context.watch.forgetAll();
  return { played: progress.played, planned: works.length };
}
