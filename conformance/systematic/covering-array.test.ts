import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { coveringArray } from './covering-array.ts';

const levelCounts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 8 });

for (const strength of [2, 3] as const)
  test(`every combination of the levels of any ${strength} factors is in a row`, () => {
    fc.assert(
      fc.property(levelCounts, (levels) => {
        const rows = coveringArray(levels, strength);
        const check = (factors: readonly number[], chosen: readonly number[]) => {
          if (factors.length < strength) {
            const from = (factors.at(-1) ?? -1) + 1;
            for (let factor = from; factor < levels.length; factor += 1)
              for (let level = 0; level < (levels[factor] ?? 0); level += 1)
                check([...factors, factor], [...chosen, level]);
            return;
          }
          const isThere = rows.some((row) => factors.every((factor, index) => row[factor] === chosen[index]));
          assert.ok(isThere, `levels ${chosen} of factors ${factors}`);
        };
        check([], []);
      }),
      { numRuns: 20, seed: 1 },
    );
  });

test('pairs of twenty-three fields take few rows', () => {
  const levels = [9, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 3, 2, 2, 4, 3, 4, 4, 4, 4, 4, 3, 3];
  const rows = coveringArray(levels, 2);
  assert.ok(rows.length < 60, `${rows.length} rows`);
  assert.deepEqual(coveringArray(levels, 2), rows);
});
