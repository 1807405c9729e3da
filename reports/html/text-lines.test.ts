import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { splitTextLines } from './text-lines.ts';

test('a short text stays whole', () => {
  assert.deepEqual(splitTextLines('one\ntwo', { at: 4, length: 3 }), {
    lines: [{ text: 'one' }, { text: 'two', mark: { at: 0, length: 3 } }],
    isWhole: true,
  });
});

test('a long text is shown around the place that matters', () => {
  const { lines, isWhole } = splitTextLines(`${'a'.repeat(9000)}HERE${'b'.repeat(9000)}`, {
    at: 9000,
    length: 4,
  });
  assert.equal(isWhole, false);
  assert.deepEqual([lines[0]?.text, lines.at(-1)?.text], ['…', '…']);
  const { text = '', mark } = lines[1] ?? {};
  assert.equal(text.slice(mark?.at, (mark?.at ?? 0) + (mark?.length ?? 0)), 'HERE');
});

test('of many lines those around the place are shown', () => {
  const text = Array.from({ length: 300 }, (_, index) => `l${index}`).join('\n');
  const { lines } = splitTextLines(text, { at: text.indexOf('l150'), length: 4 });
  assert.equal(lines.length <= 26, true);
  assert.equal(
    lines.some(({ text: line, mark }) => line === 'l150' && mark !== undefined),
    true,
  );
});

test('the place stays marked, wherever it is, and no character is cut in two', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.nat(100),
      fc.nat(5000),
      (part, lead, at) => {
        const text = '😀'.repeat(lead) + part.repeat(60);
        const start = at % text.length;
        const { lines } = splitTextLines(text, { at: start, length: 1 });
        assert.equal(lines.filter(({ mark }) => mark !== undefined).length, 1);
        for (const { text: line } of lines) assert.doesNotMatch(line, /\p{Cs}/u);
      },
    ),
    { numRuns: 200 },
  );
});
