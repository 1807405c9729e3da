import type { Check } from '../checks/check.ts';
import type { OperationName, Send } from '../run/exchange.ts';
import type { Finding, Run, SecondOpinion } from '../run/run-record.ts';
import { planPass } from '../second-opinion/plan-pass.ts';
import { createWatch } from '../state/watch.ts';
import type { RunContext } from './context.ts';
import { firstStateBehind, firstStateOf, keysIn } from './first-states.ts';
import { givenSecrets, shellVariables } from './given-secrets.ts';
import { createDialectObserver } from './observe-dialect.ts';
import type { CheckOptions, FailOn } from './options.ts';
import { type Prepared, prepare } from './prepare.ts';
import type { Profile } from './profiles.ts';
import { allProperties } from './properties.ts';
import { runRandomPhase } from './random-phase.ts';
import { createRedact, type Redact } from './redact.ts';
import type { RequestDigest } from './request-digest.ts';
import { repairAgent, sendFirstState } from './restore.ts';
import { type RestoredAgents, restoreAgents } from './restore-agents.ts';
import type { RunTime } from './run-time.ts';
import { settleFindings } from './settle-findings.ts';
import { runStatePhase } from './state-phase.ts';
import { runSystematicPhase } from './systematic-phase.ts';
import type { Tally } from './tally.ts';

/** What judging needs: the caller's wishes, made definite, and the edges. */
export interface Judging {
  readonly options: CheckOptions;
  readonly send: Send;
  readonly time: RunTime;
  readonly profile: Profile;
  readonly seed: number;
  readonly checks: readonly Check[];
  readonly operations: ReadonlySet<OperationName>;
  readonly agentIds: readonly string[];
  readonly concurrency: number;
  readonly failOn: ReadonlySet<FailOn>;
  readonly prefix: string;
  readonly mayWriteSecrets: boolean;
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

function skippedBy({ profile }: Judging, { subject }: Prepared): ReadonlyMap<string, string> {
  const skipped = new Map<string, string>();
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
    watch: createWatch((lane) => firstStateOf(lane, prepared)),
    isOver: judging.time.isOver,
    repair: (request) => repairAgent(send, request, firstStateBehind(request, prepared)),
  };
}

/** Sends every case, settles the findings and restores the agents, whatever happens between. */
export async function judgeDeployment(judging: Judging): Promise<Judged> {
  const { send, options, time, profile, operations, agentIds, mayWriteSecrets, seed, tally } = judging;
  const prepared = await prepare(send, operations, {
    agentIds,
    updatePath: options.updatePath,
    prefix: judging.prefix,
  });
  const { subject, obstacles } = prepared;
  const { updatePath, genomePath } = subject;
  const known = obstacles.has('updateAgent') ? [] : agentIds;
  // What the kit made up and left there in an earlier run is no secret.
  const foreignKeys = keysIn(prepared).filter((key) => !key.startsWith('kit-'));
  const redact = createRedact([...foreignKeys, ...givenSecrets(options)]);
  const context = contextOf(judging, prepared);
  const observer = createDialectObserver();
  const properties = allProperties({ updatePath, genomePath, agentIds: known, mayWriteSecrets });
  const isTimeLeft = () => !time.isOver() && time.elapsed() < profile.softTimeMs;
  const notJudged: string[] = [];
  let findings: readonly Finding[] = [];
  let secondOpinion: SecondOpinion | undefined;
  let coverage: Run['coverage'] = {};
  let restored: RestoredAgents = { sentences: [], unrestored: [] };

  const playPhases = async () => {
    coverage = await runSystematicPhase({ operations, agentIds: known, mayWriteSecrets }, context, observer);
    if (time.isOver() && !time.isInterrupted())
      notJudged.push('--max-time was over before the systematic phase was');
    if (operations.has('updateAgent')) {
      const { storms, measuresTime } = profile;
      const { shapes } = prepared;
      await runStatePhase(
        { agentIds: known, mayWriteSecrets, seed, shapes, storms, measuresTime, isTimeLeft },
        context,
        500_000,
      );
    }
    const cases = options.cases ?? profile.cases;
    await runRandomPhase(
      { properties, operations, cases, seed, genomes: profile.genomes, isTimeLeft },
      context,
      1_000_000,
    );
  };

  const settle = async () => {
    const settleBy = time.elapsed() + shrinkTimeMs;
    context.report('settling findings', tally.causes.size);
    const settled = await settleFindings(tally, {
      ...context,
      secrets: [...context.secrets, ...context.sentKeys.values()],
      url: options.url,
      redact,
      secretHeaders: shellVariables(options),
      properties,
      budget: { requests: profile.shrinks, isTimeLeft: () => !time.isOver() && time.elapsed() < settleBy },
      seed,
      failOn: judging.failOn,
      restore: async (request) => {
        const state = firstStateBehind(request, prepared);
        if (state !== undefined) await sendFirstState(send, request, state);
      },
    });
    findings = settled.findings;
    if (settled.unconfirmed > 0)
      notJudged.push(`${settled.unconfirmed} findings could not be sent again in time`);
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

  try {
    await playPhases();
    await settle();
    await askSecond();
  } finally {
    time.beginRestoring();
    const echo = observer.observed()['api-key-echo']?.choice;
    const isEchoedPlain = echo === undefined ? undefined : echo === 'plain';
    const keys = { rekeyed: context.rekeyed, isEchoedPlain };
    restored = await restoreAgents(send, prepared, known, keys, redact);
  }
  return {
    findings,
    coverage,
    dialect: observer.observed(),
    notJudged,
    obstacles,
    skipped: skippedBy(judging, prepared),
    restored,
    redact,
    secondOpinion,
  };
}
