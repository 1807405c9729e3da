/** Edge: the one place where a run that judges meets the clock and the network. */
import { randomInt, randomUUID } from 'node:crypto';
import { updateFields } from '../spec/fields.ts';
import type { Check } from './checks/check.ts';
import { allChecks } from './checks/index.ts';
import { openEvolutionService } from './evolution-service/open-evolution-service.ts';
import { evolutionStatusRequest } from './generate/cases.ts';
import { createTally } from './phases/tally.ts';
import { findOpenApiFault } from './published/openapi-fault.ts';
import { createRequestDigest } from './record/request-digest.ts';
import { explainWeather, weatherOf } from './record/weather.ts';
import { redactGiven } from './redact/given-secrets.ts';
import { keepInFolder } from './restoring/keep-in-folder.ts';
import { nothingToRestore } from './restoring/restore-agents.ts';
import { keepNothing } from './restoring/safekeeping.ts';
import { keptFolder } from './restoring/state-folder.ts';
import type { FailOn } from './run/fail-on.ts';
import type { Kit, Run } from './run/run-record.ts';
import type { SecondOpinion } from './run/second-opinion.ts';
import type { Judged, Judging, SecondPass } from './runner/judging.ts';
import type { CheckOptions } from './runner/options.ts';
import { profiles } from './runner/profiles.ts';
import { selectChecks, selectOperations } from './runner/select-checks.ts';
import { isLoopback } from './send/proxy.ts';
import { checkShard, seedOfShards } from './shard/check-shard.ts';
import { planShard } from './shard/shard-plan.ts';
import { openAnonymously } from './target/open-target.ts';
import { createProgressTeller } from './target/progress-teller.ts';
import { findSilence } from './target/reach.ts';
import { createRunTime } from './target/run-time.ts';
import type { Surroundings } from './target/surroundings.ts';
import { assembleRun } from './verdict/assemble-run.ts';

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

/** Conducts a run: reaches the deployment, keeps the first states, judges, restores, and puts the record together. */
export async function conductRun(
  options: CheckOptions,
  kit: Kit,
  { now, sleep, open }: Surroundings,
  { command, moreChecks, judge }: Conduct,
): Promise<Run> {
  const prism = await prepareSecond(options);
  const startedAt = new Date().toISOString();
  const maxTimeMs = options.maxTimeMs ?? Number.POSITIVE_INFINITY;
  const time = createRunTime(now, maxTimeMs, options.signal, sleep);
  const { readOnly = false, only = [], skip = [], profile = 'standard' } = options;
  const all = [...allChecks, ...moreChecks];
  const { selected, skipped: deselected } = selectChecks(all, { only, skip, readOnly });
  // What is asked beside the contract goes along with it: alone it is about all operations.
  const ofContract = selected.filter((check) => !moreChecks.includes(check));
  const agentIds = readOnly ? [] : (options.agentIds ?? []);
  // Without an agent, checks that need none are judged all the same.
  const named = agentIds.length === 0 ? [] : only;
  const operations = new Set(
    selectOperations(ofContract.length === 0 ? selected : ofContract, { readOnly, only: named }),
  );
  if (operations.has('updateAgent')) checkShard(options.shard, agentIds);
  const failOn = new Set<FailOn>(options.failOn ?? ['must']);
  const seed = options.seed ?? seedOfShards(options.shard) ?? randomInt(2 ** 31 - 1);
  const runId = randomUUID();
  const target = open(options, runId, time);
  const anonymous = options.dialect === undefined ? undefined : openAnonymously(options, runId, time, open);
  const tally = createTally(options.onDeparture);
  const digest = createRequestDigest();
  const askSecond =
    prism === undefined
      ? undefined
      : ({ updatePath, ...pass }: SecondPass): Promise<SecondOpinion> =>
          prism.ask(updatePath, { ...pass, isOver: time.isOver });
  const ownIds = operations.has('updateAgent') ? planShard(options.shard, agentIds).agentIds : [];
  const kept = keepInFolder({ folder: keptFolder(options), command, runId, startedAt }, [
    { url: options.url, agentIds: ownIds },
  ]);
  const [keeping = keepNothing(runId)] = kept.isHeld ? [] : kept.keepings;
  const { evolutionListen } = options;
  const evolution =
    evolutionListen === undefined
      ? undefined
      : await openEvolutionService(evolutionListen).catch((error: unknown) => {
          if (!kept.isHeld) kept.close();
          throw error;
        });
  const judging: Judging = {
    wishes: {
      options,
      checks: selected,
      operations,
      agentIds,
      shard: planShard(options.shard, agentIds),
      profile: profiles[profile],
      seed,
      failOn,
      mayWriteSecrets: options.writeSecrets === true || isLoopback(new URL(options.url).hostname),
    },
    network: {
      send: target.send,
      sendAnonymously: anonymous?.send,
      sent: target,
      sendsRaw: target.sendsRaw,
      concurrency: target.concurrency,
      evolution,
    },
    time,
    keeping,
    findOpenApiFault,
    tally,
    digest,
    progress: createProgressTeller(tally, options.onProgress),
    askSecond,
  };
  const underWay = kept.isHeld
    ? Promise.resolve(nothingJudged(options, [kept.why]))
    : judgeIfReached(judging, judge).finally(kept.close);
  const judged = await underWay.finally(() =>
    Promise.all([target.close(), anonymous?.close(), evolution?.close()]),
  );
  const weather = weatherOf(anonymous === undefined ? [target] : [target, anonymous]);
  const notJudged = time.isInterrupted()
    ? [...judged.notJudged, 'it was interrupted']
    : [...explainWeather(weather), ...judged.notJudged];
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
      profile: command === 'fuzz' ? 'fuzz' : profile,
      failOn: [...failOn],
      ...(options.shard === undefined ? {} : { shard: options.shard }),
    },
    durationMs: Math.round(time.elapsed()),
    requests: target.counts.requests + (anonymous?.counts.requests ?? 0),
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
