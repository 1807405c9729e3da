import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../spec/json-value.ts';
import { findUpdate } from './find-update.ts';

const taking = (summary: string, ...names: readonly string[]): JsonObject => {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const schema = names.length === 0 ? { type: 'object' } : { type: 'object', properties };
  return { put: { summary, requestBody: { content: { 'application/json': { schema } } } } };
};
const pathIn = (paths: JsonObject) => findUpdate({ paths })?.path;

test('an operation on a part of an agent is not the update, though its name comes first', () => {
  const paths = {
    '/agents/{id}/persona': taking('Update Agent Persona Configuration'),
    '/agents/{id}/configuration': taking('Update Agent Configuration', 'hub', 'purpose', 'status'),
  };
  assert.equal(pathIn(paths), '/agents/{id}/configuration');
});

test('what is published at the path of the list is the update, whatever its body is said to be', () => {
  const paths = {
    '/agents/{id}/model': taking('Update Agent Model', 'model_name', 'agent_params', 'agent_url'),
    '/v1/agent-configurations/{id}/key': taking('Update Agent Configuration Key', 'api_key'),
    '/v1/agent-configurations/{configuration_id}': taking('Replace'),
  };
  assert.equal(pathIn(paths), '/v1/agent-configurations/{configuration_id}');
});

test('what takes other members alone is about something else, though it stands alone', () => {
  assert.equal(pathIn({ '/teams/{id}': taking('Update Team', 'title', 'members') }), undefined);
  assert.equal(pathIn({ '/things/{id}': taking('Replace') }), '/things/{id}');
});

test('of two for which little speaks none is taken, and of two updates alike the first', () => {
  const little = { '/agents/{id}/a': taking('Update Agent A'), '/agents/{id}/b': taking('Update Agent B') };
  assert.equal(pathIn(little), undefined);
  const much = taking(
    'Update Agent',
    'hub',
    'purpose',
    'status',
    'protocol',
    'api_key',
    'agent_url',
    'agent_name',
  );
  assert.equal(pathIn({ '/v1/agents/{id}': much, '/v2/agents/{id}': much }), '/v1/agents/{id}');
});
