import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPaint, wantsColour } from './paint.ts';

test('a text is wrapped in its colour, or left alone', () => {
  assert.equal(createPaint(true)('green', 'a'), '\u001b[32ma\u001b[0m');
  assert.equal(createPaint(false)('green', 'a'), 'a');
});

test('a terminal gets colours, and nothing else does', () => {
  assert.equal(wantsColour({}, true), true);
  assert.equal(wantsColour({}, false), false);
  assert.equal(wantsColour({ TERM: 'dumb' }, true), false);
});

test('NO_COLOR and FORCE_COLOR outrank the terminal, and the latter the former', () => {
  assert.equal(wantsColour({ NO_COLOR: '1' }, true), false);
  assert.equal(wantsColour({ NO_COLOR: '' }, true), true);
  assert.equal(wantsColour({ FORCE_COLOR: '1' }, false), true);
  assert.equal(wantsColour({ FORCE_COLOR: '0' }, true), false);
  assert.equal(wantsColour({ FORCE_COLOR: '1', NO_COLOR: '1' }, false), true);
});
