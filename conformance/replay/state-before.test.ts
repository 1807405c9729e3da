import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../spec/json-value.ts';
import type { UpdateView } from '../scenario/update-view.ts';
import { secretOfRecord } from './recorded-exchange.ts';
import { findStatesAnswered, findStatesBefore } from './state-before.ts';

const id = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const view = (update: JsonObject, state: JsonObject | undefined): UpdateView => ({
  exchange: {
    operation: 'updateAgent',
    request: { method: 'PUT', path: `/v1/agent-configurations/${id}`, headers: {} },
    outcome: { kind: 'silence', reason: 'aborted', detail: '', ms: 1 },
  },
  operation: 'updateAgent',
  agent: id,
  update,
  state,
  status: state === undefined ? 422 : 200,
  ms: 1,
});

test('an answer tells the state before it, but for what was supplied', () => {
  const views = [
    view({ hub: 'x' }, undefined),
    view({ hub: 'y' }, { id, hub: 'z', purpose: 'p', status: 'draft' }),
  ];
  assert.deepEqual([...findStatesBefore(views)], [[id, { purpose: 'p', status: 'draft' }]]);
  assert.deepEqual(findStatesAnswered(views).get(id), { hub: 'z', purpose: 'p', status: 'draft' });
});

test('only the first answer tells', () => {
  const views = [view({}, { id, hub: 'first' }), view({}, { id, hub: 'second' })];
  assert.deepEqual(findStatesBefore(views).get(id), { hub: 'first' });
});

test('read-only fields, secrets of the record and other agents tell nothing', () => {
  const state = { id, trust_stage: 'tested', api_key: secretOfRecord, agent_params: { key: secretOfRecord } };
  assert.deepEqual(findStatesBefore([view({}, state)]).get(id), {});
  const other = { id: 'c85e0f92-6a1d-4b37-8e2f-70d9c3b4a516', hub: 'x' };
  assert.equal(findStatesBefore([view({}, other)]).size, 0);
});
