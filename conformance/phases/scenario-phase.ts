import { type UpdateFieldName, updateFields } from '../../spec/fields.ts';
import type { Check } from '../checks/check.ts';
import { locate } from '../oracle/locate.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';
import { isNotTaken } from '../restoring/broken-agents.ts';
import type { Exchange, OperationName, Send } from '../run/exchange.ts';
import type { Fitted } from '../run/run-record.ts';
import { isConflictWithAnother } from '../scenario/conflicts.ts';
import { type PlayedScenario, type Playing, playScenario, type Scenario } from '../scenario/scenario.ts';
import type { ScenarioPlan } from '../scenario/scenario-plan.ts';
import type { StormPlan } from '../scenario/storm.ts';
import { silence } from '../send/silence.ts';
import { scenariosOfShard, stormsOfShard } from '../shard/shard-scenarios.ts';
import { isGivenUp } from './given-up.ts';
import { type LaneWork, runInLanes } from './lanes.ts';
import {
  agentOf,
  isExplained,
  isUnsent,
  judgeLane,
  observeInRun,
  type Planned,
  type RunContext,
} from './run-context.ts';
import { judge, noteScenario } from './tally.ts';

/** What the scenarios of the checks are made for. */
export interface ScenarioPhasePlan {
  readonly operations: ReadonlySet<OperationName>;
  readonly agentIds: readonly string[];
  /** Fields that are written to no agent. */
  readonly leftAlone: ReadonlySet<UpdateFieldName>;
  readonly seed: number;
  readonly shapes: ObjectSamples;
  /** Rounds of updates at the same time. */
  readonly storms: number;
  /** Whether to measure how long an answer takes: it needs texts on which a bad pattern hangs. */
  readonly measuresTime: boolean;
}

/** A scenario and the check that it is of. */
interface OwnedScenario extends Scenario {
  readonly check: Check;
}

const isTakenUpdate = ({ operation, outcome }: Exchange): boolean =>
  operation === 'updateAgent' && outcome.kind === 'answer' && outcome.status < 300;

/** Judges an exchange of a scenario as any other, and as a step of its agent: in its lane, or while nothing else is sent. */
function judgePlayed(
  exchange: Exchange,
  { overlaps, exchanges }: PlayedScenario,
  lane: string | undefined,
  { origin, order }: Pick<Planned, 'origin' | 'order'>,
  context: RunContext,
): void {
  if (isUnsent(exchange.outcome)) return;
  const seen = observeInRun(exchange, context, undefined, overlaps.hasCompany(exchange));
  // Updates at the same time may be refused as a conflict; but for that, an answer is judged as any other.
  const trailOf = () =>
    seen.isOverlapped
      ? []
      : exchanges.slice(0, exchanges.indexOf(exchange) + 1).map(({ request }) => request);
  if (!isConflictWithAnother(exchange, overlaps))
    judge(context.tally, context.checks, seen, origin, order, trailOf);
  const { operation, request } = exchange;
  // Of what was under way together beside all lanes, or was taken, nobody can say where it led.
  const mayHaveLed = lane === undefined || (isTakenUpdate(exchange) && request.body !== '{}');
  if (mayHaveLed && overlaps.hasCompany(exchange)) {
    if (operation === 'updateAgent') context.watch.forget(lane ?? agentOf(seen));
  } else judgeLane({ operation, request, origin, order }, seen, lane ?? agentOf(seen), context);
}

/** An empty update has to be taken, whatever stands before it; any other may be one that has to be rejected. */
const mayTellBroken = ({ operation, request, outcome }: Exchange): boolean =>
  operation === 'updateAgent' &&
  isNotTaken(outcome) &&
  (request.body === '{}' || (outcome.kind === 'answer' && outcome.status >= 500));

/** All exchanges but those that fail since one of them has broken its agent. */
async function leaveOutBroken(
  exchanges: readonly Exchange[],
  context: RunContext,
): Promise<readonly Exchange[]> {
  const failed = exchanges.find(mayTellBroken);
  if (failed !== undefined) await context.broken.look(failed.request);
  return exchanges.filter((one) => one === failed || !isExplained(one, context));
}

/** The way to the network, but not to an operation that is given up: what a scenario asks of others is still sent. */
const sparing =
  ({ send, subject, tally, recentRequests }: RunContext): Send =>
  async (request) => {
    const operation = locate(request, subject)?.operation;
    if (operation !== undefined && isGivenUp(tally, operation))
      return silence(
        'withheld',
        `Nothing more is sent to ${operation}, for it was silent or busy too often.`,
      );
    recentRequests.note(request);
    const outcome = await send(request);
    recentRequests.noteAnswered(request);
    return outcome;
  };

