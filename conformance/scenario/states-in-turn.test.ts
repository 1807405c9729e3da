import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange } from '../run/exchange.ts';
import { judgeTurns } from './states-in-turn.ts';
import type { UpdateView } from './update-view.ts';

const exchange: Exchange = {
  operation: 'updateAgent',
  request: { method: 'PUT', path: '/a', headers: {}, body: '{}' },
  outcome: { kind: 'answer', status: 200, headers: {}, body: '{}', redirects: [], ms: 1 },
};

const viewOf = (purpose: string, update: UpdateView['update'] = {}): UpdateView => ({
  exchange,
  operation: 'updateAgent',
  agent: 'a',
  update,
  state: { purpose },
  status: 200,
  ms: 1,
});

const judge = (...purposes: readonly string[]) =>
  judgeTurns([viewOf('old', { purpose: 'old' }), ...purposes.map((purpose) => viewOf(purpose))]);

test('readings that leave a state and come back to it are of several memories, and the finding says so', () => {
  assert.deepEqual(judge('new', 'old', 'new', 'old'), {
    level: 'must',
    code: 'states-in-turn',
    place: { part: 'answer', pointer: '/purpose' },
    expected: 'purpose: "new" in each of 4 readings, since nothing was sent between them',
    actual:
      'answers alternate between 2 states, as of processes that each have a memory of their own: purpose: "new"; purpose: "old"',
  });
  assert.match(JSON.stringify(judge('a', 'b', 'c', 'a')), /between 3 states/);
});

test('a state that changes once, or each time, is the business of other checks', () => {
  assert.equal(judge('new', 'new', 'new'), 'kept');
  assert.equal(judge('new', 'old', 'old'), 'not concerned');
  assert.equal(judge('a', 'b', 'c', 'd'), 'not concerned');
  assert.equal(judge('new', 'old'), 'not concerned');
});
