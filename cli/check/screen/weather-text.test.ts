import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeWeather } from './weather-text.ts';

test('what was waited for is told, with the rate', () => {
  const weather = { waits: 23, ratePerSecond: 3.9, unanswered: 0, reused: 1400, closed: 0 };
  assert.deepEqual(describeWeather(weather), [
    'it asked to wait 23 times (429 or 503), and was waited for; sent 3.9 a second in the end',
  ]);
});

test('closed connections are told', () => {
  const weather = { waits: 0, unanswered: 0, reused: 1400, closed: 3 };
  assert.deepEqual(describeWeather(weather), [
    'it closed 3 of 1,400 connections that had just served, without an answer',
  ]);
});

test('quiet weather is not told', () => {
  assert.deepEqual(describeWeather(undefined), []);
});
