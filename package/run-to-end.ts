/** Edge: programs of others, run to their end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How a program ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly cwd: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** None of them takes as long; one that hangs is ended. */
const timeLimit = 300_000;

/** What this process was told by npm, by a CI system or by node:test would change what programs do and print. */
const foreign =
  /^(?:npm_.*|NODE_TEST_CONTEXT|NODE_OPTIONS|NODE_ENV|CI|CI_NODE_.*|GITHUB_.*|FORCE_COLOR|AGENT_CONSOLE_.*)$/;

/** Runs a program to its end. */
export async function runToEnd(
  program: string,
  words: readonly string[],
  { cwd, variables = {} }: Surroundings,
): Promise<Ended> {
  const own = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const env = { ...Object.fromEntries(own), ...variables };
  const child = spawn(program, words, { cwd, env, timeout: timeLimit, stdio: ['ignore', 'pipe', 'pipe'] });
  const text = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (text.stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (text.stderr += chunk.toString('utf8')));
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? null, ...text };
}

/** Runs a program that has to succeed; what it printed is told where it does not. */
export async function runWell(
  program: string,
  words: readonly string[],
  surroundings: Surroundings,
): Promise<string> {
  const { code, stdout, stderr } = await runToEnd(program, words, surroundings);
  if (code === 0) return stdout;
  throw new Error(`${program} ${words.join(' ')} ended with ${code}\n${stdout}${stderr}`);
}
