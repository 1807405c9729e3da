/** Edge: the processes that send the load. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BareLoad } from './bare-client.ts';
import type { Load, LoadResult } from './load-client.ts';

const start = (file: string): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: ['--import', 'tsx'] });

/** Sends loads, one after the other. */
export async function startLoadDriver() {
  const child = start('load-client.ts');
  await once(child, 'message');
  return {
    send: async (load: Load): Promise<LoadResult> => {
      child.send(load);
      const [result]: LoadResult[] = await once(child, 'message');
      if (result === undefined) throw new Error(`The load client sent no result for ${load.url}`);
      return result;
    },
    stop: () => child.disconnect(),
  };
}

export type LoadDriver = Awaited<ReturnType<typeof startLoadDriver>>;

/** Requests a second of `Pool.request` alone, in a new process each time: a run's code is not warm either. */
export async function measureBare(load: BareLoad): Promise<number> {
  const child = start('bare-client.ts');
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the bare client ended with ${code} before it was done`);
  });
  child.send(load);
  const [requestsPerSecond]: number[] = await Promise.race([once(child, 'message'), ended]);
  return requestsPerSecond ?? Number.NaN;
}
