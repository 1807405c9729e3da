/** Edge: the built `check` in a process of its own, with its report and its peak memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Run } from '../conformance/run/run-record.ts';

/** The most resident memory, in MB (10^6 bytes); Linux only. VmHWM is the kernel's own high-water mark: nothing is missed between two readings but the last moments. */
function readPeakMegabytes(pid: number): number {
  try {
    const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (Number(kibibytes) * 1024) / 1_000_000;
  } catch (error) {
    // It has just ended, or this is no Linux.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Number.NaN;
    throw error;
  }
}

/** Runs `check` once; it has to conform, since what else is measured is not the goal's. */
export async function measureCheck(
  program: string,
  url: string,
  agentIds: readonly string[],
  options: readonly string[],
) {
  const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-bench-'));
  try {
    const report = join(folder, 'run.json');
    const agents = agentIds.flatMap((id) => ['--agent-id', id]);
    const parameters = [program, 'check', url, ...agents, ...options, '--report', `json=${report}`];
    const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
    let peakMegabytes = Number.NaN;
    const timer = setInterval(() => {
      const peak = readPeakMegabytes(child.pid ?? 0);
      if (!Number.isNaN(peak)) peakMegabytes = peak;
    }, 50);
    const [code]: unknown[] = await once(child, 'exit').finally(() => clearInterval(timer));
    if (code !== 0) throw new Error(`check ended with ${code}: node ${parameters.join(' ')} says why`);
    const { requests, durationMs, checks }: Run = JSON.parse(readFileSync(report, 'utf8'));
    const seconds = durationMs / 1000;
    // MUST checks that apply and met fewer exchanges than they need.
    const unjudged = checks
      .filter(({ level, cases, needs = 0 }) => level === 'must' && cases < needs)
      .map(({ id }) => id);
    return { requests, seconds, requestsPerSecond: requests / seconds, peakMegabytes, unjudged };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export type CheckMeasurement = Awaited<ReturnType<typeof measureCheck>>;
