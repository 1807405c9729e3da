/** Edge: the process that sends without judging. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BareLoad } from './bare-client.ts';

/** Requests a second of `Pool.request` alone, in a new process each time: a run's code is not warm either. */
export async function measureBare(load: BareLoad): Promise<number> {
  const child = fork(fileURLToPath(new URL('bare-client.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the bare client ended with ${code} before it was done`);
  });
  child.send(load);
  const [requestsPerSecond]: number[] = await Promise.race([once(child, 'message'), ended]);
  return requestsPerSecond ?? Number.NaN;
}
