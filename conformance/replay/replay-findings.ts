/** Edge: the one place where a replay meets the clock and the network. */
import { randomUUID } from 'node:crypto';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { evolutionStatusRequest } from '../generate/cases.ts';
import type { Finding } from '../run/run-record.ts';
import { findSilence } from '../runner/reach.ts';
import { createRedact } from '../runner/redact.ts';
import { restoreAgent } from '../runner/restore.ts';
import { createRunTime, type RunTime } from '../runner/run-time.ts';
import { openTarget, type TargetOptions } from '../send/open-target.ts';
import { buildStage } from './build-stage.ts';
import type { Decision } from './decide-verdict.ts';
import { watchKeys } from './key-use.ts';
import type { Recorded } from './read-recorded.ts';
import { describeDeployment } from './recorded-subject.ts';
import { replayOne } from './replay-one.ts';
import type { Stage } from './stage.ts';

/** How findings are replayed. The names are those of the command line. */
export interface ReplayOptions extends Omit<TargetOptions, 'url'> {
  /** Default: where they were recorded. */
  readonly url?: string | undefined;
  /** Agents in place of the recorded ones, in their order; default: the recorded ones. */
  readonly agentIds?: readonly string[] | undefined;
  readonly updatePath?: string | undefined;
  readonly waitMs?: number | undefined;
  readonly writeSecrets?: boolean | undefined;
  /** Ends the replay early: what was written is restored, and what is left could not be judged. */
  readonly signal?: AbortSignal | undefined;
  /** Told of each finding as soon as it is decided. */
  readonly onReplayed?: ((replayed: ReplayedFinding) => void) | undefined;
}

/** What became of one finding. */
export interface ReplayedFinding extends Decision {
  readonly finding: Finding;
}

/** What became of all findings. */
export interface Replay {
  readonly url: string;
  readonly findings: readonly ReplayedFinding[];
  /** The restoration of the agents, in one sentence each. */
  readonly restoration: readonly string[];
}

async function replayAll(
  recorded: Recorded,
  stage: Stage,
  options: ReplayOptions,
  time: RunTime,
): Promise<Omit<Replay, 'url'>> {
  const keys = watchKeys(stage.send, stage.subject);
  const foreign = stage.secrets.filter((secret) => !secret.startsWith('kit-'));
  const redact = createRedact(foreign);
  const findings: ReplayedFinding[] = [];
  const restoration: string[] = [];
  try {
    for (const finding of recorded.findings) {
      const { verdict, why } = await replayOne(finding, { ...stage, send: keys.send });
      const replayed = { finding, verdict, ...(why === undefined ? {} : { why: redact(why) }) };
      findings.push(replayed);
      options.onReplayed?.(replayed);
    }
  } finally {
    time.beginRestoring();
    for (const id of stage.read.unread)
      restoration.push(`agent ${id} could not be read at the start, so it could not be restored`);
    for (const [id, before] of stage.read.firstStates) {
      const use = keys.useOf(canonicalUuid(id) ?? id);
      restoration.push((await restoreAgent(stage.send, stage.subject.updatePath, id, before, use)).sentence);
    }
  }
  return { findings, restoration };
}

/** Sends recorded findings again, to where they were recorded or elsewhere, and says what became of each. */
export async function replayFindings(recorded: Recorded, options: ReplayOptions = {}): Promise<Replay> {
  const url = options.url ?? describeDeployment(recorded).base;
  const time = createRunTime(() => performance.now(), Number.POSITIVE_INFINITY, options.signal);
  const sender = openTarget({ ...options, url }, randomUUID(), time);
  try {
    const { path } = evolutionStatusRequest(randomUUID());
    const silence = await findSilence(sender.send, path, options.waitMs ?? 0, time);
    if (silence !== undefined) {
      const why = time.isInterrupted() ? 'it was interrupted' : silence;
      const findings = recorded.findings.map(
        (finding): ReplayedFinding => ({ finding, verdict: 'could not be judged', why }),
      );
      for (const replayed of findings) options.onReplayed?.(replayed);
      return { url, findings, restoration: [] };
    }
    const stage = await buildStage(sender.send, recorded, { ...options, url }, time.isInterrupted);
    return { url, ...(await replayAll(recorded, stage, options, time)) };
  } finally {
    await sender.close();
  }
}
