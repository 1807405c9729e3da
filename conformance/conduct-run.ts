/** Edge: the one place where a run that judges meets the clock and the network. */
import { randomInt, randomUUID } from 'node:crypto';
import { updateFields } from '../spec/fields.ts';
import type { Check } from './checks/check.ts';
import { openEvolutionService } from './evolution-service/open-evolution-service.ts';
import { evolutionStatusRequest } from './generate/cases.ts';
import { createTally } from './phases/tally.ts';
import { findOpenApiFault } from './published/openapi-fault.ts';
import { explainLockedOut } from './record/explain-locked-out.ts';
import { createRequestDigest } from './record/request-digest.ts';
import { explainWeather, weatherOf } from './record/weather.ts';
import { redactGiven } from './redact/given-secrets.ts';
import { type KeptRun, keepInFolder } from './restoring/keep-in-folder.ts';
import { nothingToRestore } from './restoring/restore-agents.ts';
import { keepNothing, type Safekeeping } from './restoring/safekeeping.ts';
import { keptFolder } from './restoring/state-folder.ts';
import type { Kit, Run } from './run/run-record.ts';
import type { Judging, Network, Wishes } from './runner/judging.ts';
import type { CheckOptions } from './runner/options.ts';
import { planRun } from './runner/plan-run.ts';
import { type Open, openAnonymously } from './target/open-target.ts';
import { createProgressTeller } from './target/progress-teller.ts';
import { findSilence } from './target/reach.ts';
import { createRunTime, type RunTime } from './target/run-time.ts';
import type { Surroundings } from './target/surroundings.ts';
import { assembleRun } from './verdict/assemble-run.ts';
import type { Judged } from './verdict/judged.ts';

const noAgent =
  'no agent may be updated; name one with --agent-id, or leave the update out with --skip "*update*,test-score-*,answers-belong-*"';

/** A run that never came to judging anything. */
const nothingJudged = (options: CheckOptions, notJudged: readonly string[]): Judged => ({
  findings: [],
  stale: [],
  coverage: {},
  dialect: {},
  notJudged,
  unconfirmed: [],
  fields: updateFields,
  random: undefined,
  obstacles: new Map(),
  skipped: new Map(),
  restored: nothingToRestore,
  redact: redactGiven(options),
  secondOpinion: undefined,
});

async function prepareSecond({ secondOpinion }: CheckOptions) {
  if (secondOpinion === undefined) return undefined;
  const { preparePrismOpinion } = await import('./second-opinion/prism/prism-opinion.ts');
  return preparePrismOpinion();
}

/** How a run judges. */
export interface Conduct {
  readonly command: 'check' | 'fuzz';
  /** What it asks beside the checks of the contract. */
  readonly moreChecks: readonly Check[];
  readonly judge: (judging: Judging) => Promise<Judged>;
}

/** Reaches the deployment, if it answers at all, and judges it. */
async function judgeIfReached(judging: Judging, judge: Conduct['judge']): Promise<Judged> {
  const { wishes, network, time } = judging;
  const { options, operations, agentIds, checks } = wishes;
  if (checks.length === 0) return nothingJudged(options, ['no check was selected']);
  const { path } = evolutionStatusRequest(randomUUID());
  const silence = await findSilence(network.send, path, options.waitMs ?? 0, time);
  if (silence !== undefined) return nothingJudged(options, time.isInterrupted() ? [] : [silence]);
  if (!operations.has('updateAgent') || agentIds.length > 0) return judge(judging);
  const others = new Set([...operations].filter((operation) => operation !== 'updateAgent'));
  const judged = await judge({ ...judging, wishes: { ...wishes, operations: others } });
  return { ...judged, notJudged: [noAgent, ...judged.notJudged] };
}

