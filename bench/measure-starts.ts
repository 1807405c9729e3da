/** Edge: how long servers take from the start of their process to the end of their first answer. */
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
