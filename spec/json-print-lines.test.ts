import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseJson } from './json-parse.ts';
import { printJson } from './json-print.ts';
import { printJsonLines } from './json-print-lines.ts';

test('a member a line, and every digit as it was written', () => {
  const parsed = parseJson(
    '{"agents":[{"id":"a","n":12345678901234567890.50,"list":[],"none":{}}],"x":null}',
  );
  assert.ok(parsed.ok);
  assert.equal(
    printJsonLines(parsed.value),
    `{
  "agents": [
    {
      "id": "a",
      "n": 12345678901234567890.50,
      "list": [],
      "none": {}
    }
  ],
  "x": null
}
`,
  );
});

test('any value is the same when it is read back, however deep', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 12 }), (text) => {
      const before = parseJson(text);
      assert.ok(before.ok);
      const after = parseJson(printJsonLines(before.value));
      assert.ok(after.ok);
      assert.equal(printJson(after.value), printJson(before.value));
    }),
    { numRuns: 200 },
  );
});
