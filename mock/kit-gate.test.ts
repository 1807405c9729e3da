import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isKitTarget, refuseStranger } from './kit-gate.ts';
import { NodeRequest } from './node-request.ts';

const refusalOf = (headers: Readonly<Record<string, string>>) =>
  refuseStranger(new NodeRequest('GET', '/__kit/health', headers, new Uint8Array(0)))?.status;

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
