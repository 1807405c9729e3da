import { idsInForce } from '../baseline/mark-known.ts';
import { weighFindings } from '../baseline/weigh-findings.ts';
import type { Check } from '../checks/check.ts';
import { updateReachesOneAgent } from '../checks/update-reaches-one-agent.ts';
import type { EvolutionService } from '../forwarding/evolution-service.ts';
import { updateRequest } from '../generate/cases.ts';
import { sequences } from '../generate/sequences.ts';
import { type Drifted, runDriftPhase } from '../learn/drift/drift-phase.ts';
import type { ReadDocument } from '../published/published-document.ts';
import type { OperationName, Send, SentRequest } from '../run/exchange.ts';
import type { Finding, Run, SecondOpinion } from '../run/run-record.ts';
import { planPass } from '../second-opinion/plan-pass.ts';
import type { Deal } from '../shard/deal-cases.ts';
import { createWatch } from '../state/watch.ts';
import type { RunContext } from './context.ts';
import { firstStateBehind, firstStateOf, keysIn } from './first-states.ts';
import { givenSecrets, shellVariables } from './given-secrets.ts';
import { createDialectObserver } from './observe-dialect.ts';
import type { CheckOptions, FailOn } from './options.ts';
import { orderFindings } from './order-findings.ts';
import { type PlayedPhases, playPhases } from './play-phases.ts';
import { type Prepared, prepare } from './prepare.ts';
import type { Profile } from './profiles.ts';
import { allProperties } from './properties.ts';
import { createRedact, type Redact } from './redact.ts';
import type { RequestDigest } from './request-digest.ts';
import { repairAgent, sendFirstState } from './restore.ts';
import { type RestoredAgents, restoreAgents } from './restore-agents.ts';
import type { RunTime } from './run-time.ts';
import { settleFindings } from './settle-findings.ts';
import type { Tally } from './tally.ts';

/** What judging needs: the caller's wishes, made definite, and the edges. */
export interface Judging {
  readonly options: CheckOptions;
  readonly send: Send;
  /** Without the token and the secret headers, where a dialect is held that tells of them. */
  readonly sendAnonymously: Send | undefined;
  readonly time: RunTime;
  readonly profile: Profile;
  readonly seed: number;
  readonly checks: readonly Check[];
  readonly operations: ReadonlySet<OperationName>;
  readonly agentIds: readonly string[];
  /** Which of the cases and agents are this run's. */
  readonly deal: Deal;
  readonly concurrency: number;
  readonly failOn: ReadonlySet<FailOn>;
  readonly prefix: string;
  readonly mayWriteSecrets: boolean;
  readonly readDocument: ReadDocument;
  /** The evolution service that the kit plays behind the deployment, where it does. */
  readonly evolution: EvolutionService | undefined;
  readonly tally: Tally;
  readonly digest: RequestDigest;
  readonly report: RunContext['report'];
  readonly tick: () => void;
  /** Asks the second opinion, where one is wanted. */
  readonly askSecond: ((pass: SecondPass) => Promise<SecondOpinion>) | undefined;
}

/** What a second opinion is given. */
export interface SecondPass {
  readonly updatePath: string;
  readonly requests: ReturnType<typeof planPass>;
  readonly findings: readonly Finding[];
  readonly redact: Redact;
  readonly tick: () => void;
}

/** What judging came to. */
export interface Judged {
  readonly findings: readonly Finding[];
  /** Entries of the baseline that are gone. */
  readonly stale: readonly string[];
  readonly coverage: Run['coverage'];
  readonly dialect: Run['dialect'];
  readonly notJudged: readonly string[];
  readonly obstacles: ReadonlyMap<OperationName, string>;
  /** Checks that turned out not to apply, and why. */
  readonly skipped: ReadonlyMap<string, string>;
  readonly restored: RestoredAgents;
  readonly redact: Redact;
  readonly secondOpinion: SecondOpinion | undefined;
}

const shrinkTimeMs = 15_000;

function skippedBy({ profile, checks, deal, agentIds }: Judging, { subject }: Prepared) {
  const skipped = new Map<string, string>();
  const isAlone = deal.agentIds.length < Math.min(2, agentIds.length);
  if (isAlone && checks.includes(updateReachesOneAgent))
    skipped.set(updateReachesOneAgent.id, 'it takes two agents, and this shard has one');
  if (!profile.measuresTime) skipped.set('test-score-answers-in-time', 'only profile deep measures it');
  if (subject.testScoreInput === 'numbers-only')
    skipped.set(
      'test-score-accepts-decimal-text',
      'test_score takes numbers only: it refused "85.5" and took 85.5',
    );
  return skipped;
}

function contextOf(judging: Judging, prepared: Prepared): RunContext {
  const { send, options } = judging;
  return {
    ...judging,
    subject: prepared.subject,
    secrets: [...keysIn(prepared), ...givenSecrets(options)],
    sentKeys: new Map(),
    rekeyed: new Set(),
    disturbed: new Set(),
    watch: createWatch((lane) => firstStateOf(lane, prepared)),
    isOver: judging.time.isOver,
    repair: (request) => repairAgent(send, request, firstStateBehind(request, prepared)),
  };
}

