import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateFieldNamed } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { readAnswer } from '../../observe/read-answer.ts';
import { silence } from '../../send/silence.ts';
import type { Asked } from '../asked.ts';
import { exploreMoves, tableOf } from './explore-moves.ts';

const values = updateFieldNamed('status')?.choices ?? [];

/** An agent that takes the moves that are allowed, and in some states nothing else; some fields are never sent. */
function createAgent(
  isAllowed: (from: string, to: string) => boolean,
  frozen: readonly string[] = [],
  leftAlone: readonly string[] = [],
) {
  let status = 'active';
  const sent: string[] = [];
  const update = async (body: JsonObject): Promise<Asked> => {
    const to = body['status'];
    const isTaken = typeof to === 'string' ? isAllowed(status, to) : !frozen.includes(status);
    if (typeof to === 'string') sent.push(`${status} ${to}`);
    if (typeof to === 'string' && isTaken) status = to;
    const answer = { status: isTaken ? 200 : 409, headers: {}, body: '{}', ms: 0, redirects: [] };
    const request = { method: 'PUT', path: '/', headers: {} };
    if (Object.keys(body).some((name) => leftAlone.includes(name)))
      return { operation: 'updateAgent', request, outcome: silence('withheld', ''), answer: undefined };
    return {
      operation: 'updateAgent',
      request,
      outcome: { kind: 'answer', ...answer },
      answer: readAnswer(answer),
    };
  };
  return { sent, explorer: { update, state: () => ({ status }), isOver: () => false } };
}

test('every move between all values is tried, where all are taken', async () => {
  const { explorer, sent } = createAgent(() => true);
  const { moves, reached } = await exploreMoves('status', explorer);
  assert.equal(moves.length, values.length ** 2);
  assert.equal(reached.length, values.length);
  assert.ok(sent.length < 2 * values.length ** 2, `${sent.length} moves were sent`);
});

test('a state that takes nothing is known by a field that may be sent', async () => {
  for (const leftAlone of [[], ['purpose'], ['purpose', 'hub', 'model_name'], ['last_tested_by', 'hub']]) {
    const { explorer } = createAgent(() => true, ['archived'], leftAlone);
    const { reached } = await exploreMoves('status', explorer);
    assert.equal(reached.length, values.length);
    const isOneLeft = leftAlone.length < 3;
    for (const { value, isFrozen } of reached)
      assert.equal(isFrozen, isOneLeft && value === 'archived', `${value} without ${leftAlone}`);
  }
});

test('the table is found where each value leads to its neighbours alone', async () => {
  const isNear = (from: string, to: string) => Math.abs(values.indexOf(from) - values.indexOf(to)) <= 1;
  const { explorer } = createAgent(isNear);
  const table = tableOf(await exploreMoves('status', explorer));
  for (const from of values)
    assert.deepEqual(
      table[from],
      values.filter((to) => isNear(from, to)),
    );
});

test('a value that nothing leads back from is tried when all else was', async () => {
  const { explorer, sent } = createAgent((from) => from !== 'archived');
  const { moves } = await exploreMoves('status', explorer);
  const first = sent.findIndex((move) => move.endsWith(' archived'));
  assert.ok(new Set(sent.slice(0, first)).size >= (values.length - 1) ** 2, `${first} moves came before`);
  const table = tableOf({ field: 'status', moves, reached: [] });
  assert.deepEqual(table['archived'], []);
  assert.deepEqual(table['draft'], values);
});

test('a value with which nothing else is taken is frozen', async () => {
  const { explorer } = createAgent(() => true, ['under_review']);
  const { reached } = await exploreMoves('status', explorer);
  assert.deepEqual(
    reached.filter(({ isFrozen }) => isFrozen).map(({ value }) => value),
    ['under_review'],
  );
});
