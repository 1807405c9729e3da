import type { UpdateFieldName } from '../../spec/fields.ts';
import { dialectIsKept } from '../checks/dialect-is-kept/check.ts';
import type { ServedDocument } from '../published/fetch-document.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';
import type { Run } from '../run/run-record.ts';
import type { Judging } from '../runner/judge-deployment.ts';
import { runWholePhase, type WholeJudged } from './deployment-phase.ts';
import { fitRandom } from './fit-random.ts';
import type { DialectObserver } from './observe-dialect.ts';
import type { Property } from './properties.ts';
import { runRandomPhase } from './random-phase.ts';
import type { RunContext } from './run-context.ts';
import { runScenarioPhase } from './scenario-phase.ts';
import { runSequencePhase, type SequencePlan } from './sequence-phase.ts';
import { runSystematicPhase } from './systematic-phase.ts';

/** What the phases are played with. */
export interface PhasePlan {
  readonly judging: Judging;
  /** The agents that may be updated; none where updates cannot be judged. */
  readonly agentIds: readonly string[];
  /** Fields that are written to no agent. */
  readonly leftAlone: ReadonlySet<UpdateFieldName>;
  readonly shapes: ObjectSamples;
  /** What the deployment serves at /openapi.json. */
  readonly servedDocument: ServedDocument;
  readonly properties: readonly Property[];
  readonly sequences: Omit<SequencePlan, 'cases' | 'seed' | 'isTimeLeft'>;
  readonly observer: DialectObserver;
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
const firstOrders = { whole: 400_000, state: 500_000, random: 1_000_000, sequences: 100_000_000 } as const;

/** Sends every case, phase by phase. What is random is fitted to the time; all else is never dropped. */
export async function playPhases(plan: PhasePlan, context: RunContext): Promise<PlayedPhases> {
  const { judging, agentIds, leftAlone, shapes, servedDocument, properties, observer } = plan;
  const { options, time, profile, operations, seed, shard } = judging;
  let whole: WholeJudged = { dialect: {}, skipped: new Map() };
  // The dialect has questions of its own; for it alone no case is sent.
  if (judging.checks.every((check) => check === dialectIsKept))
    return { coverage: {}, whole, notJudged: [], random: undefined };
  const notJudged: string[] = [];
  const noteLate = (what: string) => {
    if (time.isOver() && !time.isInterrupted()) notJudged.push(`--max-time was over before ${what}`);
  };
  const coverage = await runSystematicPhase({ operations, agentIds, leftAlone }, context, observer);
  noteLate('the systematic phase was');
  // Of several shards, the first one asks.
  if (shard.ownsIndex(0))
    whole = await runWholePhase(
      { ...judging, servedDocument, agentIds, token: options.token },
      context,
      firstOrders.whole,
    );
  const cases = options.cases ?? profile.cases;
  const genomes = profile.genomes - plan.sequences.genomes.left;
  const isUpdated = operations.has('updateAgent') && agentIds.length > 0;
  if (isUpdated) {
    const { storms, measuresTime } = profile;
    const state = { agentIds, leftAlone, seed, shapes, storms, measuresTime };
    const played = await runScenarioPhase(state, context, firstOrders.state);
    if (played.sent < played.planned && notJudged.length === 0)
      noteLate(`every scenario was played: ${played.sent} of ${played.planned} were`);
  }
  const isTimeLeft = fitRandom(time, profile.softTimeMs);
  const sequences = isUpdated
    ? await runSequencePhase(
        { ...plan.sequences, cases, seed, isTimeLeft: isTimeLeft.forSequences },
        context,
        firstOrders.sequences,
      )
    : { sent: 0, planned: 0 };
  const random = { properties, operations, cases, seed, genomes, isTimeLeft: isTimeLeft.forCases };
  const sent = await runRandomPhase(random, context, firstOrders.random);
  return { coverage, whole, notJudged, random: { cases: sent, sequences } };
}
