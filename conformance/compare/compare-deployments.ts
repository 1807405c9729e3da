/** Edge: the one place where a comparison meets the clock and the network. */

import { randomInt, randomUUID } from 'node:crypto';
import { evolutionStatusRequest } from '../generate/cases.ts';
import { explainLockedOut } from '../record/explain-locked-out.ts';
import { createRequestDigest } from '../record/request-digest.ts';
import { weatherOf } from '../record/weather.ts';
import { redactGiven, shellVariables } from '../redact/given-secrets.ts';
import { keepInFolder } from '../restoring/keep-in-folder.ts';
import { nothingToRestore } from '../restoring/restore-agents.ts';
import { keepNothing } from '../restoring/safekeeping.ts';
import { keptFolder } from '../restoring/state-folder.ts';
import type { Kit, Run } from '../run/run-record.ts';
import { mayWriteSecrets } from '../target/may-write-secrets.ts';
import { createProgressTeller } from '../target/progress-teller.ts';
import { findSilence } from '../target/reach.ts';
import { createRunTime } from '../target/run-time.ts';
import { realSurroundings, type Surroundings } from '../target/surroundings.ts';
import { assembleComparison } from './assemble-comparison.ts';
import { forBoth, mapBoth, sideNames } from './both.ts';
import type { CompareOptions } from './compare-options.ts';
import { type Compared, type CompareJob, compareSides } from './compare-sides.ts';
import { requirePairs } from './require-pairs.ts';
import { createCompareTally } from './tally-differences.ts';

const usualCases = 2000;

const nothingCompared = ({ options }: CompareJob, notJudged: readonly string[]): Compared => ({
  findings: [],
  notJudged,
  restored: mapBoth(options, () => nothingToRestore),
  redact: mapBoth(options, (side) => redactGiven(side)),
});

const noAgents =
  'no agent may be updated; name one on each side with --left-agent-id and --right-agent-id, or send nothing but GET with --read-only';

/** Why the two cannot be compared: one of them does not answer. */
async function findSilences(job: CompareJob, waitMs: number): Promise<readonly string[]> {
  const { path } = evolutionStatusRequest(randomUUID());
  const silences = await forBoth(job.send, (send) => findSilence(send, path, waitMs, job.time));
  return sideNames.flatMap((side) => {
    const silence = silences[side];
    return silence === undefined ? [] : [`${side} (${job.options[side].url}): ${silence}`];
  });
}

async function compareIfReached(job: CompareJob, waitMs: number): Promise<Compared> {
  const silences = await findSilences(job, waitMs);
  if (job.time.isInterrupted()) return nothingCompared(job, []);
  if (silences.length > 0) return nothingCompared(job, silences);
  const compared = await compareSides(job);
  const hasAgents = job.readOnly || (job.options.left.agentIds ?? []).length > 0;
  return hasAgents ? compared : { ...compared, notJudged: [noAgents, ...compared.notJudged] };
}

/** Sends both deployments the same requests and tells where their answers differ; their agents are restored. */
export async function compareDeployments(
  options: CompareOptions,
  kit: Kit,
  { now, sleep, open }: Surroundings = realSurroundings,
): Promise<Run> {
  const { left, right, readOnly = false } = options;
  requirePairs(options);
  const startedAt = new Date().toISOString();
  const time = createRunTime(now, options.maxTimeMs ?? Number.POSITIVE_INFINITY, options.signal, sleep);
  const seed = options.seed ?? randomInt(2 ** 31 - 1);
  const runId = randomUUID();
  const targets = mapBoth({ left, right }, (side) => open({ ...options, ...side }, runId, time));
  const tally = createCompareTally();
  const digest = createRequestDigest();
  const kept = keepInFolder(
    { folder: keptFolder(options), command: 'compare', runId, startedAt },
    [left, right].map(({ url, agentIds = [] }) => ({ url, agentIds: readOnly ? [] : agentIds })),
  );
  const [leftKeeping = keepNothing(runId), rightKeeping = keepNothing(runId, 1)] = kept.isHeld
    ? []
    : kept.keepings;
  const job: CompareJob = {
    options: { left, right },
    send: mapBoth(targets, ({ send }) => send),
    time,
    seed,
    cases: options.cases ?? usualCases,
    concurrency: targets.left.concurrency,
    readOnly,
    mayWriteSecrets: mayWriteSecrets(options, left.url) && mayWriteSecrets(options, right.url),
    keepings: { left: leftKeeping, right: rightKeeping },
    tally,
    digest,
    progress: createProgressTeller(tally, options.onProgress),
    secretHeaders: shellVariables(left, 'AGENT_CONSOLE_LEFT_TOKEN'),
  };
  const compare = kept.isHeld
    ? Promise.resolve(nothingCompared(job, [kept.why]))
    : compareIfReached(job, options.waitMs ?? 0).finally(kept.close);
  const compared = await compare.finally(() => Promise.all([targets.left.close(), targets.right.close()]));
  return assembleComparison({
    compared,
    tally,
    head: { kit, runId, startedAt, seed },
    sides: { left, right },
    durationMs: Math.round(time.elapsed()),
    requests: targets.left.counts.requests + targets.right.counts.requests,
    requestsHash: digest.text(),
    isInterrupted: time.isInterrupted(),
    weather: mapBoth(targets, (target) => weatherOf([target])),
    lockedOut: mapBoth(targets, explainLockedOut),
    readOnly,
  });
}
