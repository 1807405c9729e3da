import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber } from '../spec/json-value.ts';
import { redacted, redactSecrets, redactTarget } from './redact-secrets.ts';

test('an api_key is redacted at any depth, whatever its kind', () => {
  const value = { api_key: 'sk-1', nested: [{ api_key: 5 }, { api_key: ['sk-2'] }], other: 'kept' };
  assert.deepEqual(redactSecrets(value), {
    api_key: redacted,
    nested: [{ api_key: redacted }, { api_key: redacted }],
    other: 'kept',
  });
});

test('keys that the kit made up, and none at all, are shown', () => {
  const value = { api_key: 'kit-1', nested: { api_key: null }, score: new JsonNumber('1.50') };
  assert.deepEqual(redactSecrets(value), value);
});

test('odd keys stay own members', () => {
  const value = JSON.parse('{"__proto__":{"api_key":"sk-1"},"constructor":1}');
  assert.equal(
    JSON.stringify(redactSecrets(value)),
    `{"__proto__":{"api_key":"${redacted}"},"constructor":1}`,
  );
});

test('an api_key in a query is redacted, others stay', () => {
  assert.equal(redactTarget('/a?api_key=sk-1&b=2'), `/a?api_key=${redacted}&b=2`);
  assert.equal(redactTarget('/a?b=2&API_KEY=sk-1'), `/a?b=2&API_KEY=${redacted}`);
  assert.equal(redactTarget('/a?api_key=kit-1'), '/a?api_key=kit-1');
  assert.equal(redactTarget('/api_key=x'), '/api_key=x');
});
