/** The loop: a deployment is learned, the mock follows what was learned, and the two are compared. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conflicts } from '../fixtures/deployments/correct/conflicts.ts';
import { faultWords } from '../fixtures/deployments/correct/fault-words.ts';
import { frozenStates } from '../fixtures/deployments/correct/frozen-states.ts';
import { moves } from '../fixtures/deployments/correct/moves.ts';
import { ordersOfRefusal } from '../fixtures/deployments/correct/orders-of-refusal.ts';
import { stacks } from '../fixtures/deployments/correct/stacks.ts';
import { waits } from '../fixtures/deployments/correct/waits.ts';
import type { Deployment } from '../fixtures/deployments/deployment.ts';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import { readDialect } from '../spec/dialect.ts';
import { compareDeployments } from './compare/compare-deployments.ts';
import { printDialectFile } from './learn/dialect-file.ts';
import { learnDeployment } from './learn-deployment.ts';
import type { Run } from './run/run-record.ts';

const kit = { name: 'agent-console-kit', version: 'test' };
const cases = 250;

async function closeLoop(deployment: Deployment): Promise<Run> {
  const network = createMemoryNetwork();
  const learnedFrom = await network.start(deployment);
  const options = { stateFolder: false as const };
  const { file } = await learnDeployment({ ...learnedFrom, ...options }, kit, network.surroundings);
  const dialect = readDialect(printDialectFile(file), 'dialect.json');
  // Where there is no way back, what was learned from is not what it was.
  const { close: _, ...left } = await network.start(deployment);
  const owner = '11111111-2222-4333-8444-555555555555';
  const agents = left.agentIds.map((id, index) => ({
    id: id.toLowerCase(),
    agent_name: `agent ${index}`,
    model_name: 'm-1',
    team_id: owner,
    created_by: owner,
    created_at: 1_700_000_000,
    updated_at: 1_700_000_000,
  }));
  await using mock = network.startMock({ dialect, journalSize: 0, state: { agents } });
  const right = { ...left, url: mock.url, updatePath: dialect['update-path'] };
  return await compareDeployments({ left, right, seed: 1, cases, ...options }, kit, network.surroundings);
}

const describe = ({ findings, agreement, notJudged }: Run): string =>
  [
    JSON.stringify(agreement),
    ...notJudged,
    ...findings.map(({ seen, id, expected, actual }) => `${seen} × ${id}\n  ${expected}\n  ${actual}`),
  ].join('\n');

const groups = { moves, frozenStates, conflicts, waits, ordersOfRefusal, stacks, faultWords };
for (const [name, deployments] of Object.entries(groups)) {
  assert.notEqual(deployments.length, 0, name);
  for (const deployment of deployments) {
    test(`${deployment.id} is learned so that the mock answers with its statuses and faults`, async () => {
      const run = await closeLoop(deployment);
      const { requests, status, rejected, errors } = run.agreement ?? assert.fail('nothing was compared');
      // A move into a state that takes nothing more is sent to neither, nor one to where nobody has been since.
      assert.ok(requests > 0.85 * cases, `${requests} requests were compared`);
      // Whether a frozen agent refuses a text that is no choice for its state, or for what it is, is not learned.
      const unlisted = run.findings.filter(({ id }) => id.includes('/unlisted-choice-'));
      const notLearned = unlisted.reduce((sum, { seen }) => sum + seen, 0);
      assert.ok(notLearned <= 0.01 * requests, describe(run));
      assert.equal(status + notLearned, requests, describe(run));
      // In which order faults of one list come is not learned; a few of the cases have several.
      assert.ok(errors >= 0.98 * rejected, describe(run));
    });
  }
}

test('the moves of an agent whose first state takes nothing else are learned', async () => {
  const network = createMemoryNetwork();
  const deployment = frozenStates.find(({ id }) => id === 'active-is-frozen') ?? assert.fail();
  const { file } = await learnDeployment(
    { ...(await network.start(deployment)), stateFolder: false },
    kit,
    network.surroundings,
  );
  const dialect = readDialect(printDialectFile(file), 'dialect.json');
  assert.equal(dialect['status-moves'], 'table');
  assert.deepEqual(dialect.examples?.moves?.status?.frozen, ['active']);
});
