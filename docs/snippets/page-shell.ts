/** Edge: a folder in which the commands of one page are run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How a script ended. */
export interface EndedScript {
  readonly code: number | null;
  readonly stdout: string;
  /** Both streams, in the order in which they came. */
  readonly output: string;
}

export interface PageShell {
  readonly folder: string;
  readonly run: (script: string) => Promise<EndedScript>;
  /** Starts what does not end by itself, and gives the address that it tells. */
  readonly serve: (script: string) => Promise<string>;
  readonly node: (file: string) => Promise<EndedScript>;
  /** Ends what serves. */
  readonly close: () => Promise<void>;
}

const timeLimit = 30_000;

function gather(child: ChildProcess): { readonly stdout: () => string; readonly output: () => string } {
  const [out, all]: [Buffer[], Buffer[]] = [[], []];
  child.stdout?.on('data', (chunk: Buffer) => {
    out.push(chunk);
    all.push(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => all.push(chunk));
  return { stdout: () => Buffer.concat(out).toString(), output: () => Buffer.concat(all).toString() };
}

/** What the machine itself has set would change what commands do. */
function environmentOf(standIns: string, home: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:AGENT_CONSOLE_.*TOKEN|.*_proxy|CI|GITHUB_.*|NODE_TEST_CONTEXT)$/i.test(name),
  );
  return {
    ...Object.fromEntries(own),
    PATH: `${standIns}${delimiter}${process.env['PATH'] ?? ''}`,
    HOME: home,
    XDG_STATE_HOME: join(home, 'state'),
    NO_COLOR: '1',
    TOKEN: 'kit-token',
  };
}

/** Opens a folder for a page; `standIns` is the folder of the commands to find first. */
export function openPageShell(folder: string, standIns: string): PageShell {
  mkdirSync(folder, { recursive: true });
  const env = environmentOf(standIns, folder);
  const serving: ChildProcess[] = [];
  // A group of its own, so that a shell and what it started end together.
  const start = (command: string, words: readonly string[]) =>
    spawn(command, words, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const endGroup = ({ pid, exitCode, signalCode }: ChildProcess) => {
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
  };
  const untilEnd = async (child: ChildProcess): Promise<EndedScript> => {
    const { stdout, output } = gather(child);
    const timer = setTimeout(() => endGroup(child), timeLimit);
    const [code]: (number | null)[] = await once(child, 'close');
    clearTimeout(timer);
    return { code: code ?? null, stdout: stdout(), output: output() };
  };
  const shell = (script: string) => start('bash', ['-euo', 'pipefail', '-c', script]);
  return {
    folder,
    run: (script) => untilEnd(shell(script)),
    node: (file) => untilEnd(start(process.execPath, [file])),
    serve: async (script) => {
      const child = shell(script);
      serving.push(child);
      const { output } = gather(child);
      const address = () => /http:\/\/(127\.0\.0\.1:\d+)/.exec(output())?.[1];
      while (address() === undefined) {
        const told = child.stdout === null ? [] : [once(child.stdout, 'data')];
        const [event] = await Promise.race([...told, once(child, 'close').then(() => ['ended'])]);
        if (event === 'ended') throw new Error(`it ended before it told its address:\n${output()}`);
      }
      return address() ?? '';
    },
    close: async () => {
      const ended = serving.map((child) => (child.exitCode === null ? once(child, 'close') : undefined));
      for (const child of serving) endGroup(child);
      await Promise.all(ended);
    },
  };
}
