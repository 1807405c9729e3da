import type { Field } from '../../spec/fields.ts';
import { idsInForce } from '../baseline/mark-known.ts';
import { weighFindings } from '../baseline/weigh-findings.ts';
import type { Check } from '../checks/check.ts';
import { serverAnswers } from '../checks/server-answers/check.ts';
import { judgeSilences, type SilenceRecord } from '../checks/server-answers/judge-silences.ts';
import type { EvolutionService } from '../evolution-service/evolution-service.ts';
import { updateRequest } from '../generate/cases.ts';
import { sequences } from '../generate/sequences.ts';
import { createWatch } from '../observe/watch.ts';
import { type Drifted, runDriftPhase } from '../phases/drift-phase.ts';
import { createDialectObserver } from '../phases/observe-dialect.ts';
import { type PlayedPhases, playPhases } from '../phases/play-phases.ts';
import { allProperties } from '../phases/properties.ts';
import type { RunContext } from '../phases/run-context.ts';
import type { Tally } from '../phases/tally.ts';
import type { FindOpenApiFault } from '../published/openapi-fault.ts';
import { orderFindings } from '../record/order-findings.ts';
import type { RequestDigest } from '../record/request-digest.ts';
import { givenSecrets, redactGiven, shellVariables } from '../redact/given-secrets.ts';
import type { Redact } from '../redact/redact.ts';
import { firstStateBehind, firstStateOf, foreignKeysIn, keysIn } from '../restoring/first-states.ts';
import { repairAgent, sendFirstState } from '../restoring/repair-agent.ts';
import {
  explainUnrestored,
  nothingToRestore,
  type RestoredAgents,
  restoreAgents,
} from '../restoring/restore-agents.ts';
import type { Safekeeping } from '../restoring/safekeeping.ts';
import { writtenFields } from '../restoring/written-fields.ts';
import type { OperationName, Send, SentRequest } from '../run/exchange.ts';
import type { Finding, Run, SecondOpinion } from '../run/run-record.ts';
import { planPass } from '../second-opinion/plan-pass.ts';
import type { ShardPlan } from '../shard/shard-plan.ts';
import { settleFindings } from '../shrinking/settle-findings.ts';
import { settlingTime } from '../shrinking/settling-time.ts';
import { type Prepared, prepare } from '../target/prepare.ts';
import type { RunTime } from '../target/run-time.ts';
import { judgeUnread } from './judge-unread.ts';
import type { CheckOptions, FailOn } from './options.ts';
import type { Profile } from './profiles.ts';
import { skippedBy } from './skipped-checks.ts';

/** What judging needs: the caller's wishes, made definite, and the edges. */
export interface Judging {
  readonly options: CheckOptions;
  readonly send: Send;
  /** Without the token and the secret headers, where a dialect is held that tells of them. */
  readonly sendAnonymously: Send | undefined;
  /** What became of requests that were not answered at once. */
  readonly sent: SilenceRecord;
  readonly time: RunTime;
  readonly profile: Profile;
  readonly seed: number;
  readonly checks: readonly Check[];
  readonly operations: ReadonlySet<OperationName>;
  readonly agentIds: readonly string[];
  /** Which of the cases and agents are this run's. */
  readonly shard: ShardPlan;
  readonly concurrency: number;
  readonly failOn: ReadonlySet<FailOn>;
  readonly prefix: string;
  readonly mayWriteSecrets: boolean;
  /** Keeps the first states while the agents are changed. */
  readonly keeping: Safekeeping;
  readonly findOpenApiFault: FindOpenApiFault;
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
  readonly send: Send;
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
  /** The operations of findings that there was no time to send again. */
  readonly unconfirmed: readonly OperationName[];
  /** The fields that may be written. */
  readonly fields: readonly Field[];
  /** How much of what is random fitted the time. */
  readonly random: Run['random'];
  readonly obstacles: ReadonlyMap<OperationName, string>;
  /** Checks that turned out not to apply, and why. */
  readonly skipped: ReadonlyMap<string, string>;
  readonly restored: RestoredAgents;
  readonly redact: Redact;
  readonly secondOpinion: SecondOpinion | undefined;
}

function contextOf(judging: Judging, prepared: Prepared): RunContext {
  const { options } = judging;
  const { send } = prepared;
  return {
    ...judging,
    send,
    subject: prepared.subject,
    secrets: [...keysIn(prepared), ...givenSecrets(options)],
    sentKeys: new Map(),
    disturbed: new Set(),
    watch: createWatch((lane) => firstStateOf(lane, prepared)),
    isOver: judging.time.isOver,
    repair: (request) => repairAgent(send, request, firstStateBehind(request, prepared)),
  };
}

