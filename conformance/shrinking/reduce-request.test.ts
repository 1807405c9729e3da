import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SentRequest } from '../run/exchange.ts';
import { reduceRequest } from './reduce-request.ts';

const request = (body: string, more: Partial<SentRequest> = {}): SentRequest => ({
  method: 'PUT',
  path: '/a',
  headers: { 'content-type': 'application/json' },
  body,
  ...more,
});

const plenty = { tries: 500, isTimeLeft: () => true };

test('a text is cut to the shortest that shows the same, and members that do not matter go', async () => {
  const body = JSON.stringify({ hub: 'a', purpose: 'x'.repeat(900), evaluated_harnesses: ['a', 'b'] });
  const shows = async (sent: SentRequest) =>
    String(JSON.parse(String(sent.body)).purpose ?? '').length > 300 ? sent : undefined;
  const smallest = await reduceRequest(request(body), shows, plenty);
  assert.equal(smallest?.body, JSON.stringify({ purpose: 'x'.repeat(301) }));
});

test('of a hundred members the one that matters is found in few tries', async () => {
  const keys = Array.from({ length: 100 }, (_, index) => `key_${index}`);
  const body = JSON.stringify({ agent_metadata: Object.fromEntries(keys.map((key) => [key, 'kit'])) });
  let tries = 0;
  const shows = async (sent: SentRequest) => {
    tries += 1;
    const { agent_metadata: object } = JSON.parse(String(sent.body));
    return Object.hasOwn(object ?? {}, 'key_37') ? sent : undefined;
  };
  const smallest = await reduceRequest(request(body), shows, plenty);
  assert.equal(smallest?.body, '{"agent_metadata":{"key_37":""}}');
  assert.ok(tries < 60, `${tries} tries`);
});

test('headers, queries and letters of a body that is no JSON go where they do not matter', async () => {
  const odd = request('{"a":1,,', { path: '/a?b=1', headers: { 'content-type': 'a', 'if-match': '*' } });
  const shows = async (sent: SentRequest) => (String(sent.body).includes(',,') ? sent : undefined);
  assert.deepEqual(await reduceRequest(odd, shows, plenty), {
    method: 'PUT',
    path: '/a',
    headers: { 'content-type': 'a' },
    body: ',,',
  });
});

test('it ends with its tries, and gives nothing where nothing smaller shows', async () => {
  let asked = 0;
  const shows = async () => {
    asked += 1;
    return undefined;
  };
  const few = { tries: 5, isTimeLeft: () => true };
  assert.equal(await reduceRequest(request('{"a":"bcdefgh"}'), shows, few), undefined);
  assert.equal(asked, 5);
});

test('a path is spelled as everybody does, where that still shows it', async () => {
  const odd = request('{}', { path: '/%61' });
  const all = async (sent: SentRequest) => sent;
  assert.equal((await reduceRequest(odd, all, { ...plenty, plainPath: '/a' }))?.path, '/a');
  const onlyOdd = async (sent: SentRequest) => (sent.path === '/%61' ? sent : undefined);
  assert.equal(await reduceRequest(odd, onlyOdd, { ...plenty, plainPath: '/a' }), undefined);
});
