import type { UpdateFieldName } from '../../spec/fields.ts';
import { dialectIsKept } from '../checks/dialect-is-kept/check.ts';
import type { OtherChoices } from '../published/published-choices.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';
import type { WriteGuard } from '../restoring/write-guard.ts';
import type { OperationName } from '../run/exchange.ts';
import type { Run } from '../run/run-record.ts';
import type { RunTime } from '../target/run-time.ts';
import { runDeploymentPhase, type WholeJudged, type WholePlan } from './deployment-phase.ts';
import { fitRandom } from './fit-random.ts';
import { isGivenUp } from './given-up.ts';
import { type FrozenPlan, judgeFrozenStates } from './judge-frozen-states.ts';
import { judgeMoves, type MovesPlan } from './judge-moves.ts';
import { judgePassedNulls } from './judge-passed-nulls.ts';
import type { DialectObserver } from './observe-dialect.ts';
import type { Profile } from './profiles.ts';
import type { Property } from './properties.ts';
import { runRandomPhase } from './random-phase.ts';
import type { RunContext } from './run-context.ts';
import { runScenarioPhase } from './scenario-phase.ts';
import { runSequencePhase, type SequencePlan } from './sequence-phase.ts';
import { runSystematicPhase } from './systematic-phase.ts';

/** What the phases are played with. */
export interface PhasePlan {
  readonly operations: ReadonlySet<OperationName>;
  /** The agents that may be updated; none where updates cannot be judged. */
  readonly agentIds: readonly string[];
  /** Fields that are written to no agent. */
  readonly leftAlone: ReadonlySet<UpdateFieldName>;
  readonly shapes: ObjectSamples;
  /** Choices that the deployment publishes beyond those of the contract. */
  readonly otherChoices: OtherChoices;
  /** What concerns the deployment as a whole. */
  readonly whole: Omit<WholePlan, 'operations' | 'agentIds'>;
  readonly properties: readonly Property[];
  /** Whether the cases are sent that all checks share. */
  readonly sendsCases: boolean;
  readonly sequences: Omit<SequencePlan, 'cases' | 'seed' | 'isTimeLeft'>;
  readonly observer: DialectObserver;
  readonly moves: MovesPlan & Omit<FrozenPlan, 'seed' | 'readsStatus'>;
  readonly guard: Pick<WriteGuard, 'nullsPassedOver'>;
  readonly profile: Omit<Profile, 'cases' | 'shrinks'>;
  readonly cases: number;
  readonly seed: number;
  readonly time: RunTime;
  /** Told between two phases, when nothing is under way: what was met so far may be settled then. */
  readonly betweenPhases?: () => Promise<void>;
}

/** What the phases came to, beside what they left in the tally. */
export interface PlayedPhases {
  readonly coverage: Run['coverage'];
  readonly whole: WholeJudged;
  readonly notJudged: readonly string[];
  /** How much of what is random fitted the time. */
  readonly random: Run['random'];
}

/** Where the cases of each phase stand in the order of all: of those that show the same, the first one is reported. */
const firstOrders = {
  whole: 400_000,
  scenarios: 500_000,
  random: 1_000_000,
  sequences: 100_000_000,
  moves: 1_000_000_000,
  frozen: 1_000_100_000,
  nulls: 1_000_200_000,
} as const;

/** To find the path of genomes, one is created at each spelling. */
const createdBefore = 2;

const createdSoFar = ({ tally }: RunContext): number =>
  createdBefore + (tally.operations.get('createGenome')?.statuses.get('200') ?? 0);

const stoppedBy = (isSilent: boolean) => ({ stoppedBy: isSilent ? 'silence' : 'time' }) as const;

/** Sends every case, phase by phase. What is random is fitted to the time; all else is never dropped. */
export async function playPhases(plan: PhasePlan, context: RunContext): Promise<PlayedPhases> {
  const { operations, agentIds, leftAlone, shapes, otherChoices, properties, observer, profile } = plan;
  const { sendsCases, cases, seed, time } = plan;
  let whole: WholeJudged = { dialect: {}, skipped: new Map() };
  // The dialect has questions of its own; for it alone no case is sent.
  if (context.checks.every((check) => check === dialectIsKept))
    return { coverage: {}, whole, notJudged: [], random: undefined };
  const notJudged: string[] = [];
  const noteLate = (what: string) => {
    if (time.isOver() && !time.isInterrupted()) notJudged.push(`--max-time was over before ${what}`);
  };
  const { isThreeWay } = profile;
  const systematic = { operations, agentIds, leftAlone, isThreeWay, otherChoices };
  const coverage = sendsCases ? await runSystematicPhase(systematic, context, observer) : {};
  noteLate('the systematic phase was');
  await plan.betweenPhases?.();
  // Of several shards, the first one asks.
  if (context.shard.ownsIndex(0))
    whole = await runDeploymentPhase({ ...plan.whole, operations, agentIds }, context, firstOrders.whole);
  const isUpdated = operations.has('updateAgent') && agentIds.length > 0;
  await context.broken.lookAgain();
  if (isUpdated) {
    const { storms, measuresTime } = profile;
    const scenarios = { operations, agentIds, leftAlone, seed, shapes, storms, measuresTime };
    const played = await runScenarioPhase(scenarios, context, firstOrders.scenarios);
    if (played.sent < played.planned && notJudged.length === 0)
      noteLate(`every scenario was played: ${played.sent} of ${played.planned} were`);
    await plan.betweenPhases?.();
  }
  await context.broken.lookAgain();
  const isTimeLeft = fitRandom(time, profile.softTimeMs);
  const sequences = isUpdated
    ? await runSequencePhase(
        { ...plan.sequences, cases, seed, isTimeLeft: isTimeLeft.forSequences },
        context,
        firstOrders.sequences,
      )
    : { sent: 0, planned: 0 };
  if (isUpdated) await plan.betweenPhases?.();
  const genomes = Math.max(0, profile.genomes - createdSoFar(context));
  const random = { properties, operations, cases, seed, genomes, isTimeLeft: isTimeLeft.forCases };
  const sent = sendsCases
    ? await runRandomPhase(random, context, firstOrders.random)
    : { sent: 0, planned: 0 };
  const isWhole = [sent, sequences].every((amount) => amount.sent >= amount.planned);
  const isAnyGivenUp = [...operations].some((operation) => isGivenUp(context.tally, operation));
  const isTimeOver = !isTimeLeft.forCases() || !isTimeLeft.forSequences();
  const stopped = isWhole || time.isInterrupted() ? {} : stoppedBy(isAnyGivenUp || !isTimeOver);
  await judgeMoves(plan.moves, context, firstOrders.moves);
  if (isUpdated) {
    const frozen = { ...plan.moves, seed, readsStatus: operations.has('readEvolutionStatus') };
    await judgeFrozenStates(frozen, context, firstOrders.frozen);
    await judgePassedNulls(plan.guard, context, firstOrders.nulls);
  }
  return { coverage, whole, notJudged, random: { cases: sent, sequences, ...stopped } };
}
