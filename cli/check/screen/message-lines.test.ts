import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordedExchange } from '../../../conformance/run/recorded-exchange.ts';
import { screenSteps } from './message-lines.ts';

const url = 'http://127.0.0.1:8000/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const step = (body: string, status = 200): RecordedExchange => ({
  request: { method: 'PUT', url, headers: {}, body },
  response: { status, headers: {}, body: '{}', ms: 1, redirects: [] },
});
const textsOf = (steps: readonly RecordedExchange[], width = 86) =>
  screenSteps(steps, width).map(({ text }) => text);

test('a long body is cut, and nothing in it is obeyed', () => {
  const [text = ''] = textsOf([step(`{"purpose":"\u001b[31m\r\n${'x'.repeat(5000)}"}`)]);
  assert.ok(text.length <= 86, text);
  assert.match(text, /\{"purpose":"\\x1b\[31m\\r\\nx*… → 200$/);
});

test('of many steps the last ones are shown, and the others counted', () => {
  const texts = textsOf(Array.from({ length: 60 }, (_, index) => step(`{"last_evaluated_at":${index}}`)));
  assert.equal(texts.length, 13);
  assert.equal(texts[0], '… 48 before');
  assert.match(texts.at(-1) ?? '', /^60\. PUT \/v1\/agent-configurations\/3f1a2b4c… .*:59\} → 200$/);
});

test('a narrow sheet still shows where a step went and what came of it', () => {
  for (const text of textsOf([step('{"status":"draft"}'), step('{"status":"active"}', 404)], 26))
    assert.match(text, /^\d\. PU….* → (?:200|404)$/);
});
