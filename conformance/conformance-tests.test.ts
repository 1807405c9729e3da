import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkIds } from './checks/check-ids.ts';
import { judgedTestName, registerConformanceTests } from './conformance-tests.ts';
import type { Finding, Run } from './run/run-record.ts';

const read = (name: string): Run =>
  JSON.parse(readFileSync(new URL(`../fixtures/runs/${name}.json`, import.meta.url), 'utf8'));
const conforming = read('conforming');
const [id] = checkIds;
const [sample] = read('violating').findings;
assert.ok(sample !== undefined);
const finding: Finding = { ...sample, check: id, counts: true };

const withCheck = (status: Run['checks'][number]['status'], part: Partial<Run>, reason?: string): Run => {
  const [first] = conforming.checks;
  assert.ok(first !== undefined);
  return {
    ...conforming,
    checks: [{ ...first, id, status, ...(reason === undefined ? {} : { reason }) }],
    ...part,
  };
};

/** What became of one registered test. */
interface Ended {
  readonly failure?: string;
  readonly skipped?: string;
  readonly told: readonly string[];
}

/** Registers the tests, runs all of them, and counts the runs that were made. */
async function runTests(run: Run): Promise<{ ended: ReadonlyMap<string, Ended>; made: number }> {
  const bodies = new Map<string, Parameters<Parameters<typeof registerConformanceTests>[1]>[1]>();
  let made = 0;
  const check = async () => {
    made += 1;
    return run;
  };
  registerConformanceTests(check, (name, body) => bodies.set(name, body));
  assert.equal(made, 0, 'a run was made before a test ran');
  const ended = new Map<string, Ended>();
  for (const [name, body] of bodies) {
    const told: string[] = [];
    const skips: string[] = [];
    const context = {
      skip: (reason: string) => void skips.push(reason),
      diagnostic: (text: string) => void told.push(text),
    };
    const failure = await body(context).then(
      () => undefined,
      (error: Error) => error.message,
    );
    const [skipped] = skips;
    ended.set(name, {
      told,
      ...(failure === undefined ? {} : { failure }),
      ...(skipped === undefined ? {} : { skipped }),
    });
  }
  return { ended, made };
}

test('there is one test for the run and one for each check, over one run', async () => {
  const { ended, made } = await runTests(withCheck('passed', {}));
  assert.deepEqual([...ended.keys()], [judgedTestName, ...checkIds]);
  assert.equal(made, 1);
  assert.deepEqual(ended.get(id), { told: [] });
});

test('a check with findings fails with all that it takes to see them again', async () => {
  const { ended } = await runTests(withCheck('failed', { findings: [finding] }));
  const failure = ended.get(id)?.failure ?? '';
  for (const text of [id, `clause ${finding.clause}`, finding.expected, finding.actual, finding.curl])
    assert.ok(failure.includes(text), text);
});

test('findings of another check fail no test but that of their own', async () => {
  const { ended } = await runTests(withCheck('passed', { findings: [{ ...finding, check: checkIds[1] }] }));
  assert.equal(ended.get(id)?.failure, undefined);
  assert.notEqual(ended.get(checkIds[1])?.failure, undefined);
});

test('a finding that does not count is told, and fails nothing', async () => {
  const { ended } = await runTests(withCheck('failed', { findings: [{ ...finding, counts: false }] }));
  const { failure, told } = ended.get(id) ?? { told: [] };
  assert.equal(failure, undefined);
  assert.match(told.join(), /^does not count: /);
});

test('a skipped check is skipped with its reason', async () => {
  const { ended } = await runTests(withCheck('skipped', {}, 'deselected by --read-only'));
  assert.equal(ended.get(id)?.skipped, 'deselected by --read-only');
  assert.equal(ended.get(checkIds[1])?.skipped, 'it was not run');
});

test('a run that could not be judged fails with every reason', async () => {
  const { ended } = await runTests(withCheck('skipped', { notJudged: ['it does not answer', 'it is late'] }));
  assert.match(
    ended.get(judgedTestName)?.failure ?? '',
    /could not be judged\n {2}it does not answer\n {2}it is late$/,
  );
});
