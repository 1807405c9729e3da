import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createRedact } from '../../conformance/redact/redact.ts';
import { openFuzzFolder, readCorpus, rewriteCorpus, writeEntry } from './fuzz-folder.ts';

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
