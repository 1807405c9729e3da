import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { JsonObject } from '../../spec/json-value.ts';
import type { AgentRestoration } from '../run/agent-restoration.ts';
import { keepInFolder } from './keep-in-folder.ts';
import { readRecovery } from './recovery-record.ts';

const [one, other] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63'];
const url = 'http://127.0.0.1:9';
const back = (agentId: string): AgentRestoration => ({ agentId, state: 'restored' });
const changed: AgentRestoration = {
  agentId: other,
  state: 'changed',
  lost: ['hub'],
  remaining: { updatePath: '/agents/{id}', update: '{}', withheld: [] },
};

/** The agents in the recovery files that a run leaves, which ended like this. */
async function keptAfter(restored: readonly AgentRestoration[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kit-keep-'));
  try {
    const run = { folder, command: 'check' as const, runId: 'a-run', startedAt: '2026-01-01T00:00:00Z' };
    const kept = keepInFolder(run, [{ url, agentIds: [one, other] }]);
    assert.ok(!kept.isHeld);
    const states = new Map<string, JsonObject>([one, other].map((id) => [id, { id, hub: 'first' }]));
    await kept.keepings[0]?.secure(states, '/agents/{id}', { leftAloneOf: () => new Set() });
    kept.keepings[0]?.settle(restored);
    kept.close();
    const files = readdirSync(join(folder, 'recovery'));
    return files.flatMap((file) =>
      readRecovery(readFileSync(join(folder, 'recovery', file), 'utf8'), file).agents.map(
        ({ agentId }) => agentId,
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('what is kept of agents that are back goes, and of the others it stays', async () => {
  assert.deepEqual(await keptAfter([back(one), changed]), [other]);
});

test('where all are back nothing is kept, and where none was seen all of it is', async () => {
  assert.deepEqual(await keptAfter([back(one), back(other)]), []);
  assert.deepEqual(await keptAfter([]), [one, other]);
});
