import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { writeRecovery } from '../conformance/restoring/recovery-folder.ts';
import { recordAgent } from '../conformance/restoring/recovery-record.ts';
import { type CiShell, createCiShell } from '../fixtures/ci-shell.ts';
import { type RunningMock, startMock } from '../mock/start-mock.ts';
import { buildProgram } from './program.ts';

/** A step of the action. */
interface Step {
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
  readonly if: string;
}

const action = parse(readFileSync(new URL('../action.yml', import.meta.url), 'utf8'));
const [step, restoring]: [Step, Step] = action.runs.steps;
const { run: script, env } = step;

type Variables = Readonly<Record<string, string>>;

let mock: RunningMock;
let shell: CiShell;
before(async () => {
  mock = await startMock({ port: 0 });
  shell = createCiShell();
});
after(async () => {
  await mock.close();
  shell.remove();
});

const agent = (index: number) => mock.state().agents[index]?.id ?? '';
const fileIn = (place: string, name: string) => join(shell.folder, place, name);

test('it is one script and one that restores, without an expression in them', () => {
  assert.equal(action.runs.using, 'composite');
  assert.equal(action.runs.steps.length, 2);
  for (const { run } of [step, restoring]) {
    assert.doesNotMatch(run, /\$\{\{/);
    // A shell between would keep the signals of a cancelled job to itself.
    assert.match(run, /^exec npx /m);
  }
  assert.match(restoring.if, /always\(\)/);
});

test('after a check that was killed, its second step gives the agents back what they had', async () => {
  const place = shell.folder;
  const before = mock.state();
  const stateFolder = join(place, '.local/state/agent-console-kit');
  const kept = { command: 'check', runId: 'killed', startedAt: '2026-01-01T00:00:00.000Z' };
  const [first] = before.agents;
  assert.ok(first !== undefined);
  const record = recordAgent(
    agent(0),
    '/v1/agent-configurations/{id}',
    JSON.parse(JSON.stringify(first)),
    new Set(['api_key']),
  );
  const holder = { ...kept, pid: 2 ** 22 + 1, host: hostname(), process: 'gone' };
  writeRecovery(stateFolder, { target: mock.url, holder, agents: [record] });
  await fetch(`${mock.url}/v1/agent-configurations/${agent(0)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"hub":"changed"}',
  });
  const { code, output } = await shell.run(restoring.run, 'restore', {
    KIT_URL: mock.url,
    KIT_PACKAGE: 'agent-console-kit',
    KIT_ARGUMENTS: '--verbose\n--timeout=5s\n',
    AGENT_CONSOLE_TOKEN: '',
  });
  assert.equal(code, 0, output);
  assert.equal(mock.state().agents[0]?.['hub'], first['hub']);
});

test('it runs the version that it is a part of, unless told otherwise', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  assert.equal(action.inputs.package.default, `agent-console-kit@${version}`);
});

test('every option that it gives is one of check', () => {
  const check = buildProgram().commands.find((command) => command.name() === 'check');
  const declared = new Set(check?.options.map(({ long }) => long));
  const used = [...script.matchAll(/^add(?:_lines)? (\S+)/gm)].map(([, option]) => `--${option}`);
  assert.ok(used.length > 8, `only ${used.length} options`);
  for (const option of used) assert.ok(declared.has(option), option);
});

test('every input of the action reaches its script through the environment', () => {
  const given = Object.values(env).map((value) => /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value)?.[1]);
  assert.deepEqual(given.toSorted(), Object.keys(action.inputs).toSorted());
  const own = Object.keys(env).filter((one) => one.startsWith('KIT_'));
  assert.notEqual(own.length, 0);
  for (const name of own) assert.ok(script.includes(`"$${name}"`), name);
});

/** The environment that the action makes of inputs. */
function actionVariables(inputs: Variables): Variables {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => {
      const [, input = ''] = /inputs\.([\w-]+)/.exec(value) ?? [];
      return [name, inputs[input] ?? action.inputs[input].default];
    }),
  );
}

test('the action judges a deployment, and writes the reports that it is asked for', async () => {
  const inputs = {
    url: mock.url,
    'agent-ids': `${agent(0)}\n${agent(1)}\n`,
    reports: 'json=out/run.json\njunit=out/junit.xml\n',
    arguments: '--verbose\n',
  };
  const { code, output } = await shell.run(script, 'action', actionVariables(inputs));
  assert.equal(code, 0, output);
  assert.ok(existsSync(fileIn('action', 'out/junit.xml')), output);
});

test('what stands in an input of the action is no command', async () => {
  const inputs = { url: '$(touch pwned); `touch pwned` " ; touch pwned #', 'agent-ids': '"; touch pwned; "' };
  const { code, output } = await shell.run(script, 'hostile', actionVariables(inputs));
  assert.equal(code, 2, output);
  assert.equal(existsSync(fileIn('hostile', 'pwned')), false);
});
