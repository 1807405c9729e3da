import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { CheckResult, Finding, Run } from '../conformance/run/run-record.ts';
import { found } from '../fixtures/in-memory/finding-in-a-line.ts';
import type { RunFile } from './merge/take-shards.ts';
import { mergeRuns } from './merge-runs.ts';

const root = new URL('../', import.meta.url);
const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const everything: Run = readJson('fixtures/runs/everything.json');
const conforming: Run = readJson('fixtures/runs/conforming.json');
const isRun = new Ajv2020({ strict: true }).compile<Run>(readJson('conformance/run/run.schema.json'));

const shardOf = (run: Run, index: number, total: number, change: Partial<Run> = {}): RunFile => ({
  file: `run-${index}.json`,
  run: { ...run, shard: { index, total, source: '--shard' }, runId: `run-${index}`, ...change },
});
const green = (index: number, total: number, change: Partial<Run> = {}) =>
  shardOf(conforming, index, total, change);

const finding = (change: Partial<Finding>): Finding => {
  const [first] = everything.findings;
  assert.ok(first !== undefined, 'the fixture has findings');
  return { ...first, ...change };
};
const check = (change: Partial<CheckResult>): CheckResult => {
  const [first] = conforming.checks;
  assert.ok(first !== undefined, 'the fixture has checks');
  return { ...first, ...change };
};

test('green shards make a green run, whose numbers are added', () => {
  const run = mergeRuns([green(1, 2), green(2, 2)]);
  assert.equal(run.verdict, 'conforms');
  assert.equal(
    run.summary,
    'http://127.0.0.1:4010 conforms to the contract in 10,228 requests over 2 shards.',
  );
  assert.equal(run.requests, conforming.requests * 2);
  assert.equal(run.shard, undefined);
  assert.equal(run.runId, 'run-1+run-2');
  assert.deepEqual(
    run.checks.map(({ cases }) => cases),
    conforming.checks.map(({ cases }) => cases * 2),
  );
  assert.equal(run.operations[0]?.statuses['200'], 1608);
  assert.equal(run.coverage['test_score']?.['decimal text'], 60);
});

test('what is merged is a run by its schema', () => {
  const run = mergeRuns([shardOf(everything, 1, 2), shardOf(everything, 2, 2)]);
  assert.equal(isRun(run), true, JSON.stringify(isRun.errors));
});

test('the order of files does not matter', () => {
  const files = [green(1, 3), shardOf(conforming, 2, 3, { findings: [finding({})] }), green(3, 3)];
  fc.assert(
    fc.property(fc.shuffledSubarray(files, { minLength: 3 }), (shuffled) => {
      assert.equal(JSON.stringify(mergeRuns(shuffled)), JSON.stringify(mergeRuns(files)));
    }),
    { numRuns: 6, seed: 1 },
  );
});

test('a missing shard is named, and nothing is green without it', () => {
  const run = mergeRuns([green(1, 3), green(3, 3)]);
  assert.equal(run.verdict, 'not-judged');
  assert.equal(run.summary, 'http://127.0.0.1:4010 could not be judged: shard 2 of 3 is missing.');
  assert.deepEqual(mergeRuns([green(2, 4)]).notJudged, ['shards 1, 3, 4 of 4 are missing']);
});

test('a finding that counts outranks a missing shard, which is still told', () => {
  const run = mergeRuns([green(1, 2, { verdict: 'violates', findings: [finding({ counts: true })] })]);
  assert.equal(run.verdict, 'violates');
  assert.deepEqual(run.notJudged, ['shard 2 of 2 is missing']);
});

test('a shard that was not judged, or does not conform, decides by its word alone', () => {
  assert.equal(mergeRuns([green(1, 2), green(2, 2, { verdict: 'not-judged' })]).verdict, 'not-judged');
  assert.equal(mergeRuns([green(1, 2), green(2, 2, { notJudged: ['interrupted'] })]).verdict, 'not-judged');
  assert.equal(mergeRuns([green(1, 2, { verdict: 'violates' }), green(2, 2)]).verdict, 'violates');
});

const needing = (change: Partial<CheckResult>) => ({
  checks: [check({ id: 'concurrent-updates-lose-nothing', level: 'must', needs: 10, ...change })],
});
const skippedWith = (cases: number, excused?: number) =>
  needing({
    status: 'skipped',
    cases,
    reason: 'no exchange concerned it',
    ...(excused === undefined ? {} : { excused }),
  });

test('a MUST check that all shards together judged too little leaves the run not judged', () => {
  const run = mergeRuns([green(1, 2, needing({ cases: 5 })), green(2, 2, needing({ cases: 4 }))]);
  assert.equal(run.verdict, 'not-judged');
  assert.deepEqual(run.notJudged, [
    'too few cases in all shards together for concurrent-updates-lose-nothing (9 of 10)',
  ]);
  assert.equal(mergeRuns([green(1, 2, skippedWith(0)), green(2, 2, skippedWith(0))]).verdict, 'not-judged');
});

