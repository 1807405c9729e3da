/** Edge: keeps first states in the user's state folder, and the agents to one run at a time. */
import { utimesSync } from 'node:fs';
import { isAsItWas } from '../run/agent-restoration.ts';
import { markOf } from '../run/run-mark.ts';
import { describeHolder, type Holder } from './holder.ts';
import { takeLease } from './lease.ts';
import { heartbeatMs, thisProcess } from './process-identity.ts';
import { removeRecovery, writeRecovery } from './recovery-folder.ts';
import { recordAgent } from './recovery-record.ts';
import { keepNothing, type Safekeeping } from './safekeeping.ts';

/** A run that will write to agents. */
export interface KeptRun {
  /** Undefined where nothing is kept: the deployment ends with the run. */
  readonly folder: string | undefined;
  readonly command: string;
  readonly runId: string;
  readonly startedAt: string;
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

function keepTarget(
  mark: string,
  folder: string,
  target: KeptTarget,
  holder: Holder,
  suffix: string,
  files: string[],
): Safekeeping {
  let file: string | undefined;
  return {
    mark,
    secure: async (firstStates, updatePath, guard) => {
      const agents = [...firstStates].map(([agentId, first]) =>
        recordAgent(agentId, updatePath, first, guard.leftAloneOf(agentId)),
      );
      file = writeRecovery(folder, { target: target.url, holder, agents }, suffix);
      files.push(file);
    },
    settle: (restored) => {
      if (file === undefined || !restored.every(isAsItWas)) return;
      files.splice(files.indexOf(file), 1);
      try {
        removeRecovery(file);
      } catch {
        // The agents are as they were: a file that cannot be removed costs no verdict, and `restore` says so too.
      }
    },
  };
}

/** Leases the agents of a run, and opens the way to keep their first states. */
export function keepInFolder(run: KeptRun, targets: readonly KeptTarget[]): Kept {
  const { folder, ...named } = run;
  if (folder === undefined)
    return {
      isHeld: false,
      keepings: targets.map((_, index) => keepNothing(run.runId, index)),
      close: () => {},
    };
  const holder: Holder = { ...named, ...thisProcess() };
  const agents = targets.flatMap(({ url, agentIds }) => agentIds.map((agentId) => ({ url, agentId })));
  const lease = takeLease(folder, agents, holder);
  if (!lease.isTaken) {
    const { agent } = lease;
    return {
      isHeld: true,
      why: `agent ${agent.agentId} at ${agent.url} is being written to by ${describeHolder(lease.holder)}; wait until it has ended`,
    };
  }
  const recoveries: string[] = [];
  const heartbeat = setInterval(() => touch([...lease.files, ...recoveries]), heartbeatMs);
  heartbeat.unref();
  return {
    isHeld: false,
    keepings: targets.map((target, index) =>
      keepTarget(
        markOf(run.runId, index),
        folder,
        target,
        holder,
        index === 0 ? '' : `-${index + 1}`,
        recoveries,
      ),
    ),
    close: () => {
      clearInterval(heartbeat);
      lease.release();
    },
  };
}
