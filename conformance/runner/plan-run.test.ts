import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planRun } from './plan-run.ts';

const [agent, other] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63'];
const url = 'http://console.example';
const plan = (options: Partial<Parameters<typeof planRun>[0]>) =>
  planRun({ url, agentIds: [agent], ...options }, [], () => 7).wishes;

test('a seed is drawn where none is given', () => {
  assert.equal(plan({}).seed, 7);
  assert.equal(plan({ seed: 3 }).seed, 3);
});

test('shards of one run share a seed without being told', () => {
  const agentIds = [agent, other];
  const [first, second] = [1, 2].map(
    (index) => plan({ agentIds, shard: { index, total: 2, source: '--shard' } }).seed,
  );
  assert.equal(first, second);
  assert.notEqual(first, 7);
});

test('an agent that is named twice, in whatever letters, is one agent', () => {
  assert.deepEqual(plan({ agentIds: [agent, other, agent.toUpperCase(), other] }).agentIds, [agent, other]);
});

test('a run that only reads updates no agent, whoever is named', () => {
  const { agentIds, operations } = plan({ readOnly: true });
  assert.deepEqual(agentIds, []);
  assert.equal(operations.has('updateAgent'), false);
  assert.equal(operations.has('readEvolutionStatus'), true);
});

test('secrets are written on loopback, and elsewhere where it is wanted', () => {
  assert.equal(plan({}).mayWriteSecrets, false);
  assert.equal(plan({ writeSecrets: true }).mayWriteSecrets, true);
  assert.equal(plan({ url: 'http://127.0.0.1:8000' }).mayWriteSecrets, true);
  assert.equal(plan({ url: 'http://127.0.0.1:8000', writeSecrets: false }).mayWriteSecrets, false);
});

test('what is left out is told with the option that left it out', () => {
  const { deselected, wishes } = planRun({ url, agentIds: [agent], skip: ['genome-*'] }, [], () => 7);
  assert.match(deselected.get('genome-accepts-objects') ?? '', /--skip/);
  assert.equal(wishes.operations.has('createGenome'), false);
});
