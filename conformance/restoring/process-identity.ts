/** Edge: which process this is, and whether another one still runs. */
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Holder } from './holder.ts';
import { codeOf } from './state-folder.ts';

/** On Linux the boot and the time at which a process began, which no later process with its number shares. */
function identityOf(pid: number): string {
  if (process.platform !== 'linux') return '';
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything; the time is the 22nd value, the 20th behind it.
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${boot} ${started}`;
  } catch {
    // There is no such process, or the system does not tell.
    return '';
  }
}

/** This process, as the holder of agents. */
export const thisProcess = (): Pick<Holder, 'pid' | 'host' | 'process'> => ({
  pid: process.pid,
  host: hostname(),
  process: identityOf(process.pid),
});

function isRunning({ pid, process: identity }: Pick<Holder, 'pid' | 'process'>): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, and is somebody else's.
    if (codeOf(error) !== 'EPERM') return false;
  }
  return identityOf(pid) === identity;
}

/** Another machine that shares the folder shows that it is alive by touching its files. */
const longestSilenceMs = 90_000;
/** So often they are touched. */
export const heartbeatMs = 20_000;

/** Whether the holder of a file still runs; of one on another machine, the age of the file tells. */
export function isHeld(holder: Holder, modifiedMs: number, nowMs: number): boolean {
  const isFresh = nowMs - modifiedMs < longestSilenceMs;
  if (holder.host !== hostname()) return isFresh;
  // Without an identity a later process may have the same number: then the file has to be fresh too.
  return isRunning(holder) && (holder.process !== '' || isFresh);
}
