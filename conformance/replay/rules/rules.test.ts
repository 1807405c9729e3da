import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../../spec/json-value.ts';
import type { Judgement } from '../../checks/check.ts';
import type { UpdateView } from '../../scenario/update-view.ts';
import { answersInTime } from './answers-in-time.ts';
import { belongsToItsRequest } from './belongs-to-its-request.ts';
import { hasWhatWasSupplied } from './has-what-was-supplied.ts';
import { keepsBetweenReadings } from './keeps-between-readings.ts';
import { keepsWhenRepeated } from './keeps-when-repeated.ts';

const [a, b] = ['4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63', 'c85e0f92-6a1d-4b37-8e2f-70d9c3b4a516'] as const;

const about = { place: 'purpose', kind: 'as recorded', level: 'must' } as const;

/** An update that was accepted. */
const put = (update: JsonObject, state: JsonObject, agent: string = a, ms = 1): UpdateView => ({
  agent,
  update,
  state: { id: agent, ...state },
  status: 200,
  ms,
});
const refused = (update: JsonObject): UpdateView => ({
  agent: a,
  update,
  state: undefined,
  status: 422,
  ms: 1,
});
const elsewhere: UpdateView = { agent: undefined, update: undefined, state: undefined, status: 200, ms: 1 };

function assertDeparts(judgement: Judgement, place: string): void {
  assert.ok(typeof judgement === 'object', `it is ${String(judgement)}`);
  assert.deepEqual([judgement.place, judgement.kind, judgement.level], [place, 'as recorded', 'must']);
}

test('an agent that is the same before and after what may not change it is kept', () => {
  const same = [put({}, { purpose: 'x' }), refused({ purpose: 'y' }), elsewhere, put({}, { purpose: 'x' })];
  assert.equal(keepsBetweenReadings(same, about), 'kept');
});

test('an agent that a rejected update, a reading or an update of another changed departs', () => {
  for (const between of [refused({ hub: 'y' }), elsewhere, put({ hub: 'y' }, { hub: 'y' }, b)]) {
    assertDeparts(
      keepsBetweenReadings([put({}, { hub: 'x' }), between, put({}, { hub: 'y' })], about),
      'hub',
    );
  }
});

test('nothing is decided where an update was accepted in between, or where a reading is missing', () => {
  const accepted = [put({}, { hub: 'x' }), put({ hub: 'y' }, { hub: 'y' }), put({}, { hub: 'y' })];
  assert.equal(keepsBetweenReadings(accepted, about), 'not concerned');
  assert.equal(keepsBetweenReadings([put({}, { hub: 'x' }), refused({})], about), 'not concerned');
});

test('the same update twice is judged by the states after each', () => {
  const once = put({ purpose: 'x' }, { purpose: 'x', hub: 'h' });
  assert.equal(keepsWhenRepeated([once, once], about), 'kept');
  assertDeparts(
    keepsWhenRepeated([once, put({ purpose: 'x' }, { purpose: 'xx', hub: 'h' })], about),
    'purpose',
  );
});

test('an update that sends what was answered repeats it, and any other one does not', () => {
  const once = put({ agent_params: { a: 1 } }, { agent_params: { a: 1, b: 2 } });
  const again = put({ agent_params: { a: 1, b: 2 } }, { agent_params: { a: 1, b: 2 } });
  assert.equal(keepsWhenRepeated([once, again], about), 'kept');
  const other = put({ agent_params: { c: 3 } }, { agent_params: { c: 3 } });
  assert.equal(keepsWhenRepeated([once, other], about), 'not concerned');
});

test('a supplied value that the last answer has is kept, and one that it lacks departs', () => {
  const update = put({ purpose: 'x' }, { purpose: 'x' });
  assert.equal(hasWhatWasSupplied([put({}, {}), update, put({}, { purpose: 'x' })], about), 'kept');
  assertDeparts(hasWhatWasSupplied([update, put({}, { purpose: 'old' })], about), 'purpose');
});

test('the last accepted update decides, and only for its own agent', () => {
  const views = [
    put({ purpose: 'x' }, { purpose: 'x' }),
    put({ purpose: 'y' }, { purpose: 'y' }),
    refused({ purpose: 'z' }),
    put({}, { purpose: 'other' }, b),
  ];
  assert.equal(hasWhatWasSupplied(views, about), 'kept');
  assert.equal(hasWhatWasSupplied([refused({ purpose: 'z' }), put({}, {})], about), 'not concerned');
});

test('an object is judged only where the one before it was echoed', () => {
  const place = { ...about, place: 'agent_params' };
  const second = put({ agent_params: { b: 2 } }, { agent_params: { a: 1, b: 2 } });
  const echoed = put({ agent_params: { a: 1 } }, { agent_params: { a: 1 } });
  const dropped = put({ agent_params: { a: 1 } }, { agent_params: {} });
  assertDeparts(hasWhatWasSupplied([echoed, second], place), 'agent_params');
  assert.equal(hasWhatWasSupplied([dropped, second], place), 'not concerned');
  assert.equal(hasWhatWasSupplied([second], place), 'not concerned');
});

test('an answer of another agent, or with the value of another agent, departs', () => {
  const own = put({ purpose: '1' }, { purpose: '1' });
  const others = put({ purpose: '2' }, { purpose: '2' }, b);
  assert.equal(belongsToItsRequest([own, others, put({}, { purpose: '1' })], about), 'kept');
  assertDeparts(
    belongsToItsRequest([own, put({ purpose: '2' }, { id: a, purpose: '2' }, b)], about),
    'purpose',
  );
  assertDeparts(belongsToItsRequest([own, others, put({}, { purpose: '2' })], about), 'purpose');
  assert.equal(belongsToItsRequest([refused({ purpose: '1' })], about), 'not concerned');
});

test('the time of a long text is held against that of a short one', () => {
  const score = (length: number, ms: number) => put({ test_score: '0'.repeat(length) }, {}, a, ms);
  const place = { ...about, place: 'test_score', level: 'should' } as const;
  assert.equal(answersInTime([score(500, 3), score(5000, 90), score(5000, 5000)], place), 'kept');
  const slow = answersInTime([score(500, 3), score(5000, 900), score(5000, 5000)], place);
  assert.deepEqual(typeof slow === 'object' && [slow.level, slow.actual], ['should', '900 ms']);
  assert.equal(answersInTime([score(500, 3)], place), 'not concerned');
});
