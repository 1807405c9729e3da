/** Edge: gives agents back what a run that was cut off, or could not restore, has changed. */

import { randomUUID } from 'node:crypto';
import { updateFields } from '../spec/fields.ts';
import { canonicalUuid } from '../spec/uuid-text.ts';
import { watchMoves } from './moves/move-watch.ts';
import type { Subject } from './oracle/subject.ts';
import { redactGiven } from './redact/given-secrets.ts';
import { textsOfKey } from './restoring/first-states.ts';
import { keepInFolder } from './restoring/keep-in-folder.ts';
import { persist } from './restoring/persist.ts';
import type { LeftRun } from './restoring/read-left-run.ts';
import { restoreAgent } from './restoring/restore-agent.ts';
import { redactSeen } from './restoring/restore-agents.ts';
import { type KeepingOptions, keptFolder } from './restoring/state-folder.ts';
import { isLikeTheContract, refuseUpdatePath } from './restoring/update-path-of-file.ts';
import { isAsItWas, type SeenAgent } from './run/agent-restoration.ts';
import type { Send } from './run/exchange.ts';
import { realNow } from './send/clock.ts';
import { toRequestPath } from './send/request-path.ts';
import { markedUuid } from './systematic/read-only-values.ts';
import { openTarget } from './target/open-target.ts';
import { createRunTime } from './target/run-time.ts';
import type { TargetOptions } from './target/target-options.ts';

/** How agents are restored later. The names are those of the command line. */
export interface RestoreOptions extends Omit<TargetOptions, 'url'>, KeepingOptions {
  /** Default: where the run was. */
  readonly url?: string | undefined;
  readonly updatePath?: string | undefined;
  /** Whether the file is the kit's own, from the folder that only its user can write to. */
  readonly isOwnFile?: boolean | undefined;
  /** Told of each agent as soon as it is done. */
  readonly onRestored?: ((restored: LaterRestored) => void) | undefined;
}

/** What became of one agent. */
export interface LaterRestored {
  readonly agentId: string;
  readonly seen: SeenAgent;
  /** Fields that nobody could send: they are to be set by hand. */
  readonly withheld: readonly string[];
}

/** What became of all; or who else writes to one of them, so that none was sent anything. */
export type LaterRestoration =
  | { readonly isHeld: false; readonly agents: readonly LaterRestored[] }
  | { readonly isHeld: true; readonly why: string };

/** The same way, around what the states of an agent refuse. */
function aroundStates(send: Send, { agentId, first }: LeftRun['agents'][number], updatePath: string): Send {
  const subject: Subject = {
    updatePath,
    genomePath: '/v1/genomes/',
    listPath: '',
    agentIds: new Set([canonicalUuid(agentId) ?? agentId]),
    testScoreInput: 'text-and-numbers',
  };
  return watchMoves(send, () => subject, new Map([[agentId, first]])).sendAround;
}

/** Sends every agent what it was before the run, and tells of each what was seen. */
export async function restoreKept(
  { target, agents }: LeftRun,
  options: RestoreOptions,
): Promise<LaterRestoration> {
  const url = options.url ?? target;
  for (const { updatePath } of options.isOwnFile === true || options.updatePath !== undefined ? [] : agents)
    if (!isLikeTheContract(updatePath)) throw refuseUpdatePath(updatePath);
  const runId = randomUUID();
  const time = createRunTime(realNow, Number.POSITIVE_INFINITY, undefined);
  time.beginRestoring();
  const redact = redactGiven(
    { ...options, url },
    agents.flatMap(({ first }) => textsOfKey(first['api_key'])),
  );
  const run = { folder: keptFolder(options), command: 'restore', runId, startedAt: new Date().toISOString() };
  const { send: sendOnce, close } = openTarget({ ...options, url }, runId, time);
  const send = persist(sendOnce, time);
  const kept = keepInFolder(run, [{ url, agentIds: agents.map(({ agentId }) => agentId) }]);
  if (kept.isHeld) {
    await close();
    return { isHeld: true, why: kept.why };
  }
  const restored: LaterRestored[] = [];
  try {
    for (const agent of agents) {
      const { agentId, first, withheld } = agent;
      const fields = updateFields.filter(({ name }) => agent.fields.includes(name));
      // Nobody knows how far the run came: all that it kept may have been overwritten.
      const written = {
        fields: new Set(fields.map(({ name }) => name)),
        filled: new Set<string>(),
        unproved: new Map(),
        members: new Set<string>(),
        ids: new Set([markedUuid]),
      };
      const updatePath = toRequestPath(options.updatePath ?? agent.updatePath);
      const { seen } = await restoreAgent({
        send: aroundStates(send, agent, updatePath),
        sendUnwatched: send,
        updatePath,
        id: agentId,
        before: first,
        written,
        fields,
        isPartial: agent.isPartial,
        sendsAll: true,
      });
      const one = { agentId, seen: isAsItWas(seen) ? seen : redactSeen(seen, redact), withheld };
      restored.push(one);
      options.onRestored?.(one);
    }
  } finally {
    await close();
    kept.close();
  }
  return { isHeld: false, agents: restored };
}
