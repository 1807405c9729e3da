import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FirstDeparture } from '../../../conformance/phases/tally.ts';
import { placeAt } from '../../../conformance/run/place.ts';
import { createFirstDepartures, renderFirstDeparture } from './first-departure.ts';

const departure = (check: string, level: 'must' | 'should'): FirstDeparture => ({
  check,
  level,
  place: placeAt('body', 'hub'),
  requests: 3,
});

test('the first departure is passed on, and the first MUST after a SHOULD, and no more', () => {
  const shown: string[] = [];
  const note = createFirstDepartures(({ check }) => void shown.push(check));
  for (const [check, level] of [
    ['a', 'should'],
    ['b', 'should'],
    ['c', 'must'],
    ['d', 'must'],
    ['e', 'should'],
  ] as const)
    note(departure(check, level));
  assert.deepEqual(shown, ['a', 'c']);
});

test('a MUST that comes first is the only one', () => {
  const shown: string[] = [];
  const note = createFirstDepartures(({ check }) => void shown.push(check));
  note(departure('a', 'must'));
  note(departure('b', 'should'));
  assert.deepEqual(shown, ['a']);
});

test('the line says when, what, how much it weighs, and where', () => {
  assert.equal(
    renderFirstDeparture(departure('update-rejects-wrong-kinds', 'must'), 400),
    'first departure after 400 ms: update-rejects-wrong-kinds (must) at body hub; the run goes on, and sends it again at its end\n',
  );
});
