import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cutKnownItems } from './known-items.ts';

test('the entries of any baseline are found, however it is written', () => {
  const entries = fc.array(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 2 })), {
    maxLength: 4,
  });
  const others = fc.dictionary(
    fc.string().filter((key) => key !== 'known' && key !== '__proto__'),
    fc.jsonValue({ maxDepth: 2 }),
    { maxKeys: 2 },
  );
  fc.assert(
    fc.property(entries, others, others, fc.constantFrom(undefined, 1, 2), (known, before, after, space) => {
      const text = JSON.stringify({ ...before, known, ...after }, null, space);
      const cut = cutKnownItems(text);
      assert.deepEqual(
        cut.items.map((item) => JSON.stringify(JSON.parse(item))),
        known.map((one) => JSON.stringify(one)),
      );
      const rebuilt = cut.before + cut.items.join(',') + cut.after;
      assert.equal(JSON.stringify(JSON.parse(rebuilt)), JSON.stringify(JSON.parse(text)));
    }),
    { numRuns: 200, seed: 1 },
  );
});
