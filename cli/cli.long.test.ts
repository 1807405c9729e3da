import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { programArguments } from '../fixtures/program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function runKit(...given: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...programArguments, ...given], { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

test('prints help and version, and ends with 0', { concurrency: true }, async () => {
  const [help, version, nothing] = await Promise.all([runKit('--help'), runKit('--version'), runKit()]);
  assert.match(help.stdout, /Usage: agent-console-kit[\s\S]*Commands:\n {2}mock [\s\S]*\n {2}spec /);
  assert.match(version.stdout, /^\d+\.\d+\.\d+\n$/);
  assert.equal(nothing.stdout, help.stdout);
  assert.deepEqual([help.code, version.code, nothing.code], [0, 0, 0]);
});

test('prints the document in both formats', { concurrency: true }, async () => {
  const [yaml, json] = await Promise.all([runKit('spec'), runKit('spec', '--format', 'json')]);
  assert.deepEqual(parse(yaml.stdout), JSON.parse(json.stdout));
  assert.equal(parse(yaml.stdout).info.version, '0.1.0');
});

test('prints clauses and points, a line each without a terminal', { concurrency: true }, async () => {
  const [clauses, points] = await Promise.all([runKit('spec', 'clauses'), runKit('spec', 'points')]);
  assert.match(clauses.stdout, /^4\.3\/replaces +MUST +Each supplied field replaces/m);
  assert.match(points.stdout, /^time-unit +seconds +seconds +In which unit/m);
});

const refused: readonly (readonly [given: readonly string[], line: RegExp])[] = [
  [['spce'], /^agent-console-kit: unknown command 'spce'\. Did you mean spec\?\n$/],
  [['spec', '--formt', 'json'], /^agent-console-kit: unknown option '--formt'\. Did you mean --format\?\n$/],
  [
    ['spec', '--zzzzzz'],
    /^agent-console-kit: unknown option '--zzzzzz'\. See agent-console-kit spec --help\.\n$/,
  ],
  [['--zzzzzz'], /^agent-console-kit: unknown option '--zzzzzz'\. See agent-console-kit --help\.\n$/],
  [['spec', 'opnapi'], /^agent-console-kit: .*'opnapi'.*openapi, clauses, points.*\n$/],
  [
    ['spec', 'clauses', '--format', 'yaml'],
    /^agent-console-kit: spec clauses: .* Use --format text or --format json\.\n$/,
  ],
];

for (const [given, line] of refused) {
  test(`refuses \`${given.join(' ')}\` in one line, with 2`, async () => {
    const { code, stdout, stderr } = await runKit(...given);
    assert.match(stderr, line);
    assert.equal(stdout, '');
    assert.equal(code, 2);
  });
}
