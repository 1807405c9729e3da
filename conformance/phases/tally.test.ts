import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import type { Check } from '../checks/check.ts';
import { observe } from '../observe/observation.ts';
import type { Outcome } from '../run/exchange.ts';
import { placeAt } from '../run/place.ts';
import { isGivenUp } from './given-up.ts';
import { noteOperation } from './operation-tally.ts';
import { createTally, judge } from './tally.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const subject = subjectOf(id);

/** Departs at the answered hub, whatever was sent. */
const check: Check = {
  id: 'kit-check',
  level: 'must',
  clause: '2.1',
  requirement: 'It holds.',
  operations: ['updateAgent'],
  needs: 1,
  judge: () => ({
    level: 'must',
    code: 'type',
    place: placeAt('answer', 'hub'),
    expected: 'a text',
    actual: '5',
  }),
};

/** An update of an agent, and its answer. */
function updateAnswered(status: number, body = '{}') {
  const request = { method: 'PUT', path: `/v1/agent-configurations/${id}`, headers: {}, body };
  const outcome = { kind: 'answer', status, headers: {}, body: '{"hub":5}', ms: 1, redirects: [] } as const;
  return observe({ operation: 'updateAgent', request, outcome }, subject, []);
}

/** The body of the exchange that is kept, where updates are judged that were planned in this order. */
function keptOf(updates: readonly (readonly [body: string, order: number])[]): unknown {
  const tally = createTally();
  for (const [body, order] of updates) {
    const observation = updateAnswered(200, body);
    judge(tally, [check], observation, { phase: 'systematic', index: order }, order);
  }
  const [cause] = tally.causes.values();
  assert.equal(cause?.seen, updates.length);
  return cause?.exchange.request.body;
}

test('of exchanges that show a cause, one that supplies the answered field is kept, in whatever order they come', () => {
  const updates = [
    ['{"purpose":"a"}', 1],
    ['{"hub":"b"}', 3],
    ['{"hub":"a"}', 2],
    ['{"purpose":"b"}', 4],
  ] as const;
  assert.equal(keptOf(updates), '{"hub":"a"}');
  assert.equal(keptOf(updates.toReversed()), '{"hub":"a"}');
});

test('where none supplies it, the one that was planned first is kept', () => {
  assert.equal(
    keptOf([
      ['{"purpose":"b"}', 2],
      ['{"purpose":"a"}', 1],
    ]),
    '{"purpose":"a"}',
  );
});

test('what is not answered raw gives no operation up', () => {
  const silent = { kind: 'silence', reason: 'timeout', detail: '', ms: 1 } as const;
  const request = { method: 'PUT', path: `/v1/agent-configurations/${id}`, headers: {}, body: '{}' };
  const [raw, plain] = [createTally(), createTally()];
  for (let left = 20; left > 0; left -= 1) {
    const sent = { ...request, wire: 'chunk-trailer' } as const;
    noteOperation(raw.operations, { operation: 'updateAgent', request: sent, outcome: silent }, left);
    noteOperation(plain.operations, { operation: 'updateAgent', request, outcome: silent }, left);
  }
  assert.ok(!isGivenUp(raw, 'updateAgent'));
  assert.ok(isGivenUp(plain, 'updateAgent'));
});

test('a few silences in a night are not the end of an operation', () => {
  const tally = createTally();
  const request = { method: 'GET', path: `/v1/evolution/status/${id}`, headers: {} };
  const note = (outcome: Outcome, count: number) => {
    for (let order = 0; order < count; order += 1)
      noteOperation(tally.operations, { operation: 'readEvolutionStatus', request, outcome }, order);
  };
  const silent: Outcome = { kind: 'silence', reason: 'timeout', detail: 'no answer', ms: 10 };
  note({ kind: 'answer', status: 200, headers: {}, body: '{}', ms: 1, redirects: [] }, 24_000);
  note(silent, 12);
  assert.ok(!isGivenUp(tally, 'readEvolutionStatus'));
  note(silent, 1);
  assert.ok(isGivenUp(tally, 'readEvolutionStatus'));
});

test('where nobody is let in, no departure is told before the end; where somebody is, each is told once', () => {
  const toldOf = (statuses: readonly number[]) => {
    const told: number[] = [];
    const tally = createTally(({ requests }) => told.push(requests));
    for (const [order, status] of statuses.entries()) {
      const observation = updateAnswered(status);
      const other = { ...check, id: `kit-check-${order}` };
      judge(tally, [other], observation, { phase: 'systematic', index: order }, order);
    }
    return told;
  };
  assert.deepEqual(toldOf([401, 401]), []);
  assert.deepEqual(toldOf([403]), []);
  assert.deepEqual(toldOf([200, 401]), [1, 2]);
});
