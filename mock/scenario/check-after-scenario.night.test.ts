import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDeployment, describeFinding } from '../../conformance/conformance.ts';
import { startMock } from '../start-mock.ts';
import { scenarioNames } from './built-in/built-in-scenarios.ts';

/** One after another: each leaves its traces, if it leaves any. */
test('when scenarios were switched on and off, the mock conforms', async () => {
  await using mock = await startMock({ port: 0 });
  const [agent] = mock.state().agents;
  assert.ok(agent !== undefined);
  const ask = () => fetch(`${mock.url}/v1/evolution/status/${agent.id}`);
  for (const name of scenarioNames) {
    const takeBack = mock.use(name);
    if (name !== 'slow' && name !== 'offline') await ask();
    takeBack();
  }
  const run = await checkDeployment({
    url: mock.url,
    agentIds: [agent.id],
    profile: 'quick',
    stateFolder: false,
  });
  assert.deepEqual(run.findings.map(describeFinding), []);
  assert.equal(run.verdict, 'conforms');
});

test('while a scenario is on, the same check does not end with conforms', async () => {
  await using mock = await startMock({ port: 0, scenario: 'evolution-down' });
  const run = await checkDeployment({
    url: mock.url,
    agentIds: mock
      .state()
      .agents.slice(0, 1)
      .map(({ id }) => id),
    profile: 'quick',
    only: ['evolution-status-*'],
    stateFolder: false,
  });
  assert.notEqual(run.verdict, 'conforms');
});
