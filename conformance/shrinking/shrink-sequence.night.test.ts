import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createMemoryNetwork } from '../../fixtures/in-memory/memory-network.ts';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateReplacesWhatIsSupplied } from '../checks/update-replaces-what-is-supplied/check.ts';
import { updateRequest } from '../generate/cases.ts';
import { beginSequence, type SequenceStep, sequences } from '../generate/sequences.ts';
import { sendFirstState } from '../restoring/repair-agent.ts';
import type { SentRequest } from '../run/exchange.ts';
import { createRunTime } from '../target/run-time.ts';
import { type ShrunkSequence, shrinkSequence } from './shrink-sequence.ts';

const network = createMemoryNetwork();
const time = createRunTime(network.clock.now, Number.POSITIVE_INFINITY, undefined, network.clock.sleep);
const updatePath = '/v1/agent-configurations/{id}';
const steps = ['hub', 'status', 'model_name'];

/** Loses a purpose that comes after the whole way, with anything between; a restoration begins anew. */
function serveFourSteps() {
  const progress = new Map<string, number>();
  return network.serve({
    rewriteStored: (agent, before, { update = {}, agentId }) => {
      const at = progress.get(agentId) ?? 0;
      if (Object.keys(update).length > 20) progress.set(agentId, 0);
      else if (Object.hasOwn(update, steps[at] ?? '')) progress.set(agentId, at + 1);
      else if (at === steps.length && Object.hasOwn(update, 'purpose'))
        return { ...agent, purpose: before['purpose'] ?? null };
      return agent;
    },
  });
}

const startingWith = (first: string, ids: readonly string[]) => [first, ...ids.filter((id) => id !== first)];

interface Found {
  readonly agentIds: readonly string[];
  readonly shrunk: ShrunkSequence | undefined;
  readonly seconds: number;
}

/** The sequences of a seed, until one departs; that one is shrunk. */
async function findAndShrink(agentCount: number, seed: number): Promise<Found> {
  const running = await serveFourSteps();
  const sender = network.surroundings.open({ url: running.url, timeoutMs: 5000 }, 'test', time);
  const agentIds = running.agentIds.slice(0, agentCount);
  const emptyUpdate = (id: string) => updateRequest(updatePath, id, '{}');
  const states = new Map<string, string>();
  for (const id of agentIds) {
    const first = await sender.send(emptyUpdate(id));
    states.set(emptyUpdate(id).path, first.kind === 'answer' ? first.body : '{}');
  }
  const subject = subjectOf(...agentIds);
  const shrinking = {
    send: sender.send,
    subject,
    secrets: [],
    planSequences: (first: string) => sequences({ agentIds: startingWith(first, agentIds), updatePath }),
    genomes: { left: 0 },
    emptyUpdate,
    restore: (request: SentRequest) =>
      sendFirstState(sender.send, request, JSON.parse(states.get(request.path) ?? '{}')),
  };
  const check = updateReplacesWhatIsSupplied;
  const departure = {
    level: 'must',
    place: { part: 'answer', pointer: '/purpose' },
    code: 'other-value',
    expected: '',
    actual: '',
  } as const;
  const request = emptyUpdate(agentIds[0] ?? '');
  const exchange = { operation: 'updateAgent', request, outcome: await sender.send(request) } as const;
  try {
    for (let index = 0; index < 200; index += 1) {
      const agentId = agentIds[index % agentIds.length] ?? '';
      const origin = { phase: 'sequence', agentId, seed, index } as const;
      const cause = { check, departure, exchange, origin, order: 0, serial: 0, seen: 1 };
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
  const [, first = '', way = ''] = /^sequences of ([^:]+):(.*)$/.exec(path) ?? [];
  const ordered = startingWith(first, agentIds);
  let played: readonly SequenceStep[] | undefined;
  const holds = fc.asyncProperty(
    sequences({ agentIds: ordered, updatePath, replayPath }),
    async (commands) => {
      const delivered: SequenceStep[] = [];
      const real = async (step: SequenceStep) => void delivered.push(step);
      await fc.asyncModelRun(() => ({ model: beginSequence(), real }), commands);
      played ??= delivered;
      return false;
    },
  );
  await fc.check(holds, { seed, path: way, endOnFailure: true });
  return played?.map(({ request }) => request);
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
