import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentFieldNamed } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { validateAgentUpdate } from '../../spec/validators.ts';
import type { OperationName } from '../run/exchange.ts';
import { planPass } from './plan-pass.ts';

const ids = ['4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63', 'c85e0f92-6a1d-4b37-8e2f-70d9c3b4a516'] as const;
const agent: JsonObject = { status: 'active', agent_params: { temperature: 1 }, test_score: '7.25' };
const every: readonly OperationName[] = ['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'];

const plan = (operations: readonly OperationName[] = every, updatable: readonly string[] = ids) =>
  planPass({
    operations: new Set(operations),
    updatePath: '/api/agents/{id}',
    agentIds: ids,
    firstStates: new Map(updatable.map((id) => [id, agent])),
  });

const updates = plan().filter(({ operation }) => operation === 'updateAgent');
const bodies = updates.map(({ request }): Record<string, unknown> => JSON.parse(String(request.body)));

test('the pass has a few dozen requests of three operations', () => {
  const pathsOf = (wanted: OperationName) =>
    plan().flatMap(({ operation, request }) => (operation === wanted ? [request.path] : []));
  assert.deepEqual(
    pathsOf('readEvolutionStatus'),
    ids.map((id) => `/v1/evolution/status/${id}`),
  );
  assert.deepEqual(pathsOf('createGenome'), ['/v1/genomes/', '/v1/genomes']);
  assert.ok(updates.length >= 30 && updates.length <= 45, `${updates.length} updates`);
});

test('an update sets one field that conforms, to another value than it has', () => {
  for (const body of bodies) {
    assert.equal(validateAgentUpdate(body), undefined, JSON.stringify(body));
    assert.ok(Object.keys(body).length <= 1);
    assert.notDeepEqual(body, { status: agent['status'] });
    assert.notDeepEqual(body, { test_score: agent['test_score'] });
  }
  assert.equal(new Set(bodies.flatMap((body) => Object.keys(body))).size, 22);
});

test('an object is sent as the agent has it, and null only where an agent may have it', () => {
  assert.ok(bodies.some((body) => JSON.stringify(body) === '{"agent_params":{"temperature":1}}'));
  const cleared = bodies.flatMap((body) => Object.keys(body).filter((name) => body[name] === null));
  assert.ok(cleared.length >= 10);
  for (const name of cleared) assert.equal(agentFieldNamed(name)?.nullable, true, name);
});

test('api_key is never written', () => {
  assert.ok(bodies.every((body) => !('api_key' in body)));
});

test('every agent is updated at the path of the deployment', () => {
  assert.deepEqual(
    new Set(updates.map(({ request }) => request.path)),
    new Set(ids.map((id) => `/api/agents/${id}`)),
  );
});

test('what was not selected is not sent, and nobody is updated who was not given', () => {
  assert.deepEqual(
    new Set(plan(['readEvolutionStatus']).map(({ request }) => request.method)),
    new Set(['GET']),
  );
  assert.deepEqual(plan(['updateAgent'], []), []);
});
