/** The loop: a deployment is learned, the mock follows what was learned, and the two are compared. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frozenStates } from '../fixtures/deployments/correct/frozen-states.ts';
import { assertLoopCloses, learnedDeployments } from '../fixtures/in-memory/learned-loop.ts';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import { readDialect } from '../spec/dialect.ts';
import { printDialectFile } from './learn/dialect-file.ts';
import { learnDeployment } from './learn-deployment.ts';

/** Every second one; learned-loop.night.test.ts has the others. */
const sample = learnedDeployments.filter((_, index) => index % 2 === 0);

test('there is a sample of what may be learned', () => {
  assert.ok(sample.length > 20, `${sample.length} deployments`);
});

for (const deployment of sample)
  test(`${deployment.id} is learned so that the mock answers with its statuses and faults`, () =>
    assertLoopCloses(deployment));

test('the moves of an agent whose first state takes nothing else are learned', async () => {
  const network = createMemoryNetwork();
  const deployment = frozenStates.find(({ id }) => id === 'active-is-frozen') ?? assert.fail();
  const { file } = await learnDeployment(
    { ...(await network.start(deployment)), stateFolder: false },
    { name: 'agent-console-kit', version: 'test' },
    network.surroundings,
  );
  const dialect = readDialect(printDialectFile(file), 'dialect.json');
  assert.equal(dialect['status-moves'], 'table');
  assert.deepEqual(dialect.examples?.moves?.status?.frozen, ['active']);
});