test('what one shard did not judge is judged where the others did, or where it does not apply', () => {
  const conforms = (...changes: readonly Partial<Run>[]) =>
    mergeRuns(changes.map((change, at) => green(at + 1, changes.length, change))).verdict === 'conforms';
  assert.ok(conforms(skippedWith(0), needing({ cases: 10 })));
  assert.ok(conforms(skippedWith(0, 6), skippedWith(0, 4)));
  const { needs: _, ...inapplicable } = check({ status: 'skipped', cases: 0, reason: 'it takes two agents' });
  assert.ok(conforms({ checks: [inapplicable] }, { checks: [inapplicable] }));
});

test('how much of what is random was sent is added', () => {
  const random = { cases: { sent: 2, planned: 5 }, sequences: { sent: 1, planned: 1 } };
  assert.deepEqual(mergeRuns([green(1, 2, { random }), green(2, 2, { random })]).random, {
    cases: { sent: 4, planned: 10 },
    sequences: { sent: 2, planned: 2 },
  });
});

const mixtures: readonly (readonly [what: string, change: Partial<Run>])[] = [
  ['seed', { seed: 43 }],
  ['target', { target: 'http://127.0.0.1:4011' }],
  ['kit', { kit: { name: 'agent-console-kit', version: '0.2.0' } }],
  ['version of the contract', { contract: { version: '0.2.0' } }],
  ['profile', { profile: 'deep' }],
  ['--fail-on', { failOn: ['must', 'should'] }],
  ['other deployment', { comparedWith: 'http://127.0.0.1:4012' }],
  ['number of shards', { shard: { index: 2, total: 3, source: '--shard' } }],
  [
    'list of deselected checks',
    {
      checks: conforming.checks.map((one, index) =>
        index > 0
          ? one
          : { ...one, status: 'skipped', cases: 0, reason: 'deselected by --skip', deselected: true },
      ),
    },
  ],
];

for (const [what, change] of mixtures) {
  test(`another ${what} is refused`, () => {
    assert.throws(() => mergeRuns([green(1, 2), green(2, 2, change)]), {
      name: 'Inability',
      message: new RegExp(`^run-2\\.json: its ${what} is .*, but run-1\\.json has `),
    });
  });
}

test('a shard that is there twice is refused, by both its files', () => {
  const again = { ...green(2, 3), file: 'copy.json' };
  assert.throws(
    () => mergeRuns([green(1, 3), green(2, 3), again]),
    /^Inability: copy\.json: it is shard 2 of 3, and so is run-2/,
  );
});

test('a whole run among others is refused, and stays as it is alone', () => {
  const whole = { file: 'whole.json', run: conforming };
  assert.throws(() => mergeRuns([green(1, 2), whole]), /^Inability: whole\.json: it is not a shard/);
  assert.equal(mergeRuns([whole]), conforming);
});

test('a shard that cannot be is refused', () => {
  assert.throws(() => mergeRuns([green(4, 3)]), /which is not possible/);
  assert.throws(() => mergeRuns([green(1, 4_000_000_000)]), /which is not possible/);
});

test('one cause in two shards is one finding, and what says most stands for it', () => {
  const flaky = finding({ id: 'a', flaky: true, counts: false, seen: 2, path: 'flaky' });
  const sure = finding({ id: 'a', flaky: false, counts: true, seen: 3, path: 'sure' });
  const other = finding({ id: 'b' });
  const { findings } = mergeRuns([
    green(1, 2, { findings: [flaky, other] }),
    green(2, 2, { findings: [sure], verdict: 'violates' }),
  ]);
  assert.deepEqual(
    findings.map(({ id, seen, path, counts }) => ({ id, seen, path, counts })),
    [
      { id: 'a', seen: 5, path: 'sure', counts: true },
      { id: 'b', seen: other.seen, path: other.path, counts: other.counts },
    ],
  );
});

test('findings are folded anew over all shards, and a leader that stands under another leads no more', () => {
  const taken = found('update-rejects-wrong-kinds body/hub accepted-not-text', '{"hub":5}');
  const shape = found('update-answers-the-agent answer/hub type', '{"hub":5}');
  const later = found('concurrent-updates-lose-nothing answer/hub lost', '{}', { after: ['{}'] });
  const run = mergeRuns([
    green(1, 2, { findings: [shape, { ...later, under: shape.id }], verdict: 'violates' }),
    green(2, 2, { findings: [taken], verdict: 'violates' }),
  ]);
  assert.deepEqual(
    run.findings.map(({ check, under }) => [check, under]),
    [
      [taken.check, undefined],
      [shape.check, taken.id],
      [later.check, taken.id],
    ],
  );
  assert.match(run.summary, /: 1 finding and 2 more with the same cause in 10,228 requests over 2 shards\.$/);
});

