import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { corpusFileName } from '../../conformance/fuzz/corpus-file.ts';
import { createRedact } from '../../conformance/redact/redact.ts';
import { createCorpusKeeper } from './corpus-keeper.ts';
import { openFuzzFolder, readCorpus } from './fuzz-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-corpus-'));
openFuzzFolder(folder);
after(() => rmSync(folder, { recursive: true, force: true }));

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const entryOf = (...bodies: readonly string[]) => ({
  fingerprint: 'a',
  input: { steps: bodies.map((body) => ({ method: 'PUT', path: `/v1/${id}`, headers: {}, body })) },
});
const kept = () =>
  readCorpus(folder, [], assert.fail).map(({ input }) => input.steps.map(({ body }) => body));
const redact = createRedact([]);

test('in one run an entry is written whenever it is told, larger or smaller', () => {
  const keep = createCorpusKeeper(folder);
  keep(entryOf('long one'), [id], redact);
  keep(entryOf('long one', 'long one'), [id], redact);
  assert.deepEqual(kept(), [['long one', 'long one']]);
  keep(entryOf('one', 'two'), [id], redact);
  assert.deepEqual(kept(), [['one', 'two']]);
});

test('what an earlier run kept stays unless an entry is smaller', () => {
  const keep = createCorpusKeeper(folder);
  keep(entryOf('one', 'two', 'three'), [id], redact);
  keep(entryOf('one', 'six'), [id], redact);
  assert.deepEqual(kept(), [['one', 'two']]);
  keep(entryOf('one', '2'), [id], redact);
  assert.deepEqual(kept(), [['one', '2']]);
});

test('an entry that was smaller, and became larger, makes room for the earlier one', () => {
  const keep = createCorpusKeeper(folder);
  keep(entryOf('a'), [id], redact);
  assert.deepEqual(kept(), [['a']]);
  keep(entryOf('one', 'two', 'a'), [id], redact);
  assert.deepEqual(kept(), [['one', '2']]);
});

test('a file that cannot be read is replaced', () => {
  writeFileSync(join(folder, 'corpus', corpusFileName('a')), '{');
  createCorpusKeeper(folder)(entryOf('new'), [id], redact);
  assert.deepEqual(kept(), [['new']]);
});
