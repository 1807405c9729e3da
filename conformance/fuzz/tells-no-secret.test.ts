import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRedact } from '../redact/redact.ts';
import type { SentRequest } from '../run/exchange.ts';
import { tellsNoSecret } from './tells-no-secret.ts';

const redact = createRedact(['harbour-7f21']);
const isTold = (more: Partial<SentRequest>) =>
  !tellsNoSecret({ steps: [{ method: 'PUT', path: '/v1/a', headers: {}, ...more }] }, redact);

test('a secret is seen wherever it stands in an input', () => {
  for (const more of [
    { path: '/v1/a?t=harbour-7f21' },
    { headers: { 'x-a': 'harbour-7f21' } },
    { body: '{"purpose":"harbour-7f21"}' },
    { body: '{"api_key":"sk-live"}' },
    { body: new Uint8Array([...new TextEncoder().encode('{"api_key":"sk-live"}'), 0xff]) },
  ])
    assert.ok(isTold(more), JSON.stringify(more));
});

test('what the kit made up is none', () => {
  for (const body of ['{"api_key":"kit-1"}', '{"api_key":5}', '{"api_key":{"a":[1]}}', '{"hub":"a"}'])
    assert.ok(!isTold({ body }), body);
});
