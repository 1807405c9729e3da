import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { minimizeCorpus } from '../../conformance/fuzz/minimize-corpus.ts';
import { createRedact } from '../../conformance/redact/redact.ts';
import { readRecorded } from '../../conformance/replay/read-recorded.ts';
import {
  openFuzzFolder,
  readCorpus,
  readFindings,
  rewriteCorpus,
  writeEntry,
  writeFindings,
} from './fuzz-folder.ts';
import { readTextFile } from './text-file.ts';

const root = mkdtempSync(join(tmpdir(), 'agent-console-kit-fuzz-folder-'));
after(() => rmSync(root, { recursive: true, force: true }));

const redact = createRedact(['harbour-7f21']);
const unbroken = (failure: Error) => assert.fail(failure);

function makeFolder(): string {
  const folder = mkdtempSync(join(root, 'run-'));
  openFuzzFolder(folder);
  return folder;
}

const entryOf = (fingerprint: string, ...bodies: readonly string[]) => ({
  fingerprint,
  input: { steps: bodies.map((body) => ({ method: 'PUT', path: '/v1/a', headers: {}, body })) },
});
const bodiesIn = (folder: string) =>
  readCorpus(folder, [], unbroken)
    .map(({ input }) => input.steps.map(({ body }) => body).join())
    .sort();

test('an input with a secret in it is not written, and taken away where it is found', () => {
  const folder = makeFolder();
  for (const [at, body] of ['{"hub":"harbour-7f21"}', '{"api_key":"sk-live"}', '{"hub":"a"}'].entries())
    writeEntry(folder, entryOf(`${at}`, body), [], redact);
  assert.deepEqual(bodiesIn(folder), ['{"hub":"a"}']);
  const leaked = entryOf('leaked', '{"hub":"harbour-7f21"}');
  writeEntry(folder, leaked, [], createRedact([]));
  assert.equal(readdirSync(join(folder, 'corpus')).length, 2);
  rewriteCorpus(folder, readCorpus(folder, [], unbroken), [], redact);
  assert.deepEqual(bodiesIn(folder), ['{"hub":"a"}']);
});

test('a finding that came back is not replaced by one that did not', () => {
  const folder = makeFolder();
  const file = 'fixtures/runs/violating.json';
  const [finding] = readRecorded(readTextFile(file, 'run'), file).findings;
  assert.ok(finding !== undefined);
  const [confirmed, flaky] = [
    { ...finding, flaky: false, seen: 1 },
    { ...finding, flaky: true, seen: 2 },
  ];
  const seen = () => readFindings(folder, unbroken).map((one) => one.seen);
  assert.deepEqual(writeFindings(folder, [flaky]), [flaky]);
  assert.deepEqual(writeFindings(folder, [confirmed]), [confirmed]);
  assert.deepEqual(writeFindings(folder, [flaky]), []);
  assert.deepEqual(seen(), [1]);
  writeFindings(folder, [{ ...confirmed, seen: 3 }]);
  assert.deepEqual(seen(), [3]);
});

test('of files that were copied in, the smallest of each behaviour stays', () => {
  const folder = makeFolder();
  writeEntry(folder, entryOf('a', '{"hub":"longer"}'), [], redact);
  const [name = ''] = readdirSync(join(folder, 'corpus'));
  renameSync(join(folder, 'corpus', name), join(folder, 'corpus', 'copied.json'));
  writeEntry(folder, entryOf('a', '{"hub":"a"}'), [], redact);
  assert.equal(bodiesIn(folder).length, 2);
  rewriteCorpus(folder, minimizeCorpus(readCorpus(folder, [], unbroken)), [], redact);
  assert.deepEqual(bodiesIn(folder), ['{"hub":"a"}']);
  assert.deepEqual(readdirSync(join(folder, 'corpus')), [name]);
});
