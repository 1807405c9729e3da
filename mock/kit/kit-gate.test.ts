import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NodeRequest } from '../server/node-request.ts';
import { isKitTarget, refuseOutsider } from './kit-gate.ts';

const refusalOf = (headers: Readonly<Record<string, string>>, remoteAddress = '127.0.0.1') =>
  refuseOutsider(new NodeRequest('GET', '/__kit/health', headers, new Uint8Array(0), { remoteAddress }))
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
