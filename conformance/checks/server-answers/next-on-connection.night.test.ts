import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextOnConnection } from '../../../fixtures/deployments/faulty/next-on-connection.ts';
import { serveDeployment } from '../../../fixtures/deployments/serve.ts';
import { checkDeployment } from '../../check-deployment.ts';
import { replayFindings } from '../../replay/replay-findings.ts';
import type { Run } from '../../run/run-record.ts';

const kit = { name: 'agent-console-kit', version: 'test' };
const options = {
  only: ['server-answers'],
  profile: 'quick',
  cases: 0,
  seed: 1,
  stateFolder: false,
} as const;

/** What a check of a deployment finds right after other requests, and what a replay there makes of it. */
async function recordAndReplay(id: string) {
  const running = await nextOnConnection.find((deployment) => deployment.id === id)?.start();
  assert.ok(running !== undefined, id);
  try {
    const { url, agentIds } = running;
    const run = await checkDeployment({ url, agentIds, ...options }, kit);
    const findings = run.findings.filter(({ code }) => code.endsWith('-after-another'));
    const only: Run = { ...run, findings };
    return { findings, only, again: await replayFindings(only, { stateFolder: false }) };
  } finally {
    await running.close();
  }
}

for (const id of ['refused-bodies-stay-unread', 'refusal-answered-twice']) {
  test(`${id}: it comes back with all its steps, in a replay too, and is fixed where it is fixed`, async () => {
    const { findings, only, again } = await recordAndReplay(id);
    assert.deepEqual(
      findings.map(({ code, flaky, counts, steps = [] }) => ({ code, flaky, counts, steps: steps.length })),
      [{ code: 'status-4xx-after-another', flaky: false, counts: true, steps: 5 }],
    );
    assert.deepEqual(
      again.findings.map(({ verdict }) => verdict),
      ['still failing'],
    );
    const correct = await serveDeployment({});
    try {
      const { url, agentIds } = correct;
      const there = await replayFindings(only, { url, agentIds, stateFolder: false });
      assert.deepEqual(
        there.findings.map(({ verdict }) => verdict),
        ['fixed'],
      );
    } finally {
      await correct.close();
    }
  });
}