/** Sends every case, settles the findings and restores the agents, whatever happens between. */
export async function judgeDeployment(judging: Judging): Promise<Judged> {
  const { send, options, time, profile, operations, agentIds, mayWriteSecrets, seed, tally, deal } = judging;
  const prepared = await prepare(send, operations, {
    agentIds,
    ownIds: deal.agentIds,
    updatePath: options.updatePath,
    prefix: judging.prefix,
  });
  const { subject, obstacles } = prepared;
  const { updatePath, genomePath } = subject;
  const [known, own] = obstacles.has('updateAgent') ? [[], []] : [agentIds, deal.agentIds];
  // What the kit made up and left there in an earlier run is no secret.
  const foreignKeys = keysIn(prepared).filter((key) => !key.startsWith('kit-'));
  const redact = createRedact([...foreignKeys, ...givenSecrets(options)]);
  const recording = { url: options.url, redact, secretHeaders: shellVariables(options), seed };
  const context = contextOf(judging, prepared);
  const observer = createDialectObserver();
  const properties = allProperties({ updatePath, genomePath, agentIds: known, mayWriteSecrets });
  const exclude = mayWriteSecrets ? [] : (['api_key'] as const);
  const sequencing = {
    planSequences: (first: string) => {
      const ordered = [first, ...own.filter((id) => id !== first)];
      return sequences({ agentIds: ordered, updatePath, genomePath, exclude, operations });
    },
    // The others are left to the random phase.
    genomes: { left: Math.floor(profile.genomes / 5) },
    emptyUpdate: (agentId: string) => updateRequest(updatePath, agentId, '{}'),
    restore: async (request: SentRequest) => {
      const state = firstStateBehind(request, prepared);
      if (state !== undefined) await sendFirstState(send, request, state);
    },
  };
  const notJudged: string[] = [];
  let findings: readonly Finding[] = [];
  let stale: readonly string[] = [];
  let secondOpinion: SecondOpinion | undefined;
  let played: PlayedPhases = { coverage: {}, whole: { dialect: {}, skipped: new Map() }, notJudged: [] };
  let drifted: Drifted = { findings: [], dialect: {}, skipped: new Map() };
  let restored: RestoredAgents = { sentences: [], unrestored: [] };

  const settle = async () => {
    const settleBy = time.elapsed() + shrinkTimeMs;
    context.report('settling findings', tally.causes.size);
    const settled = await settleFindings(tally, {
      ...context,
      ...recording,
      secrets: [...context.secrets, ...context.sentKeys.values()],
      // Shrinking tries other agents; the same path of random choices then leads to one of this run's.
      properties: properties.map((property) => ({
        ...property,
        requests: property.requests.map((request) => deal.keepOwn(request, subject)),
      })),
      budget: { requests: profile.shrinks, isTimeLeft: () => !time.isOver() && time.elapsed() < settleBy },
      failOn: judging.failOn,
      ...sequencing,
    });
    findings = settled.findings;
    const inForce = options.baseline === undefined ? new Set() : idsInForce(options.baseline);
    const unconfirmed = settled.unconfirmed.filter((id) => !inForce.has(id)).length;
    if (unconfirmed > 0) notJudged.push(`${unconfirmed} findings could not be sent again in time`);
  };

  const askSecond = async () => {
    if (judging.askSecond === undefined) return;
    const requests = planPass({
      operations,
      updatePath,
      agentIds: options.agentIds ?? [],
      firstStates: prepared.firstStates,
    });
    context.report('second opinion', requests.length);
    const pass = {
      updatePath,
      requests,
      findings,
      redact: createRedact(context.secrets),
      tick: judging.tick,
    };
    secondOpinion = await judging.askSecond(pass);
  };

  // Last of all: what it writes is seen by no check.
  const holdDialect = async () => {
    if (!deal.ownsTurn(0)) return;
    const plan = { ...judging, wanted: options.dialect, agentIds: known, secrets: options, recording };
    drifted = await runDriftPhase(plan, prepared, context);
    findings = [...findings, ...drifted.findings];
  };

  try {
    const { shapes } = prepared;
    played = await playPhases(
      { judging, agentIds: known, shapes, properties, sequences: sequencing, observer },
      context,
    );
    await settle();
    await holdDialect();
    ({ findings, stale } = await weighFindings(findings, { judging, prepared, context, recording }));
    await askSecond();
  } finally {
    time.beginRestoring();
    const echo = observer.observed()['api-key-echo']?.choice;
    const isEchoedPlain = echo === undefined ? undefined : echo === 'plain';
    const keys = { rekeyed: context.rekeyed, isEchoedPlain };
    const written = operations.has('updateAgent') ? own : [];
    restored = await restoreAgents(send, prepared, written, keys, redact);
  }
  return {
    findings: orderFindings(findings),
    stale,
    coverage: played.coverage,
    dialect: { ...observer.observed(), ...played.whole.dialect, ...drifted.dialect },
    notJudged: [...played.notJudged, ...notJudged],
    obstacles,
    skipped: new Map([...skippedBy(judging, prepared), ...played.whole.skipped, ...drifted.skipped]),
    restored,
    redact,
    secondOpinion,
  };
}
