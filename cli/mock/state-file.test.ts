import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { loadState } from './state-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-state-'));
after(() => rmSync(folder, { recursive: true }));

function write(text: string): string {
  const path = join(folder, 'state.json');
  writeFileSync(path, text);
  return path;
}

test('a state is read, with or without a byte order mark, and every part may be left out', async () => {
  assert.deepEqual(await loadState(write('\ufeff{"genomes":[{}]}')), {
    agents: [],
    genomes: [{}],
    evolution: {},
  });
});

test('what is wrong is told by file, place and remedy', async () => {
  await assert.rejects(
    loadState(join(folder, 'none.json')),
    /^Inability: state \S+none\.json: there is no such file\. Check the path\.$/,
  );
  await assert.rejects(
    loadState(write('nothing')),
    /state\.json: it is not JSON \(Expecting value at character 0\)\. Write /,
  );
  await assert.rejects(
    loadState(write('{"agent":[]}')),
    /state\.json, agent: a state has no such key\. Did you mean agents\?$/,
  );
  await assert.rejects(
    loadState(write('{"agents":[{"id":5}]}')),
    /state\.json, agents\[0\]\.agent_name: it is missing\. /,
  );
});
