import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OperationResult } from '../../conformance/run/run-record.ts';
import { renderLatency } from './latency-picture.ts';

const result: OperationResult = {
  operation: 'updateAgent',
  requests: 1200,
  statuses: { 200: 1200 },
  latency: { p50: 1, p95: 10, max: 100 },
};

test('each operation has its bar and, in words, its times', () => {
  const { text } = renderLatency([result]);
  assert.match(text, /<rect class="body" x="0%" width="50\.00%"/);
  assert.match(text, /<circle class="most" cx="100%"/);
  assert.match(
    text,
    /<td class="number">1 ms<\/td><td class="number">10 ms<\/td><td class="number">100 ms<\/td>/,
  );
  assert.match(text, /1,200 requests/);
});

test('an operation that was asked nothing has no time', () => {
  assert.match(renderLatency([{ ...result, requests: 0 }]).text, /No requests were sent/);
});
