import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { printMarkedLines, terminalLine } from './marked-lines.ts';
import { createPaint } from './paint.ts';

const caretOf = (text: string, at: number, length: number) =>
  terminalLine({ text, mark: { at, length } }, 20).caret;

test('a line that fits stays whole, with carets under its marked part', () => {
  assert.deepEqual(terminalLine({ text: 'abcdef' }, 10), { text: 'abcdef', isMarked: false, caret: '' });
  assert.deepEqual(terminalLine({ text: 'abcdef', mark: { at: 2, length: 3 } }, 10), {
    text: 'abcdef',
    isMarked: true,
    caret: '  ^^^',
  });
});

test('a line that is marked as a whole has no carets', () => {
  assert.deepEqual(terminalLine({ text: '  abc', mark: { at: 2, length: 3 } }, 10), {
    text: '  abc',
    isMarked: true,
    caret: '',
  });
});

test('a long line is cut around its marked part', () => {
  const line = { text: `${'a'.repeat(100)}HERE${'b'.repeat(100)}`, mark: { at: 100, length: 4 } };
  const { text, caret } = terminalLine(line, 30);
  assert.equal(text, `…${'a'.repeat(10)}HERE${'b'.repeat(14)}…`);
  assert.equal(caret, `${' '.repeat(11)}^^^^`);
});

test('control characters are written out, and carets still point at the marked part', () => {
  const line = { text: 'a\u001bb"x"', mark: { at: 3, length: 3 } };
  assert.deepEqual(terminalLine(line, 20), { text: 'a\\x1bb"x"', isMarked: true, caret: '      ^^^' });
});

test('a part after or of characters of unknown width has no caret that could lie', () => {
  assert.equal(caretOf('日本 x y', 3, 1), '');
  assert.equal(caretOf('x 日本', 2, 2), '  ^');
});

test('marked lines have a sign before them and carets below', () => {
  const lines = [{ text: 'one' }, { text: 'two', mark: { at: 1, length: 2 } }];
  const sheet = { indent: 4, width: 20, paint: createPaint(false) };
  assert.equal(printMarkedLines(lines, sheet), '    one\n  > two\n     ^^\n');
});

test('no line is wider than told, and no caret leaves it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(50),
      fc.integer({ min: 12, max: 80 }),
      (text, share, length, width) => {
        const at = Math.floor(share * Math.max(0, text.length - 1));
        const line = terminalLine({ text, mark: { at, length } }, width);
        assert.ok(line.text.length <= width);
        assert.doesNotMatch(line.text, /[\p{Cc}\p{Cf}]/u);
        assert.ok(line.caret.length <= Math.max(line.text.length, 1), JSON.stringify(line));
      },
    ),
    { numRuns: 200 },
  );
});
