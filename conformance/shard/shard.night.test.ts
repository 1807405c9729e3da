import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rejection } from '../../fixtures/deployments/replies.ts';
import { createMemoryNetwork } from '../../fixtures/in-memory/memory-network.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { type CheckOptions, checkDeployment, type Run } from '../check-deployment.ts';
import { unknownUuids } from '../systematic/evolution-cases.ts';
import type { Progress } from '../target/progress-teller.ts';
import type { Surroundings } from '../target/surroundings.ts';

const network = createMemoryNetwork();

/** A request as it was sent, and the phase of the run that sent it. */
interface Sent {
  readonly phase: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

const kit = { name: 'agent-console-kit', version: 'test' };
const usual = { profile: 'quick', seed: 5, timeoutMs: 5000 } as const;

/** One run against a mock of its own, and all that it sent. */
async function runRecorded(options: Partial<CheckOptions>): Promise<{ run: Run; sent: readonly Sent[] }> {
  await using mock = network.startMock({ clock: 'fixed' });
  let phase = 'preparing';
  const sent: Sent[] = [];
  const agentIds = mock
    .state()
    .agents.map(({ id }) => id)
    .slice(0, 5);
  const onProgress = (progress: Progress) => {
    phase = progress.phase;
  };
  /** Writes down what is sent, byte for byte. */
  const open: Surroundings['open'] = (...given) => {
    const target = network.surroundings.open(...given);
    return {
      ...target,
      send: (request) => {
        const { method, path, body = '' } = request;
        sent.push({ phase, method, path, body: Buffer.from(body).toString('latin1') });
        return target.send(request);
      },
    };
  };
  const run = await checkDeployment({ url: mock.url, agentIds, ...usual, ...options, onProgress }, kit, {
    ...network.surroundings,
    open,
  });
  return { run, sent };
}

const runShards = (total: number, options: Partial<CheckOptions>) =>
  Promise.all(
    Array.from({ length: total }, (_, at) =>
      runRecorded({ ...options, shard: { index: at + 1, total, source: '--shard' } }),
    ),
  );

/** The cases of the systematic and the random phase, sorted; scenarios make their updates from what they read. */
const casesIn = (sent: readonly Sent[]) =>
  sent
    .filter(({ phase }) => phase === 'systematic' || phase === 'random')
    // Which moves are taken each shard finds out by itself, on an agent of its own, which it reads for that.
    .filter(({ body }) => !/^\{(?:"(?:protection_)?status":"[a-z_]+")?\}$/.test(body))
    // So it does whether a state takes anything but moves: it changes a text for that, and changes it back.
    .filter(({ body }) => !/^\{"(?:purpose|last_tested_by)":"[^"]*(?:\\"[^"]*)*"\}$/.test(body))
    .map(({ phase, method, path, body }) => `${phase}: ${method} ${path} ${body}`)
    .sort();

/** The agents that were written to; the systematic phase also asks for one that nobody has. */
const writtenBy = (sent: readonly Pick<Sent, 'method' | 'path'>[]) => {
  const ids = sent.flatMap(({ method, path }) =>
    method === 'PUT' ? (canonicalUuid(decodeURIComponent(path.split('/').at(-1) ?? '')) ?? []) : [],
  );
  return [...new Set(ids)].filter((id) => unknownUuids.every(([, uuid]) => uuid !== id));
};

test('the cases of all shards are the cases of one run, no more and no fewer', async () => {
  const options = { only: ['server-does-not-fail', 'answers-are-json'], cases: 120 };
  const whole = await runRecorded(options);
  const parts = await runShards(3, options);
  const cases = casesIn(whole.sent);
  assert.equal(cases.length > 800, true, `only ${cases.length} cases were sent`);
  assert.deepEqual(casesIn(parts.flatMap(({ sent }) => sent)), cases);
  assert.equal(new Set(parts.map(({ run }) => run.requestsHash)).size, 3);
});

test('no two shards write to one agent, not even in scenarios, and each restores its own', async () => {
  const parts = await runShards(3, { cases: 0 });
  const written = parts.map(({ sent }) => writtenBy(sent));
  assert.deepEqual(
    written.map((ids) => ids.length),
    [2, 2, 1],
  );
  assert.equal(new Set(written.flat()).size, 5);
  for (const [at, { run }] of parts.entries()) {
    assert.equal(run.verdict, 'conforms', run.summary);
    assert.deepEqual(run.shard, { index: at + 1, total: 3, source: '--shard' });
    assert.equal(run.agentIds?.length, 5);
    assert.equal(run.restoration.length, written[at]?.length);
  }
});

test('a shard shrinks what it finds on agents of its own', async () => {
  for (const index of [1, 2]) {
    const sent: Pick<Sent, 'method' | 'path'>[] = [];
    const running = network.serve({
      beforeAnswer: ({ request, update }) => {
        sent.push({ method: request.method, path: request.target });
        // Only random updates have more than it.
        const hasMore = update !== undefined && 'model_name' in update && Object.keys(update).length > 1;
        return hasMore ? rejection(['body', 'model_name'], 'a model comes alone') : undefined;
      },
    });
    try {
      const { url, agentIds } = running;
      const shard = { index, total: 2, source: '--shard' };
      const options = { ...usual, url, agentIds, shard, only: ['update-answers-the-agent'], cases: 100 };
      const { findings } = await checkDeployment(options, kit, network.surroundings);
      assert.deepEqual(
        findings.map(({ id, exchange }) => [id, exchange.request.url.endsWith(agentIds[index - 1] ?? '')]),
        [['update-answers-the-agent/updateagent/body/status-422', true]],
      );
      assert.deepEqual(writtenBy(sent), [agentIds[index - 1]]);
    } finally {
      await running.close();
    }
  }
});