/** Sends every case, settles the findings and restores the agents, whatever happens between. */
export async function judgeDeployment(judging: Judging): Promise<Judged> {
  const { options, time, profile, operations, agentIds, mayWriteSecrets, seed, tally, keeping } = judging;
  const prepared = await prepare(judging.send, operations, {
    agentIds,
    ownIds: judging.shard.agentIds,
    updatePath: options.updatePath,
    prefix: judging.prefix,
    mayWriteSecrets,
    mark: keeping.mark,
    secure: keeping.secure,
  });
  const { send, guard, subject, obstacles } = prepared;
  const { updatePath, genomePath } = subject;
  const { leftAlone } = guard;
  const isReadable = (id: string) => !prepared.unread.has(id);
  const shard = { ...judging.shard, agentIds: judging.shard.agentIds.filter(isReadable) };
  const [known, own] = obstacles.has('updateAgent')
    ? [[], []]
    : [agentIds.filter(isReadable), shard.agentIds];
  const redact = redactGiven(options, foreignKeysIn(prepared));
  const recording = { url: options.url, redact, secretHeaders: shellVariables(options), seed };
  const isOver = () => time.isOver() || guard.otherWriter() !== undefined;
  const context = { ...contextOf(judging, prepared), shard, isOver };
  const observer = createDialectObserver();
  const properties = allProperties({ updatePath, genomePath, agentIds: known, leftAlone });
  const sequencing = {
    planSequences: (first: string) => {
      const ordered = [first, ...own.filter((id) => id !== first)];
      return sequences({ agentIds: ordered, updatePath, genomePath, exclude: [...leftAlone], operations });
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
  let unconfirmed: readonly OperationName[] = [];
  let findings: readonly Finding[] = [];
  let stale: readonly string[] = [];
  let secondOpinion: SecondOpinion | undefined;
  let played: PlayedPhases = {
    coverage: {},
    whole: { dialect: {}, skipped: new Map() },
    notJudged: [],
    random: undefined,
  };
  let drifted: Drifted = { findings: [], dialect: {}, skipped: new Map() };
  let restored = nothingToRestore;

  const settle = async () => {
    const settleBy = time.elapsed() + settlingTime(tally);
    context.report('settling findings', tally.causes.size);
    const settled = await settleFindings(tally, {
      ...context,
      ...recording,
      secrets: [...context.secrets, ...context.sentKeys.values()],
      // Shrinking tries other agents; the same path of random choices then leads to one of this run's.
      properties: properties.map((property) => ({
        ...property,
        requests: property.requests.map((request) => shard.keepOwn(request, subject)),
      })),
      budget: { requests: profile.shrinks, isTimeLeft: () => !time.isOver() && time.elapsed() < settleBy },
      failOn: judging.failOn,
      ...sequencing,
    });
    findings = settled.findings;
    const inForce = options.baseline === undefined ? new Set() : idsInForce(options.baseline);
    unconfirmed = settled.unconfirmed.filter(({ id }) => !inForce.has(id)).map(({ operation }) => operation);
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
      send,
      updatePath,
      requests,
      findings,
      redact: redactGiven(options, keysIn(prepared)),
      tick: judging.tick,
    };
    secondOpinion = await judging.askSecond(pass);
  };

  // Last of all: what it writes is seen by no check.
  const holdDialect = async () => {
    if (!shard.ownsIndex(0)) return;
    const plan = { ...judging, wanted: options.dialect, agentIds: known, secrets: options, recording };
    drifted = await runDriftPhase(plan, prepared, context);
    findings = [...findings, ...drifted.findings];
  };

  const weighSilences = () => {
    if (!judging.checks.includes(serverAnswers)) return;
    const failsOnMust = judging.failOn.has('must');
    findings = judgeSilences(judging.sent, findings, { subject, recording, failsOnMust });
  };

  try {
    const { shapes, servedDocument } = prepared;
    judgeUnread(prepared, context, notJudged);
    played = await playPhases(
      {
        judging: { ...judging, shard },
        agentIds: known,
        leftAlone,
        shapes,
        servedDocument,
        properties,
        sequences: sequencing,
        observer,
      },
      context,
    );
    await settle();
    await holdDialect();
    weighSilences();
    ({ findings, stale } = await weighFindings(findings, { judging, prepared, context, recording }));
    await askSecond();
  } finally {
    time.beginRestoring();
    restored = await restoreAgents({ ...prepared, updatePath, redact });
    keeping.settle(restored);
  }
  notJudged.push(...explainUnrestored(restored));
  const otherWriter = guard.otherWriter();
  if (otherWriter !== undefined) {
    notJudged.push(otherWriter);
    // Whatever was seen meanwhile may be the other's doing: nobody is accused of it.
    findings = findings.map((finding) => ({ ...finding, counts: false }));
  }
  return {
    findings: orderFindings(findings),
    stale,
    coverage: played.coverage,
    dialect: { ...observer.observed(), ...played.whole.dialect, ...drifted.dialect },
    notJudged: [...played.notJudged, ...notJudged],
    unconfirmed,
    fields: writtenFields(guard, own),
    random: played.random,
    obstacles,
    skipped: new Map([...skippedBy(judging, prepared), ...played.whole.skipped, ...drifted.skipped]),
    restored,
    redact,
    secondOpinion,
  };
}
