import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { logScale } from './log-scale.ts';

test('a scale spans whole powers of ten', () => {
  const { place, ticks } = logScale([1.2, 40]);
  assert.deepEqual(ticks, [1, 10, 100]);
  assert.deepEqual([1, 10, 100].map(place), [0, 50, 100]);
});

test('whatever the values are, they stand on the scale in their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 6 }),
      (values) => {
        const { place } = logScale(values);
        const places = values.toSorted((left, right) => left - right).map(place);
        for (const at of places) assert.equal(at >= 0 && at <= 100, true);
        assert.deepEqual(
          places,
          places.toSorted((left, right) => left - right),
        );
      },
    ),
    { numRuns: 300 },
  );
});
