import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { serveDeployment } from '../../fixtures/deployments/serve.ts';
import { updateReplacesWhatIsSupplied } from '../checks/update-replaces-what-is-supplied.ts';
import { updateRequest } from '../generate/cases.ts';
import { beginSequence, type SequenceStep, sequences } from '../generate/sequences.ts';
import type { Subject } from '../oracle/subject.ts';
import type { SentRequest } from '../run/exchange.ts';
import { createSender } from '../send/create-sender.ts';
import { sendFirstState } from './restore.ts';
import { type ShrunkSequence, shrinkSequence } from './shrink-sequence.ts';

const updatePath = '/v1/agent-configurations/{id}';
const way = ['hub', 'status', 'model_name'];

/** Loses a purpose that comes after the whole way, with anything between; a restoration begins anew. */
function serveFourSteps() {
  const progress = new Map<string, number>();
  return serveDeployment({
    rewriteStored: (agent, before, { update = {}, agentId }) => {
      const at = progress.get(agentId) ?? 0;
      if (Object.keys(update).length > 20) progress.set(agentId, 0);
      else if (Object.hasOwn(update, way[at] ?? '')) progress.set(agentId, at + 1);
      else if (at === way.length && Object.hasOwn(update, 'purpose'))
        return { ...agent, purpose: before['purpose'] ?? null };
      return agent;
    },
  });
}

interface Found {
  readonly agentIds: readonly string[];
  readonly shrunk: ShrunkSequence | undefined;
  readonly seconds: number;
}

/** The sequences of a seed, until one departs; that one is shrunk. */
async function findAndShrink(agentCount: number, seed: number): Promise<Found> {
  const running = await serveFourSteps();
  const sender = createSender({ url: running.url, runId: 'test', timeoutMs: 5000, connections: 1 });
  const agentIds = running.agentIds.slice(0, agentCount);
  const emptyUpdate = (id: string) => updateRequest(updatePath, id, '{}');
  const states = new Map<string, string>();
  for (const id of agentIds) {
    const first = await sender.send(emptyUpdate(id));
    states.set(emptyUpdate(id).path, first.kind === 'answer' ? first.body : '{}');
  }
  const subject: Subject = {
    updatePath,
    genomePath: '/v1/genomes/',
    listPath: '/v1/agent-configurations',
    agentIds: new Set(agentIds),
    testScoreInput: 'text-and-numbers',
  };
  const shrinking = {
    send: sender.send,
    subject,
    secrets: [],
    planSequences: () => sequences({ agentIds, updatePath }),
    genomes: { left: 0 },
    emptyUpdate,
    restore: (request: SentRequest) =>
      sendFirstState(sender.send, request, JSON.parse(states.get(request.path) ?? '{}')),
  };
  const check = updateReplacesWhatIsSupplied;
  const departure = {
    level: 'must',
    place: 'purpose',
    kind: 'another value',
    expected: '',
    actual: '',
  } as const;
  const request = emptyUpdate(agentIds[0] ?? '');
  const exchange = { operation: 'updateAgent', request, outcome: await sender.send(request) } as const;
  try {
    for (let index = 0; index < 400; index += 1) {
      const origin = { phase: 'sequence', seed, index } as const;
      const cause = { check, departure, exchange, origin, order: 0, seen: 1 };
      const started = performance.now();
      const shrunk = await shrinkSequence(cause, origin, shrinking, { requests: 0, isTimeLeft: () => true });
      const seconds = (performance.now() - started) / 1000;
      if (shrunk !== undefined) return { agentIds, shrunk, seconds };
    }
    return { agentIds, shrunk: undefined, seconds: 0 };
  } finally {
    await sender.close();
    await running.close();
  }
}

/** The first sequence that plain fast-check plays for what a finding tells. */
async function replaySequence(agentIds: readonly string[], seed: number, shrunk: ShrunkSequence) {
  const { path, replayPath = '' } = shrunk;
  let first: readonly SequenceStep[] | undefined;
  const holds = fc.asyncProperty(sequences({ agentIds, updatePath, replayPath }), async (commands) => {
    const steps: SequenceStep[] = [];
    const real = async (step: SequenceStep) => void steps.push(step);
    await fc.asyncModelRun(() => ({ model: beginSequence(), real }), commands);
    first ??= steps;
    return false;
  });
  await fc.check(holds, { seed, path: path.replace('sequences:', ''), endOnFailure: true });
  return first?.map(({ request }) => request);
}

for (const [agentCount, seed] of [
  [1, 1],
  [2, 2],
  [3, 3],
] as const) {
  test(`a sequence over ${agentCount} agents that needs four steps is shrunk to them, and played again by fast-check`, async () => {
    const { agentIds, shrunk, seconds } = await findAndShrink(agentCount, seed);
    assert.ok(shrunk !== undefined, 'no sequence departed');
    const requests = shrunk.exchanges.map(({ request }) => request);
    // An empty update reads the agent as it is at the start; four steps follow, and the last one is lost.
    assert.equal(requests.length, 5, String(requests.map(({ body }) => body)));
    assert.equal(requests[0]?.body, '{}');
    assert.equal(new Set(requests.map(({ path }) => path)).size, 1, 'one agent is enough');
    assert.match(String(requests.at(-1)?.body), /"purpose"/);
    assert.ok(seconds < 30, `it took ${seconds} s`);
    assert.deepEqual(await replaySequence(agentIds, seed, shrunk), requests.slice(1));
  });
}
