import assert from 'node:assert/strict';
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Run } from '../../conformance/run/run-record.ts';
import { openLedger } from './baseline-ledger.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-baseline-'));
after(() => rmSync(folder, { recursive: true }));

const now = new Date('2026-11-15T23:59:00Z');
const sample: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const known = { reason: 'not yet explained', expires: '2027-02-13' };
const accepted: Run = {
  ...sample,
  agentIds: ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'],
  notJudged: [],
  findings: sample.findings.map((finding) => ({ ...finding, known, counts: false })),
};
const fileOf = (name: string, ids: readonly string[]) => {
  const path = join(folder, name);
  const entries = ids.map((id) => ({ id, reason: 'r', since: '2026-01-01', expires: '2027-01-01' }));
  writeFileSync(path, JSON.stringify({ schemaVersion: 2, known: entries }));
  return path;
};

test('a baseline that is not there is refused, unless it is to be made', () => {
  const baseline = join(folder, 'nowhere.json');
  assert.throws(
    () => openLedger({ baseline }, undefined, now),
    /: there is no such file\. Check the path, or create it with --update-baseline\.$/,
  );
  const ledger = openLedger({ baseline, updateBaseline: true }, undefined, now);
  ledger?.write(accepted, assert.fail);
  const again = openLedger({ baseline }, undefined, now);
  assert.deepEqual(
    again?.baseline.known.map(({ id, since }) => [id, since]),
    sample.findings.map(({ id }) => [id, '2026-11-15']),
  );
});

test('an update needs a baseline, and a run that is no shard', () => {
  assert.throws(
    () => openLedger({ updateBaseline: true }, undefined, now),
    /^Inability: --update-baseline: there is no baseline to update\. Name one with --baseline\.$/,
  );
  const shard = { index: 1, total: 2, source: '--shard' };
  const baseline = fileOf('shard.json', []);
  assert.throws(() => openLedger({ baseline, updateBaseline: true }, shard, now), /a shard sees only a part/);
  assert.equal(openLedger({ baseline }, shard, now)?.baseline.acceptsNew, false);
  assert.equal(openLedger({}, shard, now), undefined);
});

test('the file changes only when asked, and not by a run that was interrupted', () => {
  const baseline = fileOf('kept.json', ['gone']);
  const before = readFileSync(baseline, 'utf8');
  const stale: Run = { ...accepted, staleBaseline: ['gone'] };
  openLedger({ baseline }, undefined, now)?.write(stale, assert.fail);
  assert.equal(readFileSync(baseline, 'utf8'), before);
  const asked = openLedger({ baseline, updateBaseline: true }, undefined, now);
  asked?.write({ ...stale, interrupted: true }, assert.fail);
  assert.equal(readFileSync(baseline, 'utf8'), before);
  asked?.write(stale, assert.fail);
  assert.notEqual(readFileSync(baseline, 'utf8'), before);
});

test('a link to a baseline stays a link, and nothing is left beside it', () => {
  const target = fileOf('target.json', []);
  const baseline = join(folder, 'link.json');
  symlinkSync(target, baseline);
  openLedger({ baseline, updateBaseline: true }, undefined, now)?.write(accepted, assert.fail);
  assert.equal(lstatSync(baseline).isSymbolicLink(), true);
  assert.match(readFileSync(target, 'utf8'), /not yet explained/);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith('.tmp')),
    [],
  );
});

test('a baseline that cannot be written is refused before the run, and told after it', () => {
  const below = join(fileOf('a-file', []), 'below.json');
  const asked = openLedger({ baseline: below, updateBaseline: true }, undefined, now);
  assert.throws(() => asked?.tryToWrite(), /^Inability: baseline .*below\.json: it cannot be written \(/);
  const told: string[] = [];
  asked?.write(accepted, ({ message }) => void told.push(message));
  assert.match(
    told.join('\n'),
    /^baseline .*below\.json: it cannot be written \(.*\)\. Choose another path\.$/,
  );
});

test('what became of each entry is told', () => {
  const [first, second] = sample.findings.map(({ id }) => id);
  const baseline = fileOf('told.json', [first ?? '', second ?? '', 'gone', 'unseen']);
  const findings = accepted.findings
    .slice(0, 2)
    .map((finding, index) => (index === 0 ? finding : { ...finding, counts: true }));
  const run: Run = { ...accepted, findings, staleBaseline: ['gone'] };
  assert.equal(
    openLedger({ baseline }, undefined, now)?.describe(run),
    `${baseline} has 4 known findings: 2 seen again; 1 expired, to be fixed or given a new date: ${second}; 1 gone, which --update-baseline removes: gone; 1 not judged`,
  );
  assert.match(
    openLedger({ baseline, updateBaseline: true }, undefined, now)?.describe(run) ?? '',
    /; 1 gone and removed: gone; 2 completed; 1 not judged$/,
  );
});
