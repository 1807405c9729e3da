import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { MarkedLine, TextSpan } from './marked-line.ts';
import { pageWindow, textWindow } from './text-window.ts';

const show = (text: string, mark?: TextSpan) => textWindow(text, mark, pageWindow);
const markedPart = ({ text, mark }: MarkedLine) =>
  mark === undefined ? '' : text.slice(mark.at, mark.at + mark.length);

test('a short text stays whole', () => {
  assert.deepEqual(show('one\ntwo', { at: 4, length: 3 }), {
    lines: [{ text: 'one' }, { text: 'two', mark: { at: 0, length: 3 } }],
    isWhole: true,
  });
});

test('a long text is shown around the place that matters', () => {
  const { lines, isWhole } = show(`${'a'.repeat(9000)}HERE${'b'.repeat(9000)}`, {
    at: 9000,
    length: 4,
  });
  assert.equal(isWhole, false);
  assert.match(lines[0]?.text ?? '', /^…a+HEREb+…$/);
  assert.deepEqual(lines.map(markedPart), ['HERE']);
});

test('of many lines those around the place are shown', () => {
  const text = Array.from({ length: 300 }, (_, index) => `l${index}`).join('\n');
  const { lines } = show(text, { at: text.indexOf('l150'), length: 4 });
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
        const { lines } = show(text, { at: start, length: 1 });
        assert.equal(lines.filter(({ mark }) => mark !== undefined).length, 1);
        assert.notEqual(lines.length, 0);
        for (const { text: line } of lines) assert.doesNotMatch(line, /\p{Cs}/u);
      },
    ),
    { numRuns: 200 },
  );
});
