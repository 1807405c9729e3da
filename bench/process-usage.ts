/** Edge: what another process uses. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The resident memory of a process in MB (10^6 bytes), from /proc on Linux and from ps elsewhere. */
export function readResidentMegabytes(pid: number): number {
  const kibibytes =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kibibytes) * 1024) / 1_000_000;
}

/** The most that a process has had at any tenth of a second while something was done. */
export async function watchMemory<Result>(
  pid: number,
  act: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly mostMegabytes: number }> {
  let mostMegabytes = readResidentMegabytes(pid);
  const timer = setInterval(() => {
    mostMegabytes = Math.max(mostMegabytes, readResidentMegabytes(pid));
  }, 100);
  try {
    const result = await act();
    return { result, mostMegabytes: Math.max(mostMegabytes, readResidentMegabytes(pid)) };
  } finally {
    clearInterval(timer);
  }
}

/** The processor time of a process in milliseconds, all its threads together; Linux only, in steps of 10 ms. */
export function readCpuMilliseconds(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
  const [userTicks, systemTicks] = afterName.split(' ').slice(11, 13).map(Number);
  return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) * 10;
}
