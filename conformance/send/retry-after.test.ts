import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBusy } from './retry-after.ts';

const now = Date.UTC(1994, 10, 6, 8, 49, 37);

const askedBy = (status: number, headers: Readonly<Record<string, string>>) =>
  readBusy({ status, headers }, now);

/** The milliseconds that a busy deployment asks for; it has to be busy. */
function waitFor(status: number, headers: Readonly<Record<string, string>>): number | undefined {
  const busy = askedBy(status, headers);
  assert.notEqual(busy, undefined);
  return busy?.askedMs;
}

test('Retry-After in seconds is waited for, of 429 and of 503', () => {
  assert.equal(waitFor(429, { 'retry-after': '7' }), 7000);
  assert.equal(waitFor(503, { 'retry-after': ' 2 ' }), 2000);
});

for (const date of [
  'Sun, 06 Nov 1994 08:49:40 GMT',
  'Sunday, 06-Nov-94 08:49:40 GMT',
  'Sun Nov  6 08:49:40 1994',
]) {
  test(`Retry-After ${date} is waited for`, () => assert.equal(waitFor(503, { 'retry-after': date }), 3000));
}

test("a date is read against the deployment's own clock", () => {
  const headers = { date: 'Sun, 06 Nov 2044 08:00:00 GMT', 'retry-after': 'Sun, 06 Nov 2044 08:00:05 GMT' };
  assert.equal(waitFor(503, headers), 5000);
});

test('no time and a time that is over ask for no wait', () => {
  assert.equal(waitFor(429, { 'retry-after': '0' }), 0);
  assert.equal(waitFor(503, { 'retry-after': 'Sun, 06 Nov 1994 08:00:00 GMT' }), 0);
});

test('a 429 without a time is busy all the same', () => {
  assert.equal(waitFor(429, {}), undefined);
});

test('a 503 without a time may be a failure', () => {
  assert.deepEqual(askedBy(503, {}), { askedMs: undefined, mayBeFailure: true });
  assert.equal(askedBy(429, {})?.mayBeFailure, false);
  assert.equal(askedBy(503, { 'retry-after': '0' })?.mayBeFailure, false);
});

for (const value of ['', 'soon', '-1', '1.5', 'Sun, 99 Foo 1994 08:49:40 GMT']) {
  test(`Retry-After "${value}" is none`, () =>
    assert.equal(askedBy(503, { 'retry-after': value })?.mayBeFailure, true));
}

for (const status of [200, 307, 404, 422, 500, 502, 504]) {
  test(`a ${status} stands, whatever Retry-After says`, () => {
    assert.equal(askedBy(status, { 'retry-after': '1' }), undefined);
  });
}
