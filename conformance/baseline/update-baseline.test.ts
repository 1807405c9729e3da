import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Finding, Run } from '../run/run-record.ts';
import type { Baseline } from './known-finding.ts';
import { markKnown } from './mark-known.ts';
import { readBaseline } from './read-baseline.ts';
import { updateBaseline } from './update-baseline.ts';

const recordedRun: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const [sample] = recordedRun.findings;
if (sample === undefined) throw new Error('the recorded run has no finding');
const agentIds = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'];
const today = '2026-11-15';
const findingOf = (id: string, more: Partial<Finding> = {}): Finding => ({
  ...sample,
  id,
  level: 'must',
  counts: true,
  ...more,
});
const runOf = (findings: readonly Finding[], staleBaseline: readonly string[] = []) => ({
  ...recordedRun,
  agentIds,
  findings,
  staleBaseline,
});
const baselineOf = (text: string, more: Partial<Baseline> = {}): Baseline => ({
  known: readBaseline(text, 'known.json'),
  today,
  acceptsNew: false,
  ...more,
});

/** As a person may have written it. */
const written = `{
  "$schema": "./baseline.schema.json",
  "schemaVersion": 2,
  "known": [
    { "id": "a/b/c/d", "reason": "says \\"no], yet\\"", "since": "2026-01-01", "expires": "2026-12-31" },
      {"id":"e/f/g/h",
       "reason":"ticket 7", "since":"2026-01-01","expires":"2026-11-15"} , {"id":"i/j/k/l","reason":"x","since":"2026-01-01","expires":"2026-11-14"}
  ]
}
`;

test('what is known does not count until the day after it expires', () => {
  const findings = ['a/b/c/d', 'e/f/g/h', 'i/j/k/l', 'new'].map((id) => findingOf(id));
  assert.deepEqual(
    markKnown(findings, baselineOf(written)).map(({ counts, known }) => [counts, known?.expires]),
    [
      [false, '2026-12-31'],
      [false, '2026-11-15'],
      [true, '2026-11-14'],
      [true, undefined],
    ],
  );
});

test('a run that accepts makes known what would count, for ninety days, and renews nothing', () => {
  const findings = [findingOf('i/j/k/l'), findingOf('new'), findingOf('light', { counts: false })];
  assert.deepEqual(
    markKnown(findings, baselineOf(written, { acceptsNew: true })).map(({ counts, known }) => [
      counts,
      known,
    ]),
    [
      [true, { reason: 'x', expires: '2026-11-14' }],
      [false, { reason: 'not yet explained', expires: '2027-02-13' }],
      [false, undefined],
    ],
  );
});

test('a finding that weighs more than the one that was recorded is not known', () => {
  const light = findingOf('new', { level: 'should', known: { reason: 'r', expires: '2027-01-01' } });
  const { text } = updateBaseline(undefined, [], runOf([light]), today);
  const baseline = baselineOf(text, { acceptsNew: true });
  const [heavy, same] = markKnown([findingOf('new'), findingOf('new', { level: 'should' })], baseline);
  assert.deepEqual([heavy?.counts, heavy?.known], [true, undefined]);
  assert.deepEqual(same?.known, { reason: 'r', expires: '2027-01-01' });
});

test('a baseline that nothing became of is the same, byte for byte', () => {
  const known = readBaseline(written, 'known.json');
  assert.deepEqual(updateBaseline(written, known, runOf([]), today), {
    text: written,
    added: [],
    removed: [],
    filled: [],
  });
});

test('what is gone is taken out and what is new stands last, and all else is as it was written', () => {
  const known = readBaseline(written, 'known.json');
  const fresh = findingOf('new', { counts: false, known: { reason: 'r', expires: '2027-02-13' } });
  const { text, added, removed } = updateBaseline(written, known, runOf([fresh], ['a/b/c/d']), today);
  assert.deepEqual([added, removed], [['new'], ['a/b/c/d']]);
  assert.equal(
    text.startsWith('{\n  "$schema": "./baseline.schema.json",\n  "schemaVersion": 2,\n  "known": ['),
    true,
  );
  assert.equal(
    text.includes(
      '{"id":"e/f/g/h",\n       "reason":"ticket 7", "since":"2026-01-01","expires":"2026-11-15"}',
    ),
    true,
  );
  const [second, third, last] = readBaseline(text, 'known.json');
  assert.deepEqual([second, third], known.slice(1));
  const { known: _, ...recorded } = fresh;
  assert.deepEqual(last, {
    id: 'new',
    reason: 'r',
    since: today,
    expires: '2027-02-13',
    recorded: { target: recordedRun.target, agentIds, finding: recorded },
  });
});

test('a record does not say what the finding stood under in its run', () => {
  const found = {
    ...findingOf('new', { counts: false, known: { reason: 'r', expires: '2027-02-13' } }),
    under: 'other',
  };
  const { text } = updateBaseline(written, readBaseline(written, 'known.json'), runOf([found]), today);
  const recorded = readBaseline(text, 'known.json').at(-1)?.recorded;
  assert.equal(recorded?.finding.id, 'new');
  assert.equal(recorded.finding.under, undefined);
});

test('an entry without a record gets one where its finding was seen', () => {
  const known = readBaseline(written, 'known.json');
  const { text, filled } = updateBaseline(written, known, runOf([findingOf('e/f/g/h')]), today);
  assert.deepEqual(filled, ['e/f/g/h']);
  const [first, second, third] = readBaseline(text, 'known.json');
  assert.deepEqual([first, third], [known[0], known[2]]);
  assert.equal(second?.recorded?.finding.id, 'e/f/g/h');
  assert.equal(second.reason, 'ticket 7');
});

test('a baseline that is made anew, or loses its last entry, can be read', () => {
  const made = updateBaseline(undefined, [], runOf([]), today);
  assert.equal(made.text, '{\n  "schemaVersion": 2,\n  "known": []\n}\n');
  const known = readBaseline(written, 'known.json');
  const emptied = updateBaseline(
    written,
    known,
    runOf(
      [],
      known.map(({ id }) => id),
    ),
    today,
  );
  assert.deepEqual(readBaseline(emptied.text, 'known.json'), []);
});
