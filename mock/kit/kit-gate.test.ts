import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NodeRequest } from '../server/node-request.ts';
import { refuseOutsider } from './kit-gate.ts';
import { isKitTarget } from './kit-path.ts';

const refusalOf = (headers: Readonly<Record<string, string>>, remoteAddress = '127.0.0.1') =>
  refuseOutsider(new NodeRequest('GET', '/__kit/state', headers, new Uint8Array(0), { remoteAddress }))
    ?.status;

test('the kit lies under its own path, and not beside it', () => {
  for (const target of ['/__kit', '/__kit/', '/__kit/health', '/__kit?a'])
    assert.ok(isKitTarget(target), target);
  for (const target of ['/', '/__kitchen', '/v1/__kit/health', '/%5F_kit/', '/__KIT/'])
    assert.ok(!isKitTarget(target), target);
});

test('tools and pages of this machine reach the kit', () => {
  assert.equal(refusalOf({ host: '127.0.0.1:4010' }), undefined);
  assert.equal(
    refusalOf({ host: 'localhost', origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }),
    undefined,
  );
  assert.equal(
    refusalOf({ host: '127.0.0.1', origin: 'http://localhost:5173', 'sec-fetch-site': 'cross-site' }),
    undefined,
  );
  assert.equal(refusalOf({ host: '[::1]:4010', 'sec-fetch-site': 'none' }), undefined);
});

test('strangers do not', () => {
  assert.equal(refusalOf({}), 403);
  assert.equal(refusalOf({ host: 'rebound.example:4010' }), 403);
  assert.equal(refusalOf({ host: 'localhost', origin: 'https://example.com' }), 403);
  assert.equal(refusalOf({ host: 'localhost', origin: 'null' }), 403);
  assert.equal(refusalOf({ host: 'localhost', 'sec-fetch-site': 'cross-site' }), 403);
});

test('another machine does not, whatever Host it names', () => {
  for (const address of ['192.168.1.7', '::ffff:192.168.1.7', 'fe80::1', ''])
    assert.equal(refusalOf({ host: 'localhost:4010' }, address), 403, address);
  for (const address of ['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])
    assert.equal(refusalOf({ host: 'localhost:4010' }, address), undefined, address);
});

const throughProxies: readonly (readonly [name: string, value: string, status: number | undefined])[] = [
  ['x-forwarded-for', '127.0.0.1', undefined],
  ['x-forwarded-for', '203.0.113.9', 403],
  ['x-forwarded-for', '127.0.0.1, 203.0.113.9', 403],
  ['x-forwarded-for', '', 403],
  ['x-real-ip', '203.0.113.9', 403],
  ['forwarded', 'for=127.0.0.1:5000;host=localhost;proto=http', undefined],
  ['forwarded', 'for="[::1]:5000";by=203.0.113.1', undefined],
  ['forwarded', 'proto=http;For="[2001:db8::7]"', 403],
  ['forwarded', 'for=unknown', 403],
];

for (const [name, value, status] of throughProxies)
  test(`a proxy of this machine speaks for others: ${name}: ${value} is ${status ?? 'let in'}`, () => {
    assert.equal(refusalOf({ host: 'localhost', [name]: value }), status);
  });

const token = 'a-token-of-the-kit';
const access = { allowedHosts: ['mock.internal', '.dev.example'], token };

const statusWith = (
  headers: Readonly<Record<string, string>>,
  { target = '/__kit/state', method = 'GET', remoteAddress = '10.0.0.7' } = {},
) =>
  refuseOutsider(new NodeRequest(method, target, headers, new Uint8Array(0), { remoteAddress }), access)
    ?.status;

test('with the token another machine reaches the kit, under a name that is allowed or an address', () => {
  for (const host of [
    'mock.internal:4010',
    'MOCK.internal',
    'a.dev.example',
    '10.0.0.5:4010',
    '[fd00::5]:4010',
  ])
    assert.equal(statusWith({ host, 'x-kit-token': token }), undefined, host);
  for (const host of ['rebound.example:4010', 'xmock.internal', 'xdev.example', ''])
    assert.equal(statusWith({ host, 'x-kit-token': token }), 403, host);
  assert.equal(statusWith({ host: 'mock.internal' }, { target: `/__kit/?__token=${token}` }), undefined);
});

test('without it, or with another, it is 401; this machine needs none', () => {
  const host = 'mock.internal:4010';
  assert.equal(statusWith({ host }), 401);
  for (const wrong of ['', 'a', `${token}x`, token.toUpperCase(), token.slice(1)])
    assert.equal(statusWith({ host, 'x-kit-token': wrong }), 401, wrong);
  assert.equal(statusWith({ host }, { remoteAddress: '127.0.0.1' }), 401);
  assert.equal(statusWith({ host: 'localhost:4010' }, { remoteAddress: '127.0.0.1' }), undefined);
  assert.equal(statusWith({ host: 'app.localhost:4010' }, { remoteAddress: '127.0.0.1' }), undefined);
});

test('a cookie lets in a page of the mock, and not one of a stranger', () => {
  const host = 'mock.internal:4010';
  const cookie = `other=1; kit-token=${token}`;
  assert.equal(statusWith({ host, cookie }), undefined);
  assert.equal(statusWith({ host, cookie, origin: 'http://mock.internal:4010' }), undefined);
  assert.equal(statusWith({ host, cookie, origin: 'https://example.com' }), 403);
  assert.equal(statusWith({ host, cookie, 'sec-fetch-site': 'cross-site' }), 403);
  assert.equal(statusWith({ host, cookie: 'kit-token=wrong-one' }), 401);
});

test('health is free, and nothing else is', () => {
  const host = 'anything.example';
  assert.equal(statusWith({ host }, { target: '/__kit/health' }), undefined);
  assert.equal(statusWith({ host }, { target: '/__kit/health?x', method: 'HEAD' }), undefined);
  assert.equal(statusWith({ host }, { target: '/__kit/health', method: 'POST' }), 403);
  assert.equal(statusWith({ host }, { target: '/__kit/healthy' }), 403);
});
