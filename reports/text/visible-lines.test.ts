import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hostileText } from '../../fixtures/runs/hostile-texts.ts';
import { visibleLines } from './visible-lines.ts';

test('what is seen stays as it is', () => {
  const text = 'PUT /v1 {"a":"é한🙂"} 100 % | <b> & `x`';
  assert.equal(visibleLines(`${text}\n\t${text}`), `${text}\n\t${text}`);
});

test('what is not seen is written out', () => {
  const text = '\u001b[31m\u202e\ud800\ufffe\u00a0\n\t\r';
  assert.equal(visibleLines(text), `${String.raw`\x1b[31m\u202e\ud800\ufffe\xa0`}\n\t${String.raw`\r`}`);
});

test('no hostile text leaves a control or a lone surrogate', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      assert.doesNotMatch(visibleLines(text), /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/u);
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('a long text is cut, never in the middle of a character, and says how long it was', () => {
  assert.equal(visibleLines('abcdef', 4), 'abc… (6 characters)');
});
