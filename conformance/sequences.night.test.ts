import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import { checkDeployment } from './check-deployment.ts';

const network = createMemoryNetwork();

const way = ['hub', 'status', 'model_name'];

/** Checks whose scenarios may come by the same way. */
const withScenarios = [
  'concurrent-*',
  'answers-belong-*',
  'server-answers',
  'evolution-status-*',
  'update-reaches-one-agent',
  'update-is-idempotent',
  'rejected-update-*',
];

/** Loses a purpose that comes after three other fields in this order; any update of more than three begins anew. */
function serveFourSteps() {
  const progress = new Map<string, number>();
  return network.serve({
    rewriteStored: (agent, before, { update = {}, agentId }) => {
      const at = progress.get(agentId) ?? 0;
      if (Object.keys(update).length > 3) progress.set(agentId, 0);
      else if (Object.hasOwn(update, way[at] ?? '')) progress.set(agentId, at + 1);
      else if (at === way.length && Object.hasOwn(update, 'purpose'))
        return { ...agent, purpose: before['purpose'] ?? null };
      return agent;
    },
  });
}

test('a run finds by sequences what no single update and no scenario shows, and tells how to play it again', async () => {
  const running = await serveFourSteps();
  try {
    const { url, agentIds } = running;
    const kit = { name: 'agent-console-kit', version: 'test' };
    const run = await checkDeployment(
      { url, agentIds, seed: 1, profile: 'standard', cases: 3000, skip: withScenarios },
      kit,
      network.surroundings,
    );
    const found = run.findings.find(
      ({ path, check }) => path.startsWith('sequences of ') && check === 'updates-follow-the-model',
    );
    assert.equal(run.verdict, 'violates', run.summary);
    assert.equal(found?.check, 'updates-follow-the-model', JSON.stringify(run.findings.map(({ id }) => id)));
    assert.equal(found.flaky, false);
    assert.match(found.path, /^sequences of [\da-f-]{36}:\d+(?::\d+)+$/);
    assert.match(found.replayPath ?? '', /^\S+:\S+$/);
    const bodies = found.steps?.map(({ request }) => request.body ?? '') ?? [];
    for (const name of [...way, 'purpose'])
      assert.ok(
        bodies.some((body) => body.includes(`"${name}"`)),
        `${name} is not in ${bodies.join(' ')}`,
      );
    assert.ok(bodies.length <= 7, `${bodies.length} steps: ${bodies.join(' ')}`);
  } finally {
    await running.close();
  }
});
