/** Edge: Prism's validation proxy in a process of its own, on 127.0.0.1 only. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'undici';
import { Inability } from '../../../spec/inability.ts';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import type { Prism } from '../prism.ts';
import { type AnswerServer, answerHeader, startAnswerServer } from './answer-server.ts';
import type { FoundPrism } from './find-prism.ts';

const usual = { startMs: 20_000, answerMs: 10_000, endMs: 2000, tailLength: 4000 } as const;

const inability = (why: string) =>
  new Inability('Prism', why, 'Check that npx prism --version works.', 'deployment');

/** A running program: what it says and how it ends. */
interface Running {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** Resolves with the url, once it tells one. */
  readonly told: Promise<string>;
  /** Resolves with the reason, once it is gone. */
  readonly ended: Promise<string>;
}

/** The environment may hold tokens; Prism needs none of it, and chooses by NODE_ENV to fork. */
function spareEnvironment(): Record<string, string> {
  const names = ['PATH', 'Path', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP'];
  const kept = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(kept), FORCE_COLOR: '0' };
}

function run(program: string, given: readonly string[]): Running {
  const child = spawn(process.execPath, [program, ...given], {
    env: spareEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let tail = '';
  const told = new Promise<string>((resolve) => {
    const hear = (chunk: Buffer) => {
      tail = (tail + chunk.toString()).slice(-usual.tailLength);
      const [, url] = /listening on (http:\/\/127\.0\.0\.1:\d+)\s/.exec(tail) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`it could not be run: ${error.message}`));
    // Not 'exit': its last words may still be on their way.
    child.once('close', (code, signal) => {
      const words = tail.trimEnd().split('\n').at(-1)?.trim() ?? '';
      resolve(`it ended with ${signal ?? code}${words === '' ? '' : `: ${words}`}`);
    });
  });
  return { child, told, ended };
}

async function end({ child, ended }: Running): Promise<void> {
  child.kill();
  const isGone = await Promise.race([ended, sleep(usual.endMs, false, { ref: false })]);
  if (isGone === false) child.kill('SIGKILL');
  await ended;
}

async function waitForUrl({ told, ended }: Running, startMs: number): Promise<string> {
  const late = { why: `it did not start within ${startMs / 1000} s` };
  const start = await Promise.race([
    told.then((url) => ({ url })),
    ended.then((why) => ({ why })),
    // The child keeps the process going, so the timer need not.
    sleep(startMs, late, { ref: false }),
  ]);
  if ('url' in start) return start.url;
  throw inability(start.why);
}

function createAsk(url: string, answers: AnswerServer, running: Running) {
  const client = new Client(url, { maxHeaderSize: 2 ** 20 });
  const ask: Prism['ask'] = async ({ method, path, headers, body = null }, answer) => {
    const key = answers.keep(answer);
    try {
      const signal = AbortSignal.timeout(usual.answerMs);
      const sent = { method, path, headers: { ...headers, [answerHeader]: key }, body, signal };
      const reply = await client.request(sent);
      const violations = reply.headers['sl-violations'];
      return {
        status: reply.statusCode,
        violations: typeof violations === 'string' ? violations : violations?.join(','),
        body: await reply.body.text(),
      };
    } catch (error) {
      // Its connections break a moment before its end is known.
      const why = await Promise.race([running.ended, sleep(500, undefined, { ref: false })]);
      throw inability(why ?? `it gave no answer (${error instanceof Error ? error.message : String(error)})`);
    }
  };
  return { ask, close: () => client.destroy() };
}

/** Starts the proxy for this document; throws where it is not up in time. */
export async function startPrism(
  { program }: Pick<FoundPrism, 'program'>,
  document: JsonObject,
  startMs: number = usual.startMs,
): Promise<Prism> {
  const folder = await mkdtemp(join(tmpdir(), 'agent-console-kit-prism-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, printJson(document));
  const answers = await startAnswerServer();
  const running = run(program, [
    ...['proxy', file, answers.url, '--host', '127.0.0.1', '--port', '0'],
    ...['--validate-request', 'false', '--multiprocess', 'false', '--cors', 'false'],
  ]);
  const endAtOnce = () => {
    running.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endAtOnce);
  const closeAll = async () => {
    await end(running);
    await answers.close();
    await rm(folder, { recursive: true, force: true });
    process.off('exit', endAtOnce);
  };
  try {
    const { ask, close } = createAsk(await waitForUrl(running, startMs), answers, running);
    return {
      ask,
      close: async () => {
        await close();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
