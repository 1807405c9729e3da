import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import type { AnsweredFault } from '../errors/answered-faults.ts';
import { type MockResponse, plainError } from '../exchange.ts';
import { createFindRoute } from '../routing/find-route.ts';
import { NodeRequest } from '../server/node-request.ts';
import { Journal } from './journal.ts';
import { redacted } from './redact-secrets.ts';
import type { RequestFilter } from './request-filter.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const put = (body: Uint8Array, headers: Readonly<Record<string, string>> = {}, target = '/a') =>
  new NodeRequest('PUT', target, headers, body, { remoteAddress: '127.0.0.1' });
const led = { findRoute: createFindRoute(dialectPresets.fastapi) };
const fine: MockResponse = { status: 200, headers: {}, body: '{}' };

function recordOf(request: NodeRequest, response = fine, faults: readonly AnsweredFault[] = []) {
  const journal = new Journal(10, () => 0);
  journal.add(request, { ...response, faults }, led);
  const [record] = journal.read();
  assert.ok(record !== undefined);
  return record;
}

test('an exchange is recorded with its body as JSON', () => {
  const record = recordOf(put(bytes('{"a":[1]}'), { 'content-type': 'application/json' }));
  assert.deepEqual(record, {
    number: 1,
    time: '1970-01-01T00:00:00.000Z',
    method: 'PUT',
    path: '/a',
    headers: { 'content-type': 'application/json' },
    body: { a: [1] },
    status: 200,
    ms: 0,
    answer: { headers: {}, body: {} },
    cause: { by: 'contract' },
  });
});

test('secrets are not recorded', () => {
  const request = put(
    bytes('{"api_key":"sk-1","b":{"api_key":"kit-2"}}'),
    { authorization: 'Bearer x' },
    '/a?api_key=sk-1',
  );
  const record = recordOf(request);
  assert.deepEqual(record['body'], { api_key: redacted, b: { api_key: 'kit-2' } });
  assert.deepEqual(record['headers'], { authorization: redacted });
  assert.doesNotMatch(JSON.stringify(record), /sk-1|Bearer/);
});

test('secrets are not recorded however they are spelled, nor by which header they come', () => {
  const headers = {
    authorization: 'Basic sk-1',
    'proxy-authorization': 'Bearer sk-1',
    cookie: 'session=sk-1',
    'x-api-key': 'sk-1',
    'content-type': 'application/json; token=sk-1',
  };
  const body = String.raw`{"API_KEY":"sk-1","a":{"api\u005fkey":["sk-1"],"b":[{"accessToken":{"c":"sk-1"}}]},"agent_url":"http://x/?%61pi_key=sk-1"}`;
  const target = '/a?api%5Fkey=sk-1&agent%5Bapi_key%5D=sk-1&Access_Token=sk-1';
  assert.doesNotMatch(JSON.stringify(recordOf(put(bytes(body), headers, target))), /sk-1/);
});

test('a 422 is recorded with its fields and reasons, an injected failure as such', () => {
  const faults = [{ field: 'hub', why: 'wrong' }];
  assert.deepEqual(recordOf(put(bytes('{}')), fine, faults)['faults'], faults);
  const failed: MockResponse = { ...plainError(503, 'x'), cause: { by: 'fail-rate' } };
  assert.deepEqual(recordOf(put(bytes('{}')), failed)['cause'], { by: 'fail-rate' });
});

test('a body that is empty, too large or unreadable is not shown', () => {
  assert.equal('body' in recordOf(put(bytes(''))), false);
  assert.match(String(recordOf(put(new Uint8Array(70_000)))['bodyNotKept']), /^70000 bytes are more/);
  assert.match(String(recordOf(put(Uint8Array.of(0xff, 0x22)))['bodyNotKept']), /^2 bytes that are no text/);
  assert.match(
    String(recordOf(put(bytes('{"api_key":"sk-1"')))['bodyNotKept']),
    /^17 bytes that are not JSON: Expecting/,
  );
});

test('only the newest are kept, in order, and all are counted', () => {
  const journal = new Journal(3, () => 0);
  for (let number = 1; number <= 8; number += 1) journal.add(put(bytes(String(number))), fine, led);
  assert.deepEqual(
    journal.read().map(({ number, body }) => [number, body]),
    [
      [6, 6],
      [7, 7],
      [8, 8],
    ],
  );
  assert.equal(journal.count, 8);
});

