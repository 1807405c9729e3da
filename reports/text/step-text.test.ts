import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import { lastSteps, stepText } from './step-text.ts';

const url = 'http://127.0.0.1:8000/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const step = (body: string | undefined, status = 200): RecordedExchange => ({
  request: { method: 'PUT', url, headers: {}, ...(body === undefined ? {} : { body }) },
  response: { status, headers: {}, body: '{}', ms: 1, redirects: [] },
});
const line = (exchange: RecordedExchange) => {
  const { sent, body, outcome } = stepText(exchange);
  return [sent, body, outcome];
};

test('a step has method, path, body and what came back', () => {
  const late: RecordedExchange = { ...step('{}'), response: { silence: 'timeout', detail: '', ms: 9 } };
  const { request } = step('/w==');
  const bytes: RecordedExchange = { ...step(''), request: { ...request, bodyEncoding: 'base64' } };
  const path = 'PUT /v1/agent-configurations/3f1a2b4c…';
  assert.deepEqual(line(step('{"status":"draft"}', 422)), [path, '{"status":"draft"}', '422']);
  assert.deepEqual(line(late), [path, '{}', 'no answer before the timeout']);
  assert.deepEqual(line(bytes), [path, '(not text)', '200']);
  assert.deepEqual(line(step(undefined, 204)), [path, '', '204']);
});

test('of many steps the last ones are shown', () => {
  const { hidden, steps } = lastSteps(Array.from({ length: 60 }, (_, index) => step(`${index}`)));
  assert.equal(hidden, 48);
  assert.deepEqual([steps[0]?.number, steps.at(-1)?.number], [49, 60]);
  assert.equal(steps.at(-1)?.body, '59');
});

test('ids are shortened to what tells them apart: their beginning, their end, or whole', () => {
  const asked = (...ids: readonly string[]) => {
    const at = (id: string): RecordedExchange => ({
      ...step('{}'),
      request: { method: 'PUT', url: `http://127.0.0.1:8000/a/${id}`, headers: {} },
    });
    return lastSteps(ids.map(at)).steps.map(({ sent }) => sent);
  };
  const first = '5b0f1c7e-2a44-4d3b-9c11-000000000001';
  assert.deepEqual(asked(first, first.toUpperCase()), ['PUT /a/5b0f1c7e…', 'PUT /a/5B0F1C7E…']);
  assert.deepEqual(asked(first, first.replace(/1$/, '2')), ['PUT /a/…00000001', 'PUT /a/…00000002']);
  const [other, third] = [first.replace('5b', '6c'), first.replace('2a', '3b')];
  assert.deepEqual(
    asked(first, other, third),
    [first, other, third].map((id) => `PUT /a/${id}`),
  );
});
