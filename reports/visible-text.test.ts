import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hostileText } from '../fixtures/runs/hostile-texts.ts';
import { commandLines, visibleLine, visibleLines } from './visible-text.ts';

test('what is seen stays as it is', () => {
  const text = 'PUT /v1 {"a":"é한🙂"} 100 % | <b> & `x`';
  assert.equal(visibleLine(text), text);
  assert.equal(visibleLines(`${text}\n\t${text}`), `${text}\n\t${text}`);
});

test('what is not seen is written out', () => {
  const text = '\u001b[31m\u202e\ud800\ufffe\u00a0\n\t\r';
  assert.equal(visibleLine(text), String.raw`\x1b[31m\u202e\ud800\ufffe\xa0\n\t\r`);
  assert.equal(visibleLines(text), `${String.raw`\x1b[31m\u202e\ud800\ufffe\xa0`}\n\t${String.raw`\r`}`);
});

test('no hostile text leaves a control, a lone surrogate or a second line', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      assert.doesNotMatch(visibleLine(text), /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/u);
      assert.doesNotMatch(visibleLines(text), /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/u);
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('a long text is cut, never in the middle of a character, and says how long it was', () => {
  assert.equal(visibleLine('abcdef', 4), 'abc…');
  assert.equal(visibleLine('ab🙂def', 4), 'ab…');
  assert.equal(visibleLines('abcdef', 4), 'abc… (6 characters)');
});

test('a command is whole, with all of it seen, or not there', () => {
  const command = 'curl --data-binary \'{"hub":"ä 😀",\n\t"a":1}\'';
  assert.equal(commandLines(command, 100), command);
  assert.match(commandLines(command, 10), /^# the command is too long/);
  for (const unseen of ['\u200b', '\u202e', '\u00a0', '\u001b', '\ud800'])
    assert.match(commandLines(command + unseen, 100), /^# the command has characters that are not seen/);
});
