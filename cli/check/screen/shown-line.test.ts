import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createPaint } from '../../terminal/paint.ts';
import { cutLine, printShownLines } from './shown-line.ts';

test('a line that fits stays whole, with its place marked', () => {
  assert.deepEqual(cutLine('abcdef', 10), { text: 'abcdef' });
  assert.deepEqual(cutLine('abcdef', 10, { at: 2, length: 3 }), {
    text: 'abcdef',
    isMarked: true,
    caret: { at: 2, length: 3 },
  });
});

test('a long line is cut around its place', () => {
  const line = `${'a'.repeat(100)}HERE${'b'.repeat(100)}`;
  const { text, caret } = cutLine(line, 30, { at: 100, length: 4 });
  assert.equal(text, `…${'a'.repeat(10)}HERE${'b'.repeat(14)}…`);
  assert.deepEqual(caret, { at: 11, length: 4 });
});

test('control characters before the place are written out, and leave it marked', () => {
  const { text, isMarked, caret } = cutLine('a\u001bb"x"', 20, { at: 3, length: 3 });
  assert.equal(text, 'a\\x1bb"x"');
  assert.equal(isMarked, true);
  assert.equal(caret, undefined);
});

test('a place after or of characters of unknown width has no caret that could lie', () => {
  assert.equal(cutLine('日本 x', 20, { at: 3, length: 1 }).caret, undefined);
  assert.deepEqual(cutLine('x 日本', 20, { at: 2, length: 2 }).caret, { at: 2, length: 1 });
});

test('marked lines have a sign before them and carets below', () => {
  const lines = [{ text: 'one' }, { text: 'two', isMarked: true, caret: { at: 1, length: 2 } }];
  assert.equal(printShownLines(lines, 4, createPaint(false)), '    one\n  > two\n     ^^\n');
});

test('no line is wider than told, and no caret leaves it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.nat(220),
      fc.nat(50),
      fc.integer({ min: 12, max: 80 }),
      (text, at, length, width) => {
        const line = cutLine(text, width, { at, length });
        assert.ok(line.text.length <= width);
        assert.doesNotMatch(line.text, /[\p{Cc}\p{Cf}]/u);
        if (line.caret === undefined) return;
        assert.ok(line.caret.length > 0 && line.caret.at + line.caret.length <= line.text.length);
      },
    ),
    { numRuns: 200 },
  );
});