const fault = { field: 'f'.repeat(200), why: 'w'.repeat(200) };
const large: Readonly<Record<string, readonly [NodeRequest, readonly AnsweredFault[]]>> = {
  bodies: [put(new Uint8Array(60_000)), []],
  targets: [put(bytes(''), {}, `/${'a'.repeat(16_000)}`), []],
  'content-types': [put(bytes(''), { 'content-type': 'a'.repeat(16_000) }), []],
  faults: [put(bytes('')), Array.from({ length: 100 }, () => fault)],
};

for (const [what, [request, faults]] of Object.entries(large)) {
  test(`entries take no more than a few megabytes together, by their ${what} too`, () => {
    const journal = new Journal(1000, () => 0);
    for (let number = 0; number < 500; number += 1) journal.add(request, { ...fine, faults }, led);
    assert.ok(journal.bytes <= 4 * 1_048_576, String(journal.bytes));
    const kept = journal.read();
    assert.ok(kept.length > 30 && kept.length < 140, String(kept.length));
    assert.equal(kept.at(-1)?.['number'], 500);
    assert.equal(journal.count, 500);
    journal.clear();
    assert.equal(journal.bytes, 0);
  });
}

test('a body that is part of a larger buffer does not keep that buffer', () => {
  const socketBuffer = new Uint8Array(65_536).fill(0x20);
  const body = socketBuffer.subarray(10, 12);
  body.set(bytes('42'));
  const journal = new Journal(10, () => 0);
  journal.add(put(body), fine, led);
  socketBuffer.fill(0);
  assert.equal(journal.read()[0]?.['body'], 42);
});

test('a cleared journal counts anew, and one of size 0 keeps nothing', () => {
  const journal = new Journal(2, () => 0);
  for (let number = 0; number < 3; number += 1) journal.add(put(bytes('1')), fine, led);
  journal.clear();
  journal.add(put(bytes('2')), fine, led);
  assert.deepEqual(
    journal.read().map(({ number, body }) => [number, body]),
    [[1, 2]],
  );
  const none = new Journal(0, () => 0);
  none.add(put(bytes('1')), fine, led);
  assert.deepEqual(none.read(), []);
});

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const agentPath = `/v1/agent-configurations/${agentId}`;

test('operation and agent are told by the path', () => {
  const { operation, agentId: named } = recordOf(
    put(
      bytes('{}'),
      {},
      agentPath.toUpperCase().replace('/V1/AGENT-CONFIGURATIONS', '/v1/agent-configurations'),
    ),
  );
  assert.deepEqual([operation, named], ['updateAgent', agentId]);
  assert.equal(recordOf(put(bytes('{}')))['operation'], undefined);
});

test('entries are told apart by operation, status, agent and number', () => {
  const journal = new Journal(10, () => 0);
  for (const target of ['/a', agentPath, agentPath]) journal.add(put(bytes('{}'), {}, target), fine, led);
  journal.add(put(bytes('{}'), {}, agentPath), plainError(503, 'x'), led);
  const numbers = (filter: RequestFilter) => journal.read(filter).map(({ number }) => number);
  assert.deepEqual(numbers({}), [1, 2, 3, 4]);
  assert.deepEqual(numbers({ operation: 'updateAgent' }), [2, 3, 4]);
  assert.deepEqual(numbers({ operation: 'updateAgent', status: 503 }), [4]);
  assert.deepEqual(numbers({ agentId: agentId.toUpperCase(), since: 2 }), [3, 4]);
  assert.deepEqual(numbers({ operation: 'listAgents' }), []);
});

test('who waits is told of the next entry that matches, once, and when none will come', async () => {
  const journal = new Journal(10, () => 0);
  const { found } = journal.wait({ operation: 'updateAgent' });
  const gone = journal.wait({ operation: 'listAgents' });
  journal.add(put(bytes('{}')), fine, led);
  journal.add(put(bytes('{}'), {}, agentPath), fine, led);
  assert.equal((await found)['number'], 2);
  journal.end('the mock was closed');
  await assert.rejects(gone.found, /^Inability: waiting for listAgents: the mock was closed/);
  assert.throws(() => new Journal(0, () => 0).wait({}), /journalSize is 0/);
});
