/** Edge: the one place where learning meets the clock and the network. */

import { randomUUID } from 'node:crypto';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { evolutionStatusRequest } from './generate/cases.ts';
import { dialectFileOf } from './learn/dialect-file.ts';
import { type LearnedDialect, learnDialect } from './learn/learn-dialect.ts';
import type { Learned, LearnOptions } from './learn/learn-options.ts';
import { decidedChoices } from './learn/learn-points.ts';
import { stateFileOf } from './learn/state-file.ts';
import { explainLockedOut } from './record/explain-locked-out.ts';
import { explainWeather, weatherOf } from './record/weather.ts';
import { redactGiven } from './redact/given-secrets.ts';
import { keepInFolder } from './restoring/keep-in-folder.ts';
import { nothingToRestore } from './restoring/restore-agents.ts';
import { keepNothing } from './restoring/safekeeping.ts';
import { keptFolder } from './restoring/state-folder.ts';
import type { Kit } from './run/run-record.ts';
import { parseBaseUrl } from './send/base-url.ts';
import { distinctAgents } from './target/distinct-agents.ts';
import { mayWriteSecrets } from './target/may-write-secrets.ts';
import { openAnonymously } from './target/open-target.ts';
import { findSilence } from './target/reach.ts';
import { createRunTime } from './target/run-time.ts';
import { realSurroundings, type Surroundings } from './target/surroundings.ts';

export type { Learned, LearnOptions } from './learn/learn-options.ts';

const nothingLearned = (options: LearnOptions, notLearned: readonly string[]): LearnedDialect => ({
  points: [],
  examples: {},
  notLearned,
  restored: nothingToRestore,
  redact: redactGiven(options),
  agents: [],
});

/** Learns how a deployment answers where the contract is silent, and leaves its agents as they were. */
export async function learnDeployment(
  options: LearnOptions,
  kit: Kit,
  { now, sleep, open }: Surroundings = realSurroundings,
): Promise<Learned> {
  const at = new Date().toISOString();
  const maxTimeMs = options.maxTimeMs ?? Number.POSITIVE_INFINITY;
  const time = createRunTime(now, maxTimeMs, options.signal, sleep);
  const runId = randomUUID();
  const target = open(options, runId, time);
  const anonymous = openAnonymously(options, runId, time, open);
  const named = distinctAgents(options.agentIds ?? []);
  const agentIds = options.readOnly === true ? [] : named;
  const kept = keepInFolder({ folder: keptFolder(options), command: 'learn', runId, startedAt: at }, [
    { url: options.url, agentIds },
  ]);
  const [keeping = keepNothing(runId)] = kept.isHeld ? [] : kept.keepings;
  let exchanges = 0;
  const learn = async () => {
    if (kept.isHeld) return nothingLearned(options, [kept.why]);
    const { path } = evolutionStatusRequest(randomUUID());
    const silence = await findSilence(target.send, path, options.waitMs ?? 0, time);
    if (silence !== undefined) return nothingLearned(options, time.isInterrupted() ? [] : [silence]);
    return learnDialect({
      send: target.send,
      sendAnonymously: anonymous?.send,
      time,
      secrets: options,
      agentIds: named,
      updatePath: options.updatePath,
      listPath: options.listPath,
      prefix: parseBaseUrl(options.url).prefix,
      readOnly: options.readOnly ?? false,
      mayWriteSecrets: mayWriteSecrets(options, options.url),
      keeping,
      tick: () => {
        exchanges += 1;
        options.onProgress?.(exchanges);
      },
    });
  };
  const close = () => Promise.all([target.close(), anonymous?.close()]);
  const learned = await learn().finally(async () => {
    if (!kept.isHeld) kept.close();
    await close();
  });
  const { points, examples, redact } = learned;
  const hasExamples = Object.keys(examples).length > 0;
  const interrupted = time.isInterrupted() ? ['it was interrupted'] : [];
  const weather = weatherOf(anonymous === undefined ? [target] : [target, anonymous]);
  const late = !time.isInterrupted() && time.isOver() ? ['--max-time was over before all was asked'] : [];
  return {
    target: options.url,
    dialect: { ...dialectPresets.fastapi, ...decidedChoices(points), ...(hasExamples ? { examples } : {}) },
    points,
    file: dialectFileOf(learned, { from: options.name ?? options.url, at, kit: kit.version }, redact),
    state: stateFileOf(learned.agents, redact),
    requests: target.counts.requests + (anonymous?.counts.requests ?? 0),
    durationMs: Math.round(time.elapsed()),
    ...(weather === undefined ? {} : { weather }),
    notLearned: [
      ...learned.notLearned.map(redact),
      ...interrupted,
      ...late,
      ...explainLockedOut(target),
      ...(time.isInterrupted() ? [] : explainWeather(weather)),
    ],
    restoration: learned.restored,
  };
}
