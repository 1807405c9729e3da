import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { correctDeployments, faultyDeployments } from '../fixtures/deployments/index.ts';
import type { DeploymentPlan } from '../fixtures/deployments/plan.ts';
import { failure, rejection } from '../fixtures/deployments/replies.ts';
import { checkInMemory } from '../fixtures/in-memory/check-in-memory.ts';
import { createMemoryNetwork, type MockInMemory } from '../fixtures/in-memory/memory-network.ts';
import { type CheckOptions, checkDeployment, type Run } from './check-deployment.ts';
import { compareDeployments } from './compare/compare-deployments.ts';
import { learnDeployment } from './learn-deployment.ts';

const network = createMemoryNetwork();

const kit = { name: 'agent-console-kit', version: 'test' };
const check = (options: CheckOptions) =>
  checkDeployment(
    { profile: 'quick', seed: 1, cases: 60, timeoutMs: 2000, ...options },
    kit,
    network.surroundings,
  );

type Fields = Readonly<Record<string, unknown>>;

/** The server's own time, and the spelling of a decimal, which a server may choose anew. */
const comparable = (agent: object): Fields => {
  const { updated_at: _, test_score: score, ...fields }: Record<string, unknown> = { ...agent };
  return { ...fields, test_score: typeof score === 'string' ? Number(score) : score };
};

/** Which fields of which agents are not as they were. */
function changed(before: readonly Fields[], after: readonly Fields[]): readonly string[] {
  assert.equal(after.length, before.length);
  return before.flatMap((agent, index) =>
    Object.keys({ ...agent, ...after[index] })
      .filter((name) => !isDeepStrictEqual(agent[name], after[index]?.[name]))
      .map((name) => `${agent['agent_name']}: ${name}`),
  );
}

const agentsOf = (mock: MockInMemory) => mock.state().agents.map(comparable);
const allAgents = (mock: MockInMemory) => mock.state().agents.map(({ id }) => id);

for (const dialect of ['fastapi', 'strict'] as const) {
  test(`after a run the agents of the ${dialect} mock are as before`, async () => {
    await using mock = network.startMock({ dialect, seed: 1 });
    const before = agentsOf(mock);
    const run = await check({ url: mock.url, agentIds: allAgents(mock), token: 'any' });
    assert.equal(run.verdict, 'conforms', run.summary);
    assert.equal(run.restoration.length, before.length);
    // The strict one masks api_key, which nobody could put back: it was left alone.
    assert.deepEqual(changed(before, agentsOf(mock)), []);
    assert.deepEqual([...new Set(run.restoration.map(({ state }) => state))], ['restored']);
  });
}

for (const sent of [3, 300, 1100]) {
  test(`after a run that is interrupted at request ${sent} the agents are as before`, async () => {
    const interruption = new AbortController();
    let seen = 0;
    await using mock = network.startMock({
      onRequest: () => {
        seen += 1;
        if (seen === sent) interruption.abort();
      },
    });
    const before = agentsOf(mock);
    const run = await check({ url: mock.url, agentIds: allAgents(mock), signal: interruption.signal });
    assert.equal(run.verdict, 'not-judged');
    assert.ok(run.notJudged.includes('it was interrupted'));
    assert.ok(seen < sent + 120, `${seen} requests after an interruption at ${sent}`);
    assert.deepEqual(changed(before, agentsOf(mock)), []);
  });
}

test('a run that is interrupted while it waits ends at once', async () => {
  const interruption = new AbortController();
  const running = network.serve({
    beforeAnswer: () => {
      setTimeout(() => interruption.abort(), 50);
      return { status: 503, headers: { 'retry-after': '60' }, body: '' };
    },
  });
  try {
    const started = performance.now();
    const run = await check({ url: running.url, agentIds: running.agentIds, signal: interruption.signal });
    assert.equal(run.verdict, 'not-judged');
    assert.ok(performance.now() - started < 15_000, 'restoring took long');
  } finally {
    await running.close();
  }
});

