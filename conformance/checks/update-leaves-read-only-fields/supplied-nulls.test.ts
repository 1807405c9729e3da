import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer } from '../../../fixtures/in-memory/run-context.ts';
import { subjectOf } from '../../../fixtures/in-memory/subject-of.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { updateRequest } from '../../generate/cases.ts';
import type { Exchange } from '../../run/exchange.ts';
import { playScenario } from '../../scenario/scenario.ts';
import { viewUpdate } from '../../scenario/update-view.ts';
import { judgeNulls, supplyNulls } from './supplied-nulls.ts';

const id = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const subject = subjectOf(id);

/** Plays the scenario on an agent that is told answer by answer; undefined refuses the update. */
async function judgeStates(...states: readonly (JsonObject | undefined)[]) {
  const left = [...states];
  const { judgement } = await playScenario(supplyNulls(id), {
    send: async () => {
      const state = left.shift();
      return state === undefined ? jsonAnswer(422, {}) : jsonAnswer(200, { id, ...state });
    },
    subject,
    elapsed: () => 0,
  });
  return typeof judgement === 'object' && 'code' in judgement ? judgement.code : judgement;
}

/** The same, where nothing is told but trusted_at. */
const judge = (...trusted: readonly (number | null | undefined)[]) =>
  judgeStates(...trusted.map((at) => (at === undefined ? undefined : { trusted_at: at })));

test('a field that is null from the update on that supplies null was taken', async () => {
  assert.equal(await judge(5, 5, 5, null, null, 5), 'null-taken');
});

test('a field that has its default from then on was taken too', async () => {
  const at = (stage: string) => ({ trust_stage: stage });
  const [trusted, registered] = [at('trusted'), at('registered')];
  const afterNull = await judgeStates(trusted, trusted, trusted, registered, registered, registered);
  assert.equal(afterNull, 'null-taken');
  const other = at('tested');
  assert.equal(await judgeStates(trusted, trusted, trusted, other, other, other), 'not concerned');
});

test('a field with members is supplied with other values of the same members', async () => {
  const sent: unknown[] = [];
  const state = {
    capabilities: { streaming: true, depth: 3, by: 'a', none: null, in: [false] },
    skills: [{ id: 's1', name: 'one' }],
    import_metadata: {},
  };
  await playScenario(supplyNulls(id), {
    send: async ({ body }) => {
      sent.push(JSON.parse(String(body)));
      return jsonAnswer(200, { id, ...state });
    },
    subject,
    elapsed: () => 0,
  });
  assert.deepEqual(sent[2], {
    capabilities: {
      streaming: false,
      depth: 86_405,
      by: 'kit-altered',
      none: 'kit-altered',
      in: [true],
    },
    skills: [{ id: 's1', name: 'kit-altered' }],
  });
});

test('a field that keeps its value, or moves by itself, was not taken', async () => {
  assert.equal(await judge(5, 5, 5, 5, 5, 5), 'kept');
  assert.equal(await judge(5, 5, 6, null, null, 5), 'not concerned');
  assert.equal(await judge(5, 5, 5, null, 5, 5), 'not concerned');
  assert.equal(await judge(null, null, null, null, null, null), 'kept');
});

test('where something else moves at the same moment, a job of the deployment wrote null', async () => {
  const before = { trusted_at: 5, ttt_days: 1, updated_at: 1 };
  const taken = { ...before, trusted_at: null, updated_at: 2 };
  const moved = { ...taken, ttt_days: 2 };
  assert.equal(await judgeStates(before, before, before, taken, taken, taken), 'null-taken');
  assert.equal(await judgeStates(before, before, before, moved, moved, moved), 'not concerned');
});

test('an update that is refused takes nothing', async () => {
  assert.equal(await judge(undefined, 5, 5, undefined, 5, undefined), 'not concerned');
  assert.equal(await judge(undefined, 5, 5, null, null, undefined), 'null-taken');
});

test('other updates are not looked at', () => {
  const exchange: Exchange = {
    operation: 'updateAgent',
    request: updateRequest(subject.updatePath, id, '{"hub":"a"}'),
    outcome: jsonAnswer(200, { id }),
  };
  const states: readonly JsonObject[] = [{}, {}];
  assert.equal(judgeNulls(states.map(() => viewUpdate(exchange, subject))), 'not concerned');
});
