import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCorsHeaders, answerPreflight, createAllowsOrigin, isOrigin, isPreflight } from './cors.ts';
import { plainError } from './exchange.ts';
import { NodeRequest } from './server/node-request.ts';

const page = 'http://localhost:5173';
const optionsWith = (headers: Readonly<Record<string, string>>) =>
  new NodeRequest('OPTIONS', '/', headers, new Uint8Array(0), { remoteAddress: '127.0.0.1' });

test('by default pages of any localhost origin are allowed', () => {
  const allows = createAllowsOrigin('localhost');
  assert.equal(allows?.(page), true);
  assert.equal(allows?.('https://127.0.0.1'), true);
  assert.equal(allows?.('https://example.com'), false);
  assert.equal(allows?.('null'), false);
});

test('an origin allows itself alone, a star all, and off none', () => {
  const allows = createAllowsOrigin('https://app.example.com');
  assert.equal(allows?.('https://app.example.com'), true);
  assert.equal(allows?.(page), false);
  assert.equal(createAllowsOrigin('*')?.('https://example.com'), true);
  assert.equal(createAllowsOrigin('off'), undefined);
});

test('an origin has a scheme and a host, and nothing after the port', () => {
  for (const origin of [page, 'https://app.example.com', 'http://[::1]:8080'])
    assert.ok(isOrigin(origin), origin);
  for (const other of [
    '',
    'localhost:5173',
    'http://',
    'http://a/',
    'http://a/b',
    'https://a:443',
    'http://A',
    'file:///a',
    'yes',
  ]) {
    assert.ok(!isOrigin(other), other);
  }
});

test('OPTIONS asks for permission only if it names a method', () => {
  assert.ok(isPreflight(optionsWith({ 'access-control-request-method': 'PUT' })));
  assert.ok(!isPreflight(optionsWith({})));
});

test('permission is given with credentials for whatever headers were asked', () => {
  const { status, headers, body } = answerPreflight(
    optionsWith({ 'access-control-request-headers': 'x-a, x-b' }),
    page,
  );
  assert.equal(status, 204);
  assert.equal(body, undefined);
  assert.equal(headers['access-control-allow-origin'], page);
  assert.equal(headers['access-control-allow-credentials'], 'true');
  assert.equal(headers['access-control-allow-headers'], 'x-a, x-b');
  assert.match(headers['access-control-allow-methods'] ?? '', /\bPUT\b/);
  assert.equal(headers['vary'], 'Origin');
});

test('an answer varies by origin, and only an allowed page may read it', () => {
  const answered = plainError(404, 'Not Found', { vary: 'Accept' });
  const allowed = addCorsHeaders(answered, page, true);
  assert.equal(allowed.headers['access-control-allow-origin'], page);
  assert.equal(allowed.headers['vary'], 'Accept, Origin');
  assert.equal(allowed.body, answered.body);
  const refused = addCorsHeaders(answered, 'https://example.com', false);
  assert.equal(refused.headers['access-control-allow-origin'], undefined);
  assert.equal(refused.headers['vary'], 'Accept, Origin');
  assert.deepEqual(answered.headers['vary'], 'Accept');
});
