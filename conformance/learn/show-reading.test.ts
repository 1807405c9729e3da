import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAnswer } from '../observe/read-answer.ts';
import { createRedact } from '../redact/redact.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Reading } from './learned-point.ts';
import { showReading } from './show-reading.ts';

const redact = createRedact(['sk-secret-123']);
const put: SentRequest = {
  method: 'PUT',
  path: '/a',
  headers: { 'content-type': 'application/json' },
  body: '{}',
};

function show(request: SentRequest, status: number, body: string, more: Partial<Reading> = {}) {
  const answer = { status, headers: {}, body, ms: 3, redirects: [] };
  const asked = {
    operation: 'updateAgent',
    request,
    outcome: { kind: 'answer', ...answer },
    answer: readAnswer(answer),
  } as const;
  return showReading({ asked, choice: 'x', ...more }, redact);
}

test('shows the fields that tell, and of other objects their keys', () => {
  const body = '{"hub":"a","updated_at":1763200000,"purpose":null}';
  assert.deepEqual(show(put, 200, body, { fields: ['hub', 'gone'] }), {
    request: 'PUT /a {}',
    answer: '200 {"hub":"a"}',
    reads: 'x',
  });
  assert.equal(show(put, 200, body).answer, '200 an object with hub, updated_at, purpose');
  assert.equal(show(put, 200, body, { fields: [] }).answer, '200');
  assert.equal(show(put, 200, '[]').answer, '200 a list');
});

test('shows faults by type and place, and other errors without what is another each time', () => {
  const faults = '{"detail":[{"type":"enum","loc":["body","status"],"msg":"m"}],"request_id":"r-1"}';
  assert.equal(show(put, 422, faults).answer, '422 enum at body.status');
  const detail = '{"detail":"no agent 3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b in request 1763200000"}';
  assert.equal(show(put, 404, detail).answer, '404 no agent … in request …');
  assert.equal(show(put, 404, '{"error":{"id":7}}').answer, '404 an object');
  const words = '{"detail":"effaced baadcafe, 0badcafe, deadbeef77 and 12345 of 123"}';
  assert.equal(show(put, 404, words).answer, '404 effaced baadcafe, …, deadbeef77 and … of 123');
});

test('says what a body is called where that is not JSON, and that it is empty', () => {
  assert.equal(show({ ...put, headers: {} }, 200, '{}').request, 'PUT /a (no type) {}');
  assert.equal(
    show({ ...put, headers: { 'content-type': 'text/plain' } }, 200, '{}').request,
    'PUT /a (text/plain) {}',
  );
  assert.equal(show({ ...put, body: '' }, 200, '{}').request, 'PUT /a (empty)');
});

test('takes secrets out and cuts what is long', () => {
  const { request, answer } = show(
    { ...put, body: `{"a":"${'x'.repeat(500)}"}` },
    404,
    '{"detail":"sk-secret-123"}',
  );
  assert.equal(request.length < 200 && request.endsWith('…'), true, request);
  assert.equal(answer, '404 [redacted]');
});
