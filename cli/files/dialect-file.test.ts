import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { loadDialect, loadHeldDialect } from './dialect-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-dialect-'));
after(() => rmSync(folder, { recursive: true }));

test('a preset is found by its name', async () => {
  assert.equal(await loadDialect('fastapi'), dialectPresets.fastapi);
  assert.equal(await loadDialect('strict'), dialectPresets.strict);
});

test('a file is read', async () => {
  const path = join(folder, 'mine.json');
  writeFileSync(path, '{"base":"strict","points":{"time-unit":"milliseconds"}}');
  assert.deepEqual(await loadDialect(path), { ...dialectPresets.strict, 'time-unit': 'milliseconds' });
});

test('nobody is held to what could not be decided', async () => {
  const path = join(folder, 'learned.json');
  writeFileSync(path, '{"points":{"auth":401},"evidence":{"time-unit":{"sure":"undecided","exchanges":[]}}}');
  const { 'time-unit': _, ...others } = { ...dialectPresets.fastapi, auth: 401 };
  assert.deepEqual(await loadHeldDialect(path), others);
  assert.equal(await loadHeldDialect('strict'), dialectPresets.strict);
});

test('a misspelt name, a missing file and a wrong file are told apart', async () => {
  await assert.rejects(
    loadDialect('strct'),
    /^Inability: dialect strct: there is no preset of that name\. Did you mean strict\?$/,
  );
  const missing = join(folder, 'none.json');
  await assert.rejects(loadDialect(missing), {
    name: 'Inability',
    message: `dialect ${missing}: there is no such file. Check the path.`,
  });
  await assert.rejects(loadDialect(folder), /it is a directory/);
  const path = join(folder, 'wrong.json');
  writeFileSync(path, '{"points":{"time-unti":"seconds"}}');
  await assert.rejects(loadDialect(path), /unknown point "time-unti"\. Did you mean time-unit\?/);
});