/** How many scenarios were played, and what they leave to the next ones. */
interface Progress extends Required<Pick<Playing, 'lastRead' | 'lastAnswered'>> {
  played: number;
}

/** `lane` is the agent that nobody else writes to meanwhile, if there is one. */
function workOf(
  scenario: OwnedScenario,
  order: number,
  context: RunContext,
  progress: Progress,
  lane: string | undefined,
): LaneWork {
  return {
    lane,
    run: async () => {
      if (context.isOver() || isGivenUp(context.tally, 'updateAgent')) return;
      const { subject, time, keepWritable } = context;
      const send = sparing(context);
      const { lastRead, lastAnswered } = progress;
      const playing = { send, subject, elapsed: time.elapsed, keepWritable, lastRead, lastAnswered };
      const played = await playScenario(scenario, playing);
      const origin = { phase: 'scenario-exchange', about: scenario.about, index: order } as const;
      const untilBroken = await leaveOutBroken(played.exchanges, context);
      for (const exchange of untilBroken) judgePlayed(exchange, played, lane, { origin, order }, context);
      if (untilBroken.length === played.exchanges.length)
        noteScenario(context.tally, scenario.check, scenario, played, order);
      progress.played += 1;
      context.tick();
    },
  };
}

function planFor(
  { operations, leftAlone, seed, shapes, measuresTime }: ScenarioPhasePlan,
  { subject }: RunContext,
  agentIds: readonly string[],
): ScenarioPlan {
  const fields = updateFields.filter(({ name }) => !leftAlone.has(name));
  const { updatePath } = subject;
  const genomePath = operations.has('createGenome') ? subject.genomePath : undefined;
  const listPath =
    operations.has('listAgents') && subject.isListFound === true ? subject.listPath : undefined;
  return { agentIds, fields, salt: seed % 5000, shapes, updatePath, genomePath, listPath, measuresTime };
}

/** The scenarios of every selected check. */
const planScenarios =
  (plan: ScenarioPhasePlan, context: RunContext) =>
  (agentIds: readonly string[]): readonly OwnedScenario[] => {
    const given = planFor(plan, context, agentIds);
    return context.checks.flatMap((check) =>
      (check.scenarios?.(given) ?? []).map((one) => ({ ...one, check })),
    );
  };

/** Round by round, one storm of each selected check that has any. */
const planStorms =
  (plan: ScenarioPhasePlan, context: RunContext) =>
  (agentIds: readonly string[]): readonly OwnedScenario[] => {
    const { checks, concurrency } = context;
    const given: StormPlan = { ...planFor(plan, context, agentIds), concurrency };
    return Array.from({ length: plan.storms }, (_, round) =>
      checks.flatMap((check) => (check.storm === undefined ? [] : [{ ...check.storm(given, round), check }])),
    ).flat();
  };

/**
 * Plays the scenarios of the checks: those of one agent in its lane, those of all agents alone; then the storms. None
 * is ever dropped for time; only the end of the run leaves some unplayed.
 */
export async function runScenarioPhase(
  plan: ScenarioPhasePlan,
  context: RunContext,
  firstOrder: number,
): Promise<Fitted> {
  if (plan.agentIds.length === 0) return { sent: 0, planned: 0 };
  const { shard } = context;
  const scenarios = scenariosOfShard(planScenarios(plan, context), plan.agentIds, shard);
  const storms = stormsOfShard(planStorms(plan, context), plan.agentIds, shard);
  context.report('state', scenarios.length + storms.length);
  const progress: Progress = { played: 0, lastRead: new Map(), lastAnswered: new Map() };
  const works = [...scenarios, ...storms].map((scenario, index) => {
    const lane = index < scenarios.length ? scenario.agentId : undefined;
    return workOf(scenario, firstOrder + index, context, progress, lane);
  });
  await runInLanes(
    works.filter(({ lane }) => lane !== undefined),
    context.concurrency,
  );
  // What was read beside the lanes of others may have changed since.
  progress.lastRead.clear();
  for (const work of works.filter(({ lane }) => lane === undefined)) await work.run();
  context.watch.forgetAll();
  return { sent: progress.played, planned: works.length };
}
