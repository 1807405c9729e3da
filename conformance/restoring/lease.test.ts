import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Holder } from './holder.ts';
import { takeLease } from './lease.ts';
import { thisProcess } from './process-identity.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-lease-'));
after(() => rmSync(folder, { recursive: true }));

const holderOf = (runId: string, at: Partial<Holder> = {}): Holder => ({
  command: 'check',
  runId,
  startedAt: '2026-01-01T00:00:00.000Z',
  ...thisProcess(),
  ...at,
});
const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const agent = (url: string, agentId = id) => ({ url, agentId });
const leaseFiles = () => readdirSync(join(folder, 'leases'));

test('an agent belongs to one run until that lets it go, however url and id are spelled', () => {
  const first = takeLease(folder, [agent('http://localhost:81/api/')], holderOf('a'));
  assert.ok(first.isTaken);
  for (const url of ['http://127.0.0.1:81/api', 'http://[::1]:81/api/']) {
    const second = takeLease(folder, [agent(url, id.toUpperCase())], holderOf('b'));
    assert.ok(!second.isTaken && second.holder.runId === 'a', url);
  }
  for (const other of [agent('http://127.0.0.1:82/api'), agent('http://127.0.0.1:81/')]) {
    const free = takeLease(folder, [other], holderOf('c'));
    assert.ok(free.isTaken);
    free.release();
  }
  first.release();
  const again = takeLease(folder, [agent('http://127.0.0.1:81/api')], holderOf('b'));
  assert.ok(again.isTaken);
  again.release();
  assert.deepEqual(leaseFiles(), []);
});

test('all agents are leased or none', () => {
  const [one, two] = [agent('http://127.0.0.1:83', id), agent('http://127.0.0.1:83', id.replace('3f', '4f'))];
  const first = takeLease(folder, [two], holderOf('a'));
  assert.ok(!takeLease(folder, [one, two], holderOf('b')).isTaken);
  const third = takeLease(folder, [one], holderOf('c'));
  assert.ok(third.isTaken && first.isTaken);
  first.release();
  third.release();
});

test('a lease is readable by its owner alone', () => {
  const lease = takeLease(folder, [agent('http://127.0.0.1:84')], holderOf('a'));
  assert.ok(lease.isTaken);
  for (const file of lease.files) assert.equal(statSync(file).mode & 0o077, 0);
  assert.equal(lease.files.length, 1);
  lease.release();
});

const gone: readonly (readonly [string, Partial<Holder>])[] = [
  ['a process that has ended', { pid: 2 ** 22 + 1, process: 'gone' }],
  ['an earlier process with the same number', { process: 'another boot 1' }],
];
for (const [who, at] of gone) {
  test(`what ${who} held is free`, () => {
    const left = takeLease(folder, [agent('http://127.0.0.1:85')], holderOf('a', at));
    assert.ok(left.isTaken);
    const next = takeLease(folder, [agent('http://127.0.0.1:85')], holderOf('b'));
    assert.ok(next.isTaken);
    assert.ok(!takeLease(folder, [agent('http://127.0.0.1:85')], holderOf('c')).isTaken);
    next.release();
    assert.deepEqual(leaseFiles(), []);
  });
}

test('what a run on another machine holds is its own while it shows that it is alive', () => {
  const away = holderOf('a', { host: 'elsewhere', pid: 1, process: '' });
  const lease = takeLease(folder, [agent('http://127.0.0.1:86')], away);
  assert.ok(lease.isTaken);
  assert.ok(!takeLease(folder, [agent('http://127.0.0.1:86')], holderOf('b')).isTaken);
  lease.release();
});

test('an old lease that a loss of power left empty is nobody’s', () => {
  const lease = takeLease(folder, [agent('http://127.0.0.1:87')], holderOf('a'));
  assert.ok(lease.isTaken);
  for (const file of lease.files) {
    rmSync(file);
    writeFileSync(file, '');
    utimesSync(file, 1, 1);
  }
  const next = takeLease(folder, [agent('http://127.0.0.1:87')], holderOf('b'));
  assert.ok(next.isTaken);
  next.release();
});

test('where leases cannot be kept, nothing is written, and that is said', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  assert.throws(
    () => takeLease(join(file, 'below'), [agent('http://127.0.0.1:88')], holderOf('a')),
    /cannot keep the original state of the agents in .*Nothing was written to the deployment\. .*XDG_STATE_HOME/,
  );
});