test('a check is as bad as its worst shard', () => {
  const statuses = ['skipped', 'passed', 'flaky', 'failed'] as const;
  for (const [rank, worse] of statuses.entries()) {
    for (const better of statuses.slice(0, rank + 1)) {
      const checks = (status: CheckResult['status']) => [check({ status, cases: 2, reason: 'why' })];
      const run = mergeRuns([
        green(1, 2, { checks: checks(better) }),
        green(2, 2, { checks: checks(worse) }),
      ]);
      assert.deepEqual(
        run.checks.map(({ status, cases, reason }) => ({ status, cases, reason })),
        [{ status: worse, cases: 4, reason: worse === 'skipped' ? 'why' : undefined }],
      );
    }
  }
});

test('latency is that of the slowest shard, which no percentile of the whole exceeds', () => {
  const withLatency = (p50: number, p95: number, max: number) =>
    ({
      operations: [
        { operation: 'updateAgent', requests: 1, statuses: { '200': 1 }, latency: { p50, p95, max } },
      ],
    }) as const;
  const { operations } = mergeRuns([green(1, 2, withLatency(1, 9, 10)), green(2, 2, withLatency(2, 3, 50))]);
  assert.deepEqual(operations[0]?.latency, { p50: 2, p95: 9, max: 50 });
});

test('an operation that one shard could not judge is not judged', () => {
  const unjudged = conforming.operations.map((one) => ({ ...one, notJudged: 'it answered nothing but 401' }));
  const { operations } = mergeRuns([green(1, 2), green(2, 2, { operations: unjudged })]);
  assert.equal(operations[0]?.notJudged, 'it answered nothing but 401');
});

test('where shards saw different choices, both are told and neither is sure', () => {
  const seen = (choice: string) => ({
    dialect: { 'time-unit': { choice, evidence: `saw ${choice}`, sure: true } },
  });
  const same = mergeRuns([green(1, 2, seen('seconds')), green(2, 2, seen('seconds'))]);
  assert.deepEqual(same.dialect['time-unit'], { choice: 'seconds', evidence: 'saw seconds', sure: true });
  const { dialect } = mergeRuns([green(1, 2, seen('seconds')), green(2, 2, seen('milliseconds'))]);
  assert.deepEqual(dialect['time-unit'], {
    choice: 'seconds',
    evidence: 'saw seconds; another shard saw milliseconds: saw milliseconds',
    sure: false,
  });
});

test('an entry of the baseline is stale where it is in all shards, and none is missing', () => {
  const stale = (...staleBaseline: string[]) => ({ staleBaseline });
  assert.deepEqual(mergeRuns([green(1, 2, stale('a', 'b')), green(2, 2, stale('b', 'c'))]).staleBaseline, [
    'b',
  ]);
  assert.equal(mergeRuns([green(1, 2, stale('a')), green(2, 2)]).staleBaseline, undefined);
  assert.equal(mergeRuns([green(1, 2, stale('a'))]).staleBaseline, undefined);
});

test('what every shard left alone was left alone', () => {
  const alone = (...leftAlone: string[]) => ({ leftAlone });
  assert.deepEqual(mergeRuns([green(1, 2, alone('hub', 'purpose')), green(2, 2, alone('hub'))]).leftAlone, [
    'hub',
  ]);
  assert.equal(mergeRuns([green(1, 2, alone('hub')), green(2, 2)]).leftAlone, undefined);
});

test('it lasts from the first beginning to the last end', () => {
  const run = mergeRuns([
    green(1, 2, { startedAt: '2026-11-15T10:00:05.000Z', durationMs: 1000 }),
    green(2, 2, { startedAt: '2026-11-15T10:00:00.000Z', durationMs: 2000 }),
  ]);
  assert.equal(run.startedAt, '2026-11-15T10:00:00.000Z');
  assert.equal(run.durationMs, 6000);
});

test('what became of an agent stands once, and agents and samples are all there', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((agentId) => ({ agentId, state: 'restored' as const }));
  assert.ok(a !== undefined && b !== undefined && c !== undefined);
  const run = mergeRuns([
    green(1, 2, { restoration: [a, b], agentIds: ['x'], samples: everything.samples ?? [] }),
    green(2, 2, { restoration: [{ ...b }, c], agentIds: ['x', 'y'], samples: everything.samples ?? [] }),
  ]);
  assert.deepEqual(run.restoration, [a, b, c]);
  assert.deepEqual(run.agentIds, ['x', 'y']);
  assert.deepEqual(run.samples, everything.samples);
});

test('a second opinion is added up, and missing where one shard has none', () => {
  const opinion = everything.secondOpinion;
  assert.ok(opinion !== undefined && 'requests' in opinion, 'the fixture has an opinion');
  const merge = (second: Run['secondOpinion']) =>
    mergeRuns([
      green(1, 2, { secondOpinion: opinion }),
      green(2, 2, second === undefined ? {} : { secondOpinion: second }),
    ]).secondOpinion;
  assert.deepEqual(merge(opinion), {
    ...opinion,
    requests: 24,
    agreed: 22,
    violations: [...opinion.violations, ...opinion.violations],
  });
  const missing = { by: 'prism', version: '5.14.2', missing: 'it did not start' } as const;
  assert.deepEqual(merge(missing), missing);
});
