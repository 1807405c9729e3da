/** Edge: the process that sends the load. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load, LoadResult } from './load-client.ts';

/** Sends loads, one after the other. */
export interface LoadDriver {
  readonly send: (load: Load) => Promise<LoadResult>;
  readonly stop: () => void;
}

/** Starts the process. */
export async function startLoadDriver(): Promise<LoadDriver> {
  const child = fork(fileURLToPath(new URL('load-client.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  await once(child, 'message');
  return {
    send: async (load) => {
      child.send(load);
      const [result]: LoadResult[] = await once(child, 'message');
      if (result === undefined) throw new Error(`The load client sent no result for ${load.url}`);
      return result;
    },
    stop: () => child.disconnect(),
  };
}
