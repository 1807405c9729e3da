import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GivenLatency, readLatency, requireLatency } from './latency.ts';

const written: readonly (readonly [given: GivenLatency, from: number, to: number])[] = [
  [0, 0, 0],
  [200, 200, 200],
  [0.5, 0.5, 0.5],
  ['200', 200, 200],
  ['500ms', 500, 500],
  ['2s', 2000, 2000],
  ['1.5s', 1500, 1500],
  ['100..400', 100, 400],
  ['100ms..400ms', 100, 400],
  ['500ms..2s', 500, 2000],
  ['1..2s', 1000, 2000],
  [{ from: 5, to: 9 }, 5, 9],
];

for (const [given, from, to] of written) {
  test(`reads ${JSON.stringify(given)}`, () => assert.deepEqual(readLatency(given), { from, to }));
}

const refused: readonly GivenLatency[] = [
  -1,
  Number.NaN,
  86_400_001,
  'slow',
  '',
  '1..',
  '..1',
  '400..100',
  '1..2..3',
  '2s..500ms',
  '25h',
  { from: 5, to: 4 },
];

for (const given of refused) {
  test(`refuses ${JSON.stringify(given)}`, () => assert.equal(readLatency(given), undefined));
}

test('what is refused is named as it was given', () => {
  assert.throws(() => requireLatency('latency', 'slow'), /^Inability: latency slow: it is neither /);
  assert.throws(() => requireLatency('latency', { from: 5, to: 4 }), /^Inability: latency 5\.\.4: /);
});
