import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonValue } from '../../spec/json-value.ts';
import { holdsSecret } from './holds-secret.ts';
import { createRedact } from './redact.ts';

const redact = createRedact(['harbour-7f21']);

for (const value of [
  { headers: { Authorization: 'Bearer sk-live' } },
  { servers: [{ env: { OPENAI_API_KEY: 'sk-live' } }] },
  { accessToken: 'sk-live' },
  { db: { password: 5 } },
  { auth: { scheme: 'bearer', value: 'sk-live' } },
  { api_key: ['sk-live'] },
  [{ name: 'x-api-key', value: 'sk-live' }],
  [{ key: 'Cookie', value: 'a=b' }],
  'https://example.test/?api_key=sk-live',
  'it says harbour-7f21',
  { note: btoa('harbour-7f21') },
] satisfies readonly JsonValue[])
  test(`it has a secret in it: ${JSON.stringify(value)}`, () => assert.ok(holdsSecret(value, redact)));

for (const value of [
  'text',
  5,
  null,
  [],
  { api_key: null, token: '', secret: 'kit-1', cookie: false, auth: {} },
  { max_tokens: 4096 },
  { name: 'purpose', value: 'x' },
  { name: 'token' },
  { url: 'https://example.test/', headers: { accept: '*/*' } },
] satisfies readonly JsonValue[])
  test(`it has none: ${JSON.stringify(value)}`, () => assert.ok(!holdsSecret(value, redact)));
