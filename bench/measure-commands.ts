/** Edge: how long commands run. */
import { spawnSync } from 'node:child_process';
import type { Rounds } from './statistics.ts';

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
