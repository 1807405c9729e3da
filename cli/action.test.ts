import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { type CiShell, createCiShell } from '../fixtures/ci-shell.ts';
import { type RunningMock, startMock } from '../mock/start-mock.ts';
import { buildProgram } from './program.ts';

const action = parse(readFileSync(new URL('../action.yml', import.meta.url), 'utf8'));
const [step]: readonly { readonly run: string; readonly env: Readonly<Record<string, string>> }[] =
  action.runs.steps;
const { run: script, env } = step ?? { run: '', env: {} };

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

test('it is one script, without an expression in it', () => {
  assert.equal(action.runs.using, 'composite');
  assert.equal(action.runs.steps.length, 1);
  assert.doesNotMatch(script, /\$\{\{/);
});

test('it runs the version that it is a part of, unless told otherwise', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  assert.equal(action.inputs.package.default, `agent-console-kit@${version}`);
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  assert.deepEqual(
    [...readme.matchAll(/agent-console-kit@v?([\d.]+)/g)].map(([, named]) => named),
    [version, version],
  );
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
  for (const name of Object.keys(env).filter((one) => one.startsWith('KIT_')))
    assert.ok(script.includes(`"$${name}"`), name);
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
