import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from './markup.ts';
import { Allowance } from './page-budget.ts';

test('room is counted in bytes', () => {
  const make = () => [html`aé😀`];
  assert.notEqual(new Allowance(7).take(make), undefined);
  assert.equal(new Allowance(6).take(make), undefined);
});

test('once something did not fit, nothing does, and nothing is made any more', () => {
  const room = new Allowance(10);
  assert.deepEqual(
    room.take(() => [html`12345`])?.map(({ text }) => text),
    ['12345'],
  );
  assert.equal(
    room.take(() => [html`123`, html`456`]),
    undefined,
  );
  assert.equal(
    room.take(() => {
      throw new Error('it is made');
    }),
    undefined,
  );
});
