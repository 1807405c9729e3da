import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderMoves } from './moves-picture.ts';

const moves = [
  { from: 'draft', to: ['draft', 'active'], refused: ['archived'] },
  { from: 'archived', to: ['active'], refused: ['draft'], frozen: true },
] as const;

test('each taken move to another value is an arrow, and each value has its row', () => {
  const { text } = renderMoves(moves);
  assert.equal(text.split('class="move"').length - 1, 2);
  assert.match(text, /<th scope="row">draft<\/th><td>draft, active<\/td><td>archived<\/td>/);
  assert.match(text, /archived <span class="note">takes nothing else/);
  assert.equal(text.split('state frozen').length - 1, 1);
});

test('texts of a run are escaped, and nothing is drawn of no moves', () => {
  assert.match(renderMoves([{ from: '<b>', to: [], refused: [] }]).text, /&lt;b&gt;/);
  assert.equal(renderMoves(undefined).text, '');
  assert.equal(renderMoves([]).text, '');
});
