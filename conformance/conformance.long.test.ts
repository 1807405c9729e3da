import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { faultyDeployments } from '../fixtures/deployments/index.ts';
import { serveDeployment } from '../fixtures/deployments/serve.ts';
import { checkIds } from './checks/check-ids.ts';
import { checkDeployment } from './conformance.ts';
import { judgedTestName } from './conformance-tests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** A project of its own with the example in it and this package as it is published, compiled anew: dist may be old. */
let project: string;

before(() => {
  // Beside what the package depends on, so that it is found from there.
  const modules = join(root, 'node_modules');
  project = mkdtempSync(join(modules, '.example-'));
  const installed = join(project, 'node_modules/agent-console-kit');
  mkdirSync(installed, { recursive: true });
  cpSync(join(root, 'package.json'), join(installed, 'package.json'));
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const build = ['-p', 'tsconfig.build.json', '--noCheck', '--declaration', 'false', '--outDir'];
  execFileSync(process.execPath, [compiler, ...build, join(installed, 'dist')], { cwd: root });
  cpSync(join(root, 'examples/node-test'), join(project, 'example'), {
    recursive: true,
    filter: (source) => !source.endsWith('node_modules'),
  });
});

after(() => rmSync(project, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a test file of the project as its owner would. */
function runTestFile(file: string): Promise<Ended> {
  // Inherited, it would make the child a part of this very test run.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--test', '--test-reporter=tap', file],
      { cwd: join(project, 'example'), env, maxBuffer: 1e8 },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}

const countIn = ({ output }: Ended, what: string): number =>
  Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? Number.NaN);

/** A test file with these options for the tests. */
function writeTestFile(name: string, options: object): string {
  const lines = [
    "import { conformanceTests } from 'agent-console-kit/conformance';",
    `conformanceTests(${JSON.stringify({ profile: 'quick', cases: 20, seed: 1, ...options })});`,
  ];
  writeFileSync(join(project, 'example', name), lines.join('\n'));
  return name;
}

test('the example passes, with a test for each check', async () => {
  const ended = await runTestFile('conformance.test.js');
  const [passed, skipped] = [countIn(ended, 'pass'), countIn(ended, 'skipped')];
  assert.equal(ended.code, 0, ended.output);
  assert.equal(countIn(ended, 'fail'), 0);
  assert.equal(passed + skipped, checkIds.length + 1);
  assert.ok(passed > checkIds.length - 5, `${passed} passed`);
});

test('a faulty deployment fails the test of its check, with what it takes to see it again', async () => {
  const deployment = faultyDeployments.find(({ id }) => id === 'any-status');
  assert.ok(deployment !== undefined);
  const running = await deployment.start();
  try {
    const { url, agentIds } = running;
    const only = ['update-rejects-other-choices', 'evolution-status-rejects-bad-uuids'];
    const ended = await runTestFile(writeTestFile('faulty.test.js', { url, agentIds, only }));
    assert.equal(ended.code, 1);
    assert.match(ended.output, /^ *not ok \d+ - update-rejects-other-choices$/m);
    assert.match(ended.output, /^ *ok \d+ - evolution-status-rejects-bad-uuids$/m);
    for (const text of ['(must, clause 3', 'expected ', 'actual ', `curl -sS -i --path-as-is -X PUT`, url])
      assert.ok(ended.output.includes(text), text);
    assert.deepEqual([countIn(ended, 'fail'), countIn(ended, 'pass')], [1, 2]);
    assert.equal(countIn(ended, 'skipped'), checkIds.length - only.length);
    assert.match(ended.output, /- update-accepts-null # SKIP \S/);
  } finally {
    await running.close();
  }
});

test('a deployment that does not answer fails the one test that says so', async () => {
  const running = await serveDeployment({});
  await running.close();
  const ended = await runTestFile(writeTestFile('closed.test.js', { url: running.url }));
  assert.equal(ended.code, 1);
  assert.match(ended.output, new RegExp(`^ *not ok \\d+ - ${judgedTestName}$`, 'm'));
  assert.match(ended.output, /could not be judged\n.*ECONNREFUSED/);
  assert.deepEqual([countIn(ended, 'fail'), countIn(ended, 'skipped')], [1, checkIds.length]);
});

test('a run of a program carries the name and version of the kit', async () => {
  const running = await serveDeployment({});
  try {
    const run = await checkDeployment({
      url: running.url,
      only: ['answers-are-json'],
      readOnly: true,
      cases: 0,
    });
    assert.deepEqual(run.kit, { name: 'agent-console-kit', version });
    assert.equal(run.verdict, 'conforms', run.summary);
  } finally {
    await running.close();
  }
});