/** Opens the ways to a deployment, and plays the evolution service behind it where that is wanted. */
async function openNetwork(options: CheckOptions, runId: string, time: RunTime, open: Open) {
  const { dialect, evolutionListen } = options;
  const target = open(options, runId, time);
  const anonymous = dialect === undefined ? undefined : openAnonymously(options, runId, time, open);
  const ways = anonymous === undefined ? [target] : [target, anonymous];
  const evolution = evolutionListen === undefined ? undefined : await openEvolutionService(evolutionListen);
  const network: Network = {
    send: target.send,
    sendAnonymously: anonymous?.send,
    sent: target,
    isLockedOut: () => target.lockedOut() !== undefined,
    sendsRaw: target.sendsRaw,
    concurrency: target.concurrency,
    evolution,
  };
  const close = () => Promise.all([...ways.map((way) => way.close()), evolution?.close()]);
  return { network, target, ways, close };
}

/** Judges while nobody else writes to the agents; where somebody does, nothing is judged. */
async function judgeAlone(
  run: KeptRun,
  { options, operations, shard }: Wishes,
  judge: (keeping: Safekeeping) => Promise<Judged>,
): Promise<Judged> {
  const agentIds = operations.has('updateAgent') ? shard.agentIds : [];
  const kept = keepInFolder(run, [{ url: options.url, agentIds }]);
  if (kept.isHeld) return nothingJudged(options, [kept.why]);
  const [keeping = keepNothing(run.runId)] = kept.keepings;
  return judge(keeping).finally(kept.close);
}

/** Conducts a run: reaches the deployment, keeps the first states, judges, restores, and puts the record together. */
export async function conductRun(
  options: CheckOptions,
  kit: Kit,
  { now, sleep, open, isEnough = () => false }: Surroundings,
  { command, moreChecks, judge }: Conduct,
): Promise<Run> {
  const prism = await prepareSecond(options);
  const startedAt = new Date().toISOString();
  const time = createRunTime(now, options.maxTimeMs ?? Number.POSITIVE_INFINITY, options.signal, sleep);
  const { wishes, deselected } = planRun(options, moreChecks, () => randomInt(2 ** 31 - 1));
  const { operations, agentIds, seed, failOn } = wishes;
  const runId = randomUUID();
  const { network, target, ways, close } = await openNetwork(options, runId, time, open);
  const tally = createTally(options.onDeparture);
  const digest = createRequestDigest();
  const askSecond: Judging['askSecond'] =
    prism && (({ updatePath, ...pass }) => prism.ask(updatePath, { ...pass, isOver: time.isOver }));
  const progress = createProgressTeller(tally, options.onProgress);
  const given: Omit<Judging, 'keeping'> = {
    wishes,
    network,
    time,
    findOpenApiFault,
    tally,
    isEnough: () => isEnough(tally.causes.size),
    digest,
    progress,
    askSecond,
  };
  const judged = await judgeAlone(
    { folder: keptFolder(options), command, runId, startedAt },
    wishes,
    (keeping) => judgeIfReached({ ...given, keeping }, judge),
  ).finally(close);
  const weather = weatherOf(ways);
  const notJudged = time.isInterrupted()
    ? [...judged.notJudged, 'it was interrupted']
    : [...explainLockedOut(target), ...explainWeather(weather), ...judged.notJudged];
  const run = assembleRun({
    ...judged,
    head: {
      kit,
      interrupted: time.isInterrupted(),
      target: options.url,
      agentIds,
      runId,
      startedAt,
      seed,
      profile: command === 'fuzz' ? 'fuzz' : (options.profile ?? 'standard'),
      failOn: [...failOn],
      ...(options.shard === undefined ? {} : { shard: options.shard }),
    },
    durationMs: Math.round(time.elapsed()),
    requests: ways.reduce((sum, { counts }) => sum + counts.requests, 0),
    requestsHash: digest.text(),
    tally,
    skipped: new Map([...deselected, ...judged.skipped]),
    deselected: new Set(deselected.keys()),
    operations:
      agentIds.length > 0 ? operations : new Set([...operations].filter((name) => name !== 'updateAgent')),
    notJudged,
    weather,
  });
  if (prism === undefined) return run;
  const unasked = {
    by: 'prism',
    version: prism.version,
    missing: 'the run ended before Prism was asked',
  } as const;
  return { ...run, secondOpinion: judged.secondOpinion ?? unasked };
}
