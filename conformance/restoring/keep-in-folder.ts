/** Edge: keeps first states in the user's state folder, and the agents to one run at a time. */
import { utimesSync } from 'node:fs';
import { isAsItWas } from '../run/agent-restoration.ts';
import { markOf } from '../run/run-mark.ts';
import { describeHolder, type Holder } from './holder.ts';
import { takeLease } from './lease.ts';
import { heartbeatMs, thisProcess } from './process-identity.ts';
import { removeRecovery, writeRecovery } from './recovery-folder.ts';
import { type KeptAgent, recordAgent } from './recovery-record.ts';
import { keepNothing, type Safekeeping } from './safekeeping.ts';

export interface KeptRun extends Pick<Holder, 'command' | 'runId' | 'startedAt'> {
  /** Undefined where nothing is kept: the deployment ends with the run. */
  readonly folder: string | undefined;
}

/** A deployment of the run, and the agents that it may write to there. */
export interface KeptTarget {
  readonly url: string;
  readonly agentIds: readonly string[];
}

/** What a run has of safekeeping: one for each target, in their order; or who else holds an agent. */
export type Kept =
  | { readonly isHeld: false; readonly keepings: readonly Safekeeping[]; readonly close: () => void }
  | { readonly isHeld: true; readonly why: string };

/** Shows others that share the folder from another machine that this run goes on. */
function touch(files: readonly string[]): void {
  const now = new Date();
  for (const file of files) {
    try {
      utimesSync(file, now, now);
    } catch {
      // Somebody cleared the folder: the run itself does not need the file, and nobody else is kept away by it.
    }
  }
}

/** Leases the agents of a run, and opens the way to keep their first states. */
export function keepInFolder({ folder, ...named }: KeptRun, targets: readonly KeptTarget[]): Kept {
  const { runId } = named;
  if (folder === undefined) {
    const keepings = targets.map((_, index) => keepNothing(runId, index));
    return { isHeld: false, keepings, close: () => {} };
  }
  const holder: Holder = { ...named, ...thisProcess() };
  const agents = targets.flatMap(({ url, agentIds }) => agentIds.map((agentId) => ({ url, agentId })));
  const lease = takeLease(folder, agents, holder);
  if (!lease.isTaken) {
    const { agentId, url } = lease.agent;
    const why = `agent ${agentId} at ${url} is being written to by ${describeHolder(lease.holder)}; wait until it has ended`;
    return { isHeld: true, why };
  }
  const recoveries = new Set<string>();
  const keepTarget = ({ url }: KeptTarget, index: number): Safekeeping => {
    let file: string | undefined;
    let kept: readonly KeptAgent[] = [];
    const suffix = index === 0 ? '' : `-${index + 1}`;
    const write = (agents: readonly KeptAgent[]) =>
      writeRecovery(folder, { target: url, holder, agents }, suffix);
    return {
      mark: markOf(runId, index),
      secure: async (firstStates, updatePath, guard) => {
        kept = [...firstStates].map(([agentId, first]) =>
          recordAgent(agentId, updatePath, first, guard.leftAloneOf(agentId)),
        );
        file = write(kept);
        recoveries.add(file);
      },
      settle: (restored) => {
        if (file === undefined) return;
        const back = new Set(restored.filter(isAsItWas).map(({ agentId }) => agentId));
        const left = kept.filter(({ agentId }) => !back.has(agentId));
        if (left.length === 0) recoveries.delete(file);
        try {
          if (left.length === 0) removeRecovery(file);
          else if (left.length < kept.length) write(left);
        } catch {
          // Those that are as they were are restored to what they are: a file that cannot be changed costs no verdict.
        }
      },
    };
  };
  const heartbeat = setInterval(() => touch([...lease.files, ...recoveries]), heartbeatMs);
  heartbeat.unref();
  return {
    isHeld: false,
    keepings: targets.map(keepTarget),
    close: () => {
      clearInterval(heartbeat);
      lease.release();
    },
  };
}
