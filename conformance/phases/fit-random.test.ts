import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitRandom } from './fit-random.ts';

/** Until when there is time for sequences and for cases, where what is random begins at a moment. */
function endsOf(begun: number, softTimeMs: number) {
  let now = begun;
  const left = fitRandom({ elapsed: () => now, isOver: () => false }, softTimeMs);
  const endOf = (isLeft: () => boolean) => {
    for (now = begun; isLeft() && now < 10_000; now += 1);
    return now;
  };
  return [endOf(left.forSequences), endOf(left.forCases)];
}

test('sequences get two thirds of the time that is left, and random cases the rest', () => {
  assert.deepEqual(endsOf(0, 1000), [667, 1000]);
  assert.deepEqual(endsOf(600, 1000), [867, 1000]);
});

test('however late it is, a part of the time is for random cases', () => {
  assert.deepEqual(endsOf(994, 1000), [998, 1011]);
  assert.deepEqual(endsOf(5000, 1000), [5000, 5017]);
});

test('a run that is over has no time left', () => {
  const left = fitRandom({ elapsed: () => 0, isOver: () => true }, 1000);
  assert.equal(left.forSequences() || left.forCases(), false);
});
