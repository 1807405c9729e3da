/** Edge: the one place where a replay meets the clock and the network. */

import { randomUUID } from 'node:crypto';
import { evolutionStatusRequest } from '../generate/cases.ts';
import { weatherOf } from '../record/weather.ts';
import { redactGiven } from '../redact/given-secrets.ts';
import { foreignKeysIn } from '../restoring/first-states.ts';
import { keepInFolder } from '../restoring/keep-in-folder.ts';
import { persist } from '../restoring/persist.ts';
import { nothingToRestore, restoreAgents } from '../restoring/restore-agents.ts';
import { keepNothing, type Safekeeping } from '../restoring/safekeeping.ts';
import { keptFolder } from '../restoring/state-folder.ts';
import type { AgentRestoration } from '../run/agent-restoration.ts';
import type { Finding, Weather } from '../run/run-record.ts';
import { parseBaseUrl } from '../send/base-url.ts';
import type { DeploymentOptions } from '../target/deployment-options.ts';
import { findSilence } from '../target/reach.ts';
import { createRunTime, type RunTime } from '../target/run-time.ts';
import { realSurroundings, type Surroundings } from '../target/surroundings.ts';
import { pairAgents } from './agent-ids.ts';
import { type Decision, notJudged } from './decide-replay.ts';
import { type OpenedReplayTarget, openReplayTarget } from './open-replay-target.ts';
import type { Recorded } from './read-recorded.ts';
import { describeDeployment } from './recorded-subject.ts';
import { replayOne } from './replay-one.ts';
import { vetRecorded } from './vet-recorded.ts';

/** How findings are replayed. The names are those of the command line. */
export interface ReplayOptions extends Omit<DeploymentOptions, 'url' | 'maxTimeMs' | 'onProgress'> {
  /** Default: where they were recorded. */
  readonly url?: string | undefined;
  /** Agents in place of the recorded ones, in their order; default: the recorded ones. */
  readonly agentIds?: readonly string[] | undefined;
  /** Ends the replay early: what was written is restored, and what is left could not be judged. */
  readonly signal?: AbortSignal | undefined;
  /** Told of each finding as soon as it is decided. */
  readonly onReplayed?: ((replayed: ReplayedFinding) => void) | undefined;
}

export interface ReplayedFinding extends Decision {
  readonly finding: Finding;
}

export interface Replay {
  readonly url: string;
  readonly findings: readonly ReplayedFinding[];
  /** Agents that could not be read, so that nothing was written to them. */
  readonly unread: readonly string[];
  /** What became of the others. */
  readonly restoration: readonly AgentRestoration[];
  /** Only where something came between. */
  readonly weather?: Weather;
}

async function replayAll(
  recorded: Recorded,
  { target, prepared }: OpenedReplayTarget,
  { url, ...options }: ReplayOptions,
  time: RunTime,
  keeping: Safekeeping,
): Promise<Omit<Replay, 'url'>> {
  const redact = redactGiven({ ...options, url }, foreignKeysIn(target.read));
  const findings: ReplayedFinding[] = [];
  let restoration = nothingToRestore;
  try {
    for (const finding of recorded.findings) {
      const { verdict, why } = await replayOne(finding, target);
      const replayed = { finding, verdict, ...(why === undefined ? {} : { why: redact(why) }) };
      findings.push(replayed);
      options.onReplayed?.(replayed);
    }
  } finally {
    time.beginRestoring();
    const send = persist(prepared.send, time);
    restoration = await restoreAgents({ ...prepared, send, updatePath: target.subject.updatePath, redact });
    keeping.settle(restoration);
  }
  return { findings, unread: target.read.unread, restoration };
}

/** What became of findings that could not be sent. */
function couldNotBeJudged(recorded: Recorded, why: string, { onReplayed }: ReplayOptions) {
  const findings = recorded.findings.map((finding) => ({ finding, ...notJudged(why) }));
  for (const replayed of findings) onReplayed?.(replayed);
  return { findings, unread: [], restoration: [] };
}

/** Sends recorded findings again, to where they were recorded or elsewhere, and says what became of each. */
export async function replayFindings(
  recorded: Recorded,
  options: ReplayOptions = {},
  { now, sleep, open }: Surroundings = realSurroundings,
): Promise<Replay> {
  vetRecorded(recorded, options);
  const { base, agentIds } = describeDeployment(recorded);
  const url = options.url ?? base;
  parseBaseUrl(url);
  const runId = randomUUID();
  const time = createRunTime(now, Number.POSITIVE_INFINITY, options.signal, sleep);
  const sender = open({ ...options, url }, runId, time);
  const kept = keepInFolder(
    { folder: keptFolder(options), command: 'replay', runId, startedAt: new Date().toISOString() },
    [{ url, agentIds: [...pairAgents(agentIds, options.agentIds ?? []).values()] }],
  );
  if (kept.isHeld) {
    await sender.close();
    return { url, ...couldNotBeJudged(recorded, kept.why, options) };
  }
  const [keeping = keepNothing(runId)] = kept.keepings;
  try {
    const { path } = evolutionStatusRequest(randomUUID());
    const silence = await findSilence(sender.send, path, options.waitMs ?? 0, time);
    if (silence !== undefined) {
      const why = time.isInterrupted() ? 'it was interrupted' : silence;
      return { url, ...couldNotBeJudged(recorded, why, options) };
    }
    const target = { ...options, url, keeping };
    const opened = await openReplayTarget(sender.send, recorded, target, time.isInterrupted);
    const replayed = await replayAll(recorded, opened, { ...options, url }, time, keeping);
    const weather = weatherOf([sender]);
    return { url, ...replayed, ...(weather === undefined ? {} : { weather }) };
  } finally {
    await sender.close();
    kept.close();
  }
}
