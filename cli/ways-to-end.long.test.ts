import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as rest } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Call } from '../fixtures/deployments/call.ts';
import { serveDeployment } from '../fixtures/deployments/serve.ts';
import { programArguments } from '../fixtures/program.ts';
import { printJson } from '../spec/json-print.ts';

const root = dirname(fileURLToPath(new URL('.', import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'kit-ends-'));
after(() => rmSync(scratch, { recursive: true }));

const secret = 'sk-live-51H8xY-really-secret';
/**
 * So many updates in a row have met agents that are not as before when a run is cut off: it is among its cases then, not
 * where it enters every state and goes back.
 */
const updatesBefore = 40;
/** An answer takes so long, so that a run is under way when it is cut off. */
const latencyMs = 5;

/** The agents as they are stored; updated_at tells of every write. */
const storedIn = ({ world }: Call): readonly object[] =>
  [...world.agents.values()].map(({ updated_at: _, ...agent }) => JSON.parse(printJson(agent)));

/** A deployment that answers slowly, tells when it was written to, and what it holds. */
async function serveSlowly() {
  let last: Call | undefined;
  let before: readonly object[] | undefined;
  let inARow = 0;
  let outage: 'hang' | 'reset' | undefined;
  let isReached = () => {};
  const reached = new Promise<void>((resolve) => {
    isReached = resolve;
  });
  const isChanged = () => last !== undefined && JSON.stringify(storedIn(last)) !== JSON.stringify(before);
  const running = await serveDeployment({
    fields: { api_key: secret },
    beforeAnswer: async (call) => {
      before ??= storedIn(call);
      last = call;
      if (call.request.method === 'PUT' && call.text !== '{}') inARow = isChanged() ? inARow + 1 : 0;
      if (inARow === updatesBefore) isReached();
      await rest(latencyMs);
      return outage;
    },
  });
  return {
    ...running,
    reached,
    /** From now on it leaves every request unanswered, or answers again. */
    fail: (how: typeof outage) => {
      outage = how;
    },
    isChanged,
    assertAsBefore: () => assert.deepEqual(last === undefined ? [] : storedIn(last), before),
  };
}

type Deployment = Awaited<ReturnType<typeof serveSlowly>>;

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

/** Every file below a folder. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

let states = 0;
function makeStateFolder(): string {
  states += 1;
  return mkdtempSync(join(scratch, `state-${states}-`));
}

function start(command: string, words: readonly string[], stateFolder: string, variables = {}): ChildProcess {
  return spawn(command, words, {
    cwd: root,
    // A group of its own, as a shell gives each command: a terminal signals all of it.
    detached: true,
    env: { ...process.env, ...variables, XDG_STATE_HOME: stateFolder, FORCE_COLOR: '0' },
  });
}

function waitForEnd(child: ChildProcess): Promise<Ended> {
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  child.stdout?.resume();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stderr }));
  });
}

const reportsTo = (folder: string) => ['--report', `json=${join(folder, 'run.json')}`];
const checkWords = ({ url, agentIds }: Deployment, stateFolder: string, ...more: readonly string[]) => [
  'check',
  url,
  ...agentIds.flatMap((id) => ['--agent-id', id]),
  ...reportsTo(stateFolder),
  ...more,
];

/** Gives a signal to a process and all that it started, as a terminal does. */
function signalGroup({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  process.kill(-pid, signal);
}

/** A terminal gives Ctrl-C to npm and to its child, and npm passes its own on. */
async function pressAndPassOn(child: ChildProcess): Promise<void> {
  signalGroup(child, 'SIGINT');
  await rest(50);
  signalGroup(child, 'SIGINT');
}

const run = (words: readonly string[], stateFolder: string): Promise<Ended> =>
  waitForEnd(start(process.execPath, [...programArguments, ...words], stateFolder));

const restoreAll = async (stateFolder: string): Promise<number | null> =>
  (await run(['restore', '--all'], stateFolder)).code;

/** The files that are kept for restoring. */
const recoveriesIn = (stateFolder: string): readonly string[] =>
  filesIn(join(stateFolder, 'agent-console-kit', 'recovery'));

/** What a run that was killed left changed is given back by `restore`; until then only its owner can read it. */
async function assertRestored(deployment: Deployment, stateFolder: string): Promise<void> {
  assert.ok(deployment.isChanged(), 'nothing was changed when the run was cut off');
  const kept = recoveriesIn(stateFolder);
  assert.equal(kept.length, 1);
  for (const file of kept) assert.equal(statSync(file).mode & 0o077, 0, file);
  assert.equal(await restoreAll(stateFolder), 0);
}

/** The agents are as before, and no file holds anything of them. */
function assertNothingLeft(deployment: Deployment, stateFolder: string): void {
  deployment.assertAsBefore();
  assert.deepEqual(recoveriesIn(stateFolder), []);
  const secrets = filesIn(stateFolder).filter((file) => readFileSync(file, 'utf8').includes(secret));
  assert.deepEqual(secrets, []);
}

interface Way {
  readonly name: string;
  /** Ends a run that is under way. */
  readonly end: (child: ChildProcess, deployment: Deployment) => Promise<void> | void;
  readonly more?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  /** The exit code; where the run is killed there is none. */
  readonly code: number | null;
  /** Whether the run itself cannot restore, so that `restore` has to. */
  readonly leaves?: true;
}

const crash = join(scratch, 'crash.cjs');
writeFileSync(crash, "process.on('SIGWINCH', () => { throw new Error('nobody catches this'); });\n");
const busy = join(scratch, 'busy.cjs');
writeFileSync(
  busy,
  `process.once('SIGINT', () => setImmediate(() => { for (const end = Date.now() + 1500; Date.now() < end; ); }));\n`,
);
const few = [
  '--only',
  'update-keeps-what-is-omitted,update-answers-the-agent',
  '--cases',
  '0',
  '--profile',
  'quick',
  '--shard',
  '1/2',
];

const ways: readonly Way[] = [
  { name: 'Ctrl-C', end: (child) => signalGroup(child, 'SIGINT'), code: 3 },
  { name: 'SIGTERM', end: (child) => signalGroup(child, 'SIGTERM'), code: 3 },
  { name: 'SIGHUP', end: (child) => signalGroup(child, 'SIGHUP'), code: 3 },
  { name: 'the end of a limit of time', end: (child) => signalGroup(child, 'SIGXCPU'), code: 3 },
  { name: 'SIGUSR2', end: (child) => signalGroup(child, 'SIGUSR2'), code: 3 },
  {
    name: 'a Ctrl-C that npm passes on once more',
    end: pressAndPassOn,
    code: 3,
  },
  {
    name: 'a Ctrl-C that npm passes on once more to a busy process',
    end: pressAndPassOn,
    variables: { NODE_OPTIONS: `--require ${busy}` },
    code: 3,
  },
  {
    name: 'a cancelled job, which gets SIGINT and then SIGTERM',
    end: async (child) => {
      signalGroup(child, 'SIGINT');
      await rest(60);
      signalGroup(child, 'SIGTERM');
    },
    code: 3,
  },
  {
    name: 'standard output that is closed',
    end: (child) => void child.stdout?.destroy(),
    more: few,
    code: 0,
  },
  { name: 'standard error that is closed', end: (child) => void child.stderr?.destroy(), more: few, code: 0 },
  {
    name: 'a closed terminal',
    end: (child) => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      signalGroup(child, 'SIGHUP');
    },
    code: 3,
  },
  {
    name: 'an error that nothing catches',
    end: (child) => void child.kill('SIGWINCH'),
    variables: { NODE_OPTIONS: `--require ${crash}` },
    code: 3,
  },
  { name: 'a kill', end: (child) => signalGroup(child, 'SIGKILL'), code: null, leaves: true },
  { name: 'an abort', end: (child) => signalGroup(child, 'SIGABRT'), code: null, leaves: true },
];

/** Starts a check, waits until it is among its cases, and does something with it. */
async function underWay(
  work: (
    child: ChildProcess,
    ended: Promise<Ended>,
    deployment: Deployment,
    stateFolder: string,
  ) => Promise<void>,
  startCheck = (words: readonly string[], stateFolder: string) =>
    start(process.execPath, [...programArguments, ...words], stateFolder),
): Promise<void> {
  const stateFolder = makeStateFolder();
  const deployment = await serveSlowly();
  try {
    const child = startCheck(checkWords(deployment, stateFolder, '--timeout', '5s'), stateFolder);
    const ended = waitForEnd(child);
    await Promise.race([deployment.reached, ended]);
    await work(child, ended, deployment, stateFolder);
  } finally {
    await deployment.close();
  }
}

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' ');
// Each has a deployment and a folder of its own, and waits most of the time.
describe('a run that is cut off', { concurrency: 3 }, () => {
  for (const { name, end, more = [], variables, code, leaves } of ways) {
    test(`after ${name} the agents are as before${leaves ? ' once they are restored' : ''}`, async () => {
      const stateFolder = makeStateFolder();
      const deployment = await serveSlowly();
      try {
        const words = [...programArguments, ...checkWords(deployment, stateFolder, ...more)];
        const child = start(process.execPath, words, stateFolder, variables);
        const ended = waitForEnd(child);
        await Promise.race([deployment.reached, ended]);
        assert.equal(child.exitCode, null, 'the run had ended before it was cut off');
        await end(child, deployment);
        assert.equal((await ended).code, code);
        if (leaves) await assertRestored(deployment, stateFolder);
        assertNothingLeft(deployment, stateFolder);
      } finally {
        await deployment.close();
      }
    });
  }

  test('only a second Ctrl-C, pressed later, quits before all is restored, and says how to finish', () =>
    underWay(async (child, ended, deployment, stateFolder) => {
      deployment.fail('hang');
      signalGroup(child, 'SIGINT');
      await rest(1100);
      assert.equal(child.exitCode, null, 'it did not wait for the deployment');
      signalGroup(child, 'SIGINT');
      const { code, stderr } = await ended;
      assert.equal(code, 3);
      assert.match(
        stderr,
        /press Ctrl-C again to quit at once[\s\S]*to restore them: agent-console-kit restore/,
      );
      deployment.fail(undefined);
      await assertRestored(deployment, stateFolder);
      assertNothingLeft(deployment, stateFolder);
    }));

  test('a deployment that goes away is not judged, the next command says what is left, and restore finishes it', () =>
    underWay(async (_, ended, deployment, stateFolder) => {
      deployment.fail('reset');
      assert.notEqual((await ended).code, 0);
      deployment.fail(undefined);
      const next = await run(
        ['check', deployment.url, '--read-only', ...reportsTo(stateFolder)],
        stateFolder,
      );
      const told = next.stderr.split('\n').filter((line) => /an earlier run left agents changed/.test(line));
      assert.equal(told.length, 1);
      assert.match(
        told[0] ?? '',
        /2 agents at http.*to restore them: agent-console-kit restore --all; .*restore --discard <file>$/,
      );
      await assertRestored(deployment, stateFolder);
      assertNothingLeft(deployment, stateFolder);
    }));

  test('a second run on an agent ends with 3, says who holds it, and writes nothing', () =>
    underWay(async (child, ended, deployment, stateFolder) => {
      for (const command of ['check', 'learn']) {
        const [first = ''] = deployment.agentIds;
        const words = [command, deployment.url, '--agent-id', first];
        const second = await run(
          [...words, ...(command === 'check' ? reportsTo(stateFolder) : [])],
          stateFolder,
        );
        assert.equal(second.code, 3);
      }
      const record = JSON.parse(readFileSync(join(stateFolder, 'run.json'), 'utf8'));
      assert.match(
        record.notJudged[0],
        new RegExp(`is being written to by check \\(run .*, process ${child.pid} on`),
      );
      signalGroup(child, 'SIGINT');
      assert.equal((await ended).code, 3);
      assertNothingLeft(deployment, stateFolder);
    }));

  test('where first states cannot be kept, nothing is written, and the exit code is 3', async () => {
    const stateFolder = makeStateFolder();
    const deployment = await serveSlowly();
    try {
      const child = start(
        process.execPath,
        [...programArguments, ...checkWords(deployment, stateFolder)],
        '/dev/full',
      );
      const { code, stderr } = await waitForEnd(child);
      assert.equal(code, 3);
      assert.match(
        stderr,
        /cannot keep the original state of the agents in \/dev\/full.*Nothing was written to the deployment/,
      );
      assert.ok(!deployment.isChanged());
    } finally {
      await deployment.close();
    }
  });

  for (const shell of ['bash', 'dash']) {
    for (const runner of ['npm run --silent check --', 'npx --no agent-console-kit check']) {
      test(`Ctrl-C on ${runner.slice(0, 3)} under ${shell} restores the agents, and is no success`, () =>
        underWay(
          async (child, ended, deployment, stateFolder) => {
            signalGroup(child, 'SIGINT');
            const { code } = await ended;
            assert.notEqual(code, 0);
            assertNothingLeft(deployment, stateFolder);
          },
          ([, ...words], stateFolder) =>
            start(shell, ['-c', `${runner} ${quoted(words)}; exit $?`], stateFolder),
        ));
    }
  }
});