/** Reads the given agents as anybody can. */
async function readAgents(url: string, ids: readonly string[], token = ''): Promise<readonly Fields[]> {
  return Promise.all(
    ids.map(async (id) => {
      const response = await network.fetch(`${url}/v1/agent-configurations/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: '{}',
      });
      return comparable(Object(await response.json()));
    }),
  );
}

for (const id of ['any-status', 'status-forgets-the-tester', 'rejected-in-part']) {
  const deployment = faultyDeployments.find((one) => one.id === id);
  test(`after a run that finds ${id} the agents are as before`, async () => {
    assert.ok(deployment !== undefined);
    const running = await network.start(deployment);
    try {
      const { url, agentIds, token } = running;
      const before = await readAgents(url, agentIds, token);
      const run = await check({ url, agentIds, token });
      assert.equal(run.verdict, 'violates');
      assert.deepEqual(changed(before, await readAgents(url, agentIds, token)), []);
    } finally {
      await running.close();
    }
  });
}

const withoutNulls = (update: Fields) =>
  Object.fromEntries(Object.entries(update).filter(([, value]) => value !== null));

const takesNoNull: Readonly<Record<string, DeploymentPlan>> = {
  'passes over': { rewriteUpdate: withoutNulls },
  refuses: {
    beforeAnswer: ({ update }) =>
      Object.values(update ?? {}).includes(null)
        ? rejection(['body'], 'Input should not be null')
        : undefined,
  },
};

for (const [how, plan] of Object.entries(takesNoNull)) {
  test(`what is null at first is not set where a deployment ${how} null`, async () => {
    const running = network.serve({ ...plan, fields: { last_tested_by: null, hub: 'a', purpose: 'b' } });
    try {
      const { url, agentIds } = running;
      const before = await readAgents(url, agentIds);
      const run = await check({ url, agentIds });
      assert.equal(run.verdict, 'violates');
      assert.ok(run.findings.some((finding) => finding.counts));
      assert.deepEqual(changed(before, await readAgents(url, agentIds)), []);
      assert.equal(run.restoration.length, 2);
      for (const { state } of run.restoration) assert.match(state, /^(?:restored|unchanged)$/);
    } finally {
      await running.close();
    }
  });
}

async function checkPlan(plan: DeploymentPlan): Promise<Run> {
  const running = network.serve(plan);
  try {
    return await check({ url: running.url, agentIds: running.agentIds });
  } finally {
    await running.close();
  }
}

test('a deployment that dies midway is not judged, and the run says what it could not restore', async () => {
  const running = network.serve({
    beforeAnswer: ({ count }) => {
      if (count === 300) void running.close();
      return undefined;
    },
  });
  const run = await check({ url: running.url, agentIds: running.agentIds });
  assert.notEqual(run.verdict, 'conforms');
  assert.ok(run.notJudged.some((line) => /^updateAgent: it was given up/.test(line)));
  assert.equal(run.restoration.length, 2);
  for (const [index, agent] of run.restoration.entries()) {
    assert.equal(agent.agentId, running.agentIds[index]);
    assert.ok(agent.state === 'unread' && 'silence' in agent.cause, JSON.stringify(agent));
    assert.equal(agent.cause.silence, 'refused');
    assert.match(agent.cause.detail, /^Nothing accepts/);
    assert.ok(Object.keys(JSON.parse(agent.remaining.update)).length > 10);
  }
});

test('a deployment that fails for good midway is told with what could not be restored', async () => {
  const run = await checkPlan({ beforeAnswer: ({ count }) => (count > 600 ? failure() : undefined) });
  assert.equal(run.verdict, 'violates');
  assert.deepEqual(
    run.restoration.map((agent) => agent.state === 'unread' && agent.cause),
    [{ status: 500 }, { status: 500 }],
  );
});

test('a field that a deployment refuses to take back is named', async () => {
  let isStuck = false;
  const run = await checkPlan({
    rewriteUpdate: (update) => {
      isStuck ||= 'purpose' in update;
      const { purpose: _, ...others } = update;
      return isStuck ? others : update;
    },
    fields: { purpose: 'first' },
    rewriteStored: (agent) => (isStuck ? { ...agent, purpose: 'stuck' } : agent),
  });
  assert.equal(run.verdict, 'violates');
  assert.equal(run.restoration.length, 2);
  for (const { agentId, ...agent } of run.restoration) {
    const remaining = {
      updatePath: '/v1/agent-configurations/{id}',
      update: '{"purpose":"first"}',
      withheld: [],
    };
    assert.deepEqual(agent, { state: 'changed', lost: ['purpose'], remaining }, agentId);
  }
});

test('an agent that shows how another one is, is restored when that one is', async () => {
  const deployment = correctDeployments.find(({ id }) => id === 'delegates-are-joined');
  assert.ok(deployment?.plan !== undefined);
  const { restoration } = await checkInMemory(deployment.plan, { profile: 'quick', cases: 0 });
  assert.deepEqual(
    restoration.map(({ state }) => state),
    ['restored', 'restored'],
  );
});

/** Nothing leads out of these, and what is archived takes nothing else. */
const closing: DeploymentPlan = {
  beforeAnswer: ({ operation, update, agentId, world }) => {
    const status = world.agents.get(agentId)?.['status'];
    if (operation !== 'updateAgent' || update === undefined) return undefined;
    const isMove = Object.hasOwn(update, 'status') && update['status'] !== status;
    const isClosed =
      (status === 'archived' && Object.keys(update).length > 0) || (status === 'rejected' && isMove);
    return isClosed ? rejection(['body', 'status'], 'it is closed') : undefined;
  },
};

const lostIn = (restoration: Run['restoration']) =>
  restoration.map((agent) => (agent.state === 'changed' ? agent.lost : agent.state));

test('an agent that gets stuck has lost its status and nothing else, and no other one gets stuck', async () => {
  const run = await checkPlan(closing);
  assert.equal(run.verdict, 'not-judged');
  assert.deepEqual(lostIn(run.restoration), [['status'], 'restored']);
});

test('nor does one while it is learned', async () => {
  const { restoration } = await learnDeployment(network.serve(closing), kit, network.surroundings);
  assert.deepEqual(lostIn(restoration), [['status'], 'unchanged']);
});

test('nor do any where deployments are compared', async () => {
  const [left, right] = [network.serve(closing), network.serve(closing)];
  const { restoration } = await compareDeployments(
    { left, right, seed: 1, cases: 250 },
    kit,
    network.surroundings,
  );
  assert.deepEqual(lostIn(restoration), [['status'], 'restored', ['status'], 'restored']);
});
