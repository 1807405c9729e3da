/** Edge: the mock of the installed package, as a program that runs while others talk to it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { stopChild } from '../fixtures/stop-child.ts';

export interface StartedMock {
  readonly url: string;
  /** Ends it, and tells what it wrote to standard error and how it ended. */
  readonly end: () => Promise<{ readonly code: number | null; readonly stderr: string }>;
}

/** Starts `mock --json` on a free port, and waits for its first line. */
export async function startedMock(
  node: string,
  program: string,
  words: readonly string[],
  cwd: string,
): Promise<StartedMock> {
  const child = spawn(node, [program, 'mock', '--port', '0', '--json', ...words], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), once(child, 'close')]);
  // The journal goes on; a full pipe would hold it up.
  lines.resume();
  const line = String(first[0]);
  if (!line.startsWith('{')) throw new Error(`mock ${words.join(' ')} did not start: ${line}\n${stderr}`);
  const { url }: { url: string } = JSON.parse(line);
  const end = async () => {
    await stopChild(child);
    return { code: child.exitCode, stderr };
  };
  return { url, end };
}
