import assert from 'node:assert/strict';
import test from 'node:test';
import { agentIds } from '../../../fixtures/deployments/first-state.ts';
import { correctDeployments, faultyDeployments } from '../../../fixtures/deployments/index.ts';
import { checkInMemory } from '../../../fixtures/in-memory/check-in-memory.ts';

const [named] = agentIds;
const only = ['update-reaches-one-agent', 'list-carries-scores-when-asked'];
const checkOne = (id: string) => {
  const plan = [...correctDeployments, ...faultyDeployments].find((one) => one.id === id)?.plan;
  if (plan === undefined) throw new Error(`${id} is no deployment that runs in memory`);
  return checkInMemory(plan, { agentIds: [named], only, profile: 'quick' });
};

test('with one agent named, an update that reaches agents of others is found in the list', async () => {
  const { verdict, findings } = await checkOne('update-of-agents-of-others');
  assert.equal(verdict, 'violates');
  assert.deepEqual(
    findings.map(({ check, code }) => `${check} ${code}`),
    ['update-reaches-one-agent taken-over-from-another-agent'],
  );
});

test('with one agent named, a correct deployment is judged by its list', async () => {
  const { checks } = await checkOne('unset-is-left-out');
  assert.equal(checks.find(({ id }) => id === 'update-reaches-one-agent')?.status, 'passed');
});
