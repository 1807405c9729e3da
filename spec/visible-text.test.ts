import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { visibleText } from './visible-text.ts';

test('characters that move the cursor or hide are written out', () => {
  assert.equal(visibleText('a\u001b[2Jb\r\n\t\u0000\u009b'), 'a\\x1b[2Jb\\r\\n\\t\\x00\\x9b');
  assert.equal(visibleText('\u202eabc\u200b\u2028\ud800'), '\\u202eabc\\u200b\\u2028\\ud800');
});

test('everything else stays', () => {
  assert.equal(visibleText('/v1/ä✓😀?x=y z'), '/v1/ä✓😀?x=y z');
});

test('a long text is cut and shows it', () => {
  assert.equal(visibleText('abcdef', 4), 'abc…');
  assert.equal(visibleText('abcd', 4), 'abcd');
});

test('no text leaves a control character, nor is longer than told', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (text, longest) => {
        const shown = visibleText(text, longest);
        assert.doesNotMatch(shown, /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff\u00a0\u3000]/u);
        assert.ok(shown.length <= longest);
      },
    ),
    { numRuns: 300 },
  );
});

test('a text that is cut ends with a whole character', () => {
  assert.equal(visibleText(`${'a'.repeat(4)}😀😀`, 6), 'aaaa…');
  assert.equal(visibleText(`${'a'.repeat(3)}😀😀`, 6), 'aaa😀…');
});
