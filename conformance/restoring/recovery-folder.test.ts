import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { JsonNumber } from '../../spec/json-value.ts';
import { thisProcess } from './process-identity.ts';
import { listRecoveries, recoveriesOf, removeRecovery, writeRecovery } from './recovery-folder.ts';
import { type RecoveryRecord, recordAgent } from './recovery-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-recovery-'));
after(() => rmSync(folder, { recursive: true }));

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const first = {
  id: agentId,
  hub: 'custom',
  api_key: 'sk-****',
  last_evaluated_at: new JsonNumber('90071992547409931234'),
};
const agents = [recordAgent(agentId, '/v1/agents/{id}', first, new Set(['api_key']))];
const recordOf = (target: string, pid = 2 ** 22 + 1): RecoveryRecord => ({
  target,
  agents,
  holder: {
    command: 'check',
    runId: 'run-1',
    startedAt: '2026-01-01T00:00:00.000Z',
    ...thisProcess(),
    pid,
  },
});

test('a record is read back with every digit, and without what the run leaves alone', () => {
  const file = writeRecovery(folder, recordOf('http://127.0.0.1:81/api'));
  const [left, ...others] = recoveriesOf(folder, 'http://localhost:81/api/');
  assert.deepEqual(others, []);
  assert.ok(left !== undefined && typeof left.record !== 'string');
  assert.deepEqual(left.record.agents, agents);
  assert.ok(!readFileSync(file, 'utf8').includes('sk-'));
  assert.ok(!left.record.agents[0]?.fields.includes('api_key'));
  removeRecovery(file);
  assert.deepEqual(listRecoveries(folder), []);
});

test('only its owner can read a record, and its name tells the target and the run', () => {
  const file = writeRecovery(folder, recordOf('http://127.0.0.1:81/api'));
  assert.equal(statSync(file).mode & 0o077, 0);
  assert.equal(statSync(join(folder, 'recovery')).mode & 0o077, 0);
  assert.match(file, /loopback_81_api-run-1\.json$/);
  removeRecovery(file);
});

test('the record of a run that goes on is not one that was left behind', () => {
  const file = writeRecovery(folder, recordOf('http://127.0.0.1:81', process.pid));
  assert.deepEqual(listRecoveries(folder), []);
  removeRecovery(file);
});

test('the newest comes first, so that what the oldest has is restored last', () => {
  const files = ['2026-01-01', '2026-01-03', '2026-01-02'].map((startedAt) => {
    const record = recordOf('http://127.0.0.1:81');
    return writeRecovery(folder, { ...record, holder: { ...record.holder, runId: startedAt, startedAt } });
  });
  assert.deepEqual(
    listRecoveries(folder).map(({ record }) => typeof record !== 'string' && record.holder.startedAt),
    ['2026-01-03', '2026-01-02', '2026-01-01'],
  );
  for (const file of files) removeRecovery(file);
});

test('a damaged record is told, and hides no other', () => {
  const whole = writeRecovery(folder, recordOf('http://127.0.0.1:81'));
  const damaged = join(folder, 'recovery', 'damaged.json');
  for (const text of ['', '{"recovery":1', '{"recovery":2}', '{"recovery":1,"target":"x","agents":[]}']) {
    writeFileSync(damaged, text);
    const left = listRecoveries(folder);
    assert.deepEqual(left.map(({ file }) => file).sort(), [damaged, whole].sort());
    assert.equal(left.filter(({ record }) => typeof record === 'string').length, 1, text);
  }
  rmSync(damaged);
  removeRecovery(whole);
});

test('a record that cannot be written is not there in part', () => {
  assert.throws(
    () => writeRecovery('/dev/full', recordOf('http://127.0.0.1:81')),
    /cannot keep the original state of the agents in .*Nothing was written to the deployment/,
  );
});

test('a record that cannot be written again stays as it was', () => {
  const record = recordOf('http://127.0.0.1:82/');
  const file = writeRecovery(folder, record);
  const text = readFileSync(file, 'utf8');
  // What stands in the way of the new file fails it, as a full disk does.
  writeFileSync(`${file}.part`, '');
  assert.throws(() => writeRecovery(folder, { ...record, agents: [] }), { name: 'Inability' });
  assert.equal(readFileSync(file, 'utf8'), text);
});
