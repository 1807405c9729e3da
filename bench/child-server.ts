/** Edge: a server in a process of its own, and how long it took to answer first. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A server to measure: how node is called, and what it answers with 200. */
export interface ServerCommand {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly probePath: string;
  /** The port that it was told, where it prints none. */
  readonly port?: number;
}

const startDeadline = 30_000;
const stopDeadline = 2000;

/** Waits for the address that every server prints once it listens. */
function readUrl(child: ChildProcess, { name, parameters }: ServerCommand): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (why: string) =>
      reject(new Error(`${name} did not start: ${why}. Run it by hand: node ${parameters.join(' ')}`));
    const timer = setTimeout(() => fail(`no address within ${startDeadline} ms`), startDeadline);
    child.stdout?.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk.toString('utf8')}`.slice(-4000);
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(`it ended with ${code}, after printing:\n${printed}\n`);
    });
  });
}

/** One GET on a connection of its own: its status, and how long it took. */
export function askOnce(url: string): Promise<{ readonly status: number; readonly milliseconds: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, milliseconds: performance.now() - started }),
      );
    });
    request.once('error', reject);
  });
}

/** Asks until somebody listens. */
async function waitUntilAnswered(url: string, deadline: number): Promise<number> {
  for (;;) {
    try {
      return (await askOnce(url)).status;
    } catch (error) {
      const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
      if (!isRefused || performance.now() > deadline) throw error;
      await pause(10);
    }
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  if ((await Promise.race([ended, pause(stopDeadline, 'late', { ref: false })])) !== 'late') return;
  // One that is caught in a regular expression sees no other signal.
  child.kill('SIGKILL');
  await ended;
}

/** Starts a server and asks it once; it tells how long that took, from the start of the process to the end of the answer. */
export async function startServer(command: ServerCommand) {
  const started = performance.now();
  const child = spawn(process.execPath, command.parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => stopChild(child);
  try {
    const url =
      command.port === undefined ? await readUrl(child, command) : `http://127.0.0.1:${command.port}`;
    const status = await waitUntilAnswered(url + command.probePath, started + startDeadline);
    const startMilliseconds = performance.now() - started;
    if (status !== 200)
      throw new Error(`${command.name} answered ${status} to ${command.probePath}, not 200`);
    return { name: command.name, url, pid: child.pid ?? 0, startMilliseconds, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type ChildServer = Awaited<ReturnType<typeof startServer>>;
