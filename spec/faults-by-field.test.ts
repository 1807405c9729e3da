import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFetchHandler } from '../mock/fetch-handler.ts';
import { agentFields } from './fields.ts';
import * as types from './types.ts';

const { faultsByField, isValidationError } = types;

async function put(body: string): Promise<unknown> {
  const answer = await createFetchHandler()(
    new Request('http://localhost/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  );
  return answer.json();
}

test('the faults of an update by its fields, as a form shows them', async () => {
  const error = await put('{"hub":5,"rate_limit_requests_per_minute":0,"delegated_agents":[{},5]}');
  assert.ok(isValidationError(error));
  assert.deepEqual(faultsByField(error), {
    hub: ['Input should be a valid string'],
    rate_limit_requests_per_minute: ['Input should be greater than or equal to 1'],
    'delegated_agents.1': ['Input should be a valid dictionary'],
  });
  const [, fault] = error.detail;
  assert.deepEqual([fault?.input, fault?.ctx], [0, { ge: 1 }]);
});

test('a fault of the whole body has no field, and one that stands twice has two words', async () => {
  assert.deepEqual(Object.keys(faultsByField(await put('[]'))), ['']);
  const twice = { loc: ['hub'], msg: 'no', type: 't' };
  assert.deepEqual(faultsByField({ detail: [twice, { ...twice, msg: 'nor this' }] }), {
    hub: ['no', 'nor this'],
  });
});

test('a field that is called like something of every object is a field', () => {
  const faults = faultsByField({ detail: [{ loc: ['body', '__proto__'], msg: 'no', type: 't' }] });
  assert.deepEqual(Object.entries(faults), [['__proto__', ['no']]]);
});

test('other errors are none of these', () => {
  for (const other of [
    null,
    undefined,
    'no',
    [],
    {},
    { detail: 'Agent not found' },
    { detail: [{}] },
    { detail: [null] },
  ]) {
    assert.equal(isValidationError(other), false);
    assert.deepEqual(faultsByField(other), {});
  }
});

test('the choices are those of the fields', () => {
  const choicesOf = (name: string) => agentFields.find((field) => field.name === name)?.choices;
  const { agentStatuses, accessLevels, protocols, protectionStatuses, trustStages } = types;
  assert.deepEqual(agentStatuses, choicesOf('status'));
  assert.deepEqual(accessLevels, choicesOf('access_level'));
  assert.deepEqual(protocols, choicesOf('protocol'));
  assert.deepEqual(protectionStatuses, choicesOf('protection_status'));
  assert.deepEqual(trustStages, choicesOf('trust_stage'));
});
