import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { answer } from '../answer.ts';
import { defaultState } from '../state/first-state.ts';
import { createWorld } from '../state/world.ts';

const told = (field: string) => ({
  error: {
    request_id: '{hex-32}',
    path: '{path}',
    fields: [{ field, message: '{msg}', code: '{type-upper}' }],
  },
  detail: 'never',
});
const world = createWorld(defaultState('seconds'), {
  dialect: {
    ...dialectPresets.fastapi,
    'error-items': 'nowhere',
    examples: {
      evolutionRefusals: {
        'uuid_parsing@agent_id': told('{field}'),
        'dict_type@genome': { ...told(''), '{text}': 5 },
      },
      validationErrorExtraFields: { error: { fields: ['{field}', '{type}'] } },
    },
  },
  now: () => 1.8e12,
  seed: 1,
});
function send(method: string, target: string, body = '') {
  const header = (name: string) => (name === 'content-type' ? 'application/json' : undefined);
  const sent = { method, target, scheme: 'http', header, body: new TextEncoder().encode(body) } as const;
  const { status, body: text = '' } = answer(sent, world);
  return { status, json: JSON.parse(text) };
}

test('a 422 of the evolution operations is as the example of its own fault', () => {
  const { status, json } = send('GET', '/v1/evolution/status/x');
  assert.deepEqual([status, Object.keys(json)], [422, ['error']]);
  const { request_id: id, ...error } = json.error;
  assert.match(id, /^[0-9a-f]{32}$/);
  const [{ message }] = error.fields;
  assert.match(message, /^Input should be a valid UUID/);
  assert.deepEqual(error, {
    path: '/v1/evolution/status/x',
    fields: [{ field: 'agent_id', message, code: 'UUID_PARSING' }],
  });
  const [genome] = send('POST', '/v1/genomes/', '[]').json.error.fields;
  assert.deepEqual(genome, { field: '', message: 'Input should be a valid dictionary', code: 'DICT_TYPE' });
});

test('a key that is filled in never becomes the detail of the contract', () => {
  const { json } = send('POST', '/v1/genomes/', '"detail"');
  assert.deepEqual(Object.keys(json), ['error']);
});

test('what stands beside the faults of an update is about the fault at hand', () => {
  const { json } = send('PUT', `/v1/agent-configurations/${[...world.agents.keys()][0]}`, '{"hub": 5}');
  assert.deepEqual(json, { error: { fields: ['hub', 'string_type'] } });
});
