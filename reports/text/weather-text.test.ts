import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weatherText } from './weather-text.ts';

test('what was waited for is told, with the rate', () => {
  const weather = { waits: 23, ratePerSecond: 3.9, unanswered: 0, reused: 1400, closed: 0 };
  assert.deepEqual(weatherText(weather), [
    'the deployment asked to wait 23 times (429 or 503), and the run waited; slowed to 3.9 requests a second',
  ]);
});

test('how many requests were taken at a time is told', () => {
  const weather = { waits: 2, concurrency: 4, unanswered: 0, reused: 1400, closed: 0 };
  assert.deepEqual(weatherText(weather), [
    'the deployment asked to wait 2 times (429 or 503), and the run waited; held to 4 requests at a time',
  ]);
});

test('closed connections are told', () => {
  const weather = { waits: 0, unanswered: 0, reused: 1400, closed: 3 };
  assert.deepEqual(weatherText(weather), [
    'the deployment closed 3 of 1,400 reused connections without an answer',
  ]);
});

test('quiet weather is not told', () => {
  assert.deepEqual(weatherText(undefined), []);
});
