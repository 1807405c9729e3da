/** Edge: how long commands run, and servers take from the start of their process to the end of their first answer. */
import { spawnSync } from 'node:child_process';
import { type ServerCommand, startServer } from './child-server.ts';
import type { Rounds } from './statistics.ts';

/** Starts and stops each server in turn; milliseconds. */
export async function measureStarts(commands: readonly ServerCommand[], count: number): Promise<Rounds> {
  const rounds: number[][] = [];
  for (let round = 0; round < count; round += 1) {
    const times: number[] = [];
    for (const command of commands) {
      const server = await startServer(command);
      times.push(server.startMilliseconds);
      await server.stop();
    }
    rounds.push(times);
  }
  return rounds;
}

function timeCommand(parameters: readonly string[]): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`node ${parameters.join(' ')} ended with ${status}`);
  return performance.now() - started;
}

/** Runs each command of node in turn; the milliseconds of each round, in the order of the commands. */
export function measureCommands(commands: readonly (readonly string[])[], rounds: number): Rounds {
  return Array.from({ length: rounds }, () => commands.map(timeCommand));
}
