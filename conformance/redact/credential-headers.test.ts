import assert from 'node:assert/strict';
import { test } from 'node:test';
import { credentialHeaders } from './credential-headers.ts';

test('tells headers that say who asks by their names, and every secret one', () => {
  const headers = { authorization: 'Bearer a', 'x-api-key': 'b', cookie: 'c', 'x-team': 'd', accept: '*/*' };
  assert.deepEqual(Object.keys(credentialHeaders({ headers, secretHeaders: { 'x-own': 'e' } })), [
    'authorization',
    'x-api-key',
    'cookie',
    'x-own',
  ]);
  assert.deepEqual(credentialHeaders({}), {});
});
