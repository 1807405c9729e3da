import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFetchHandler } from '../../fetch-handler.ts';
import type { MockControl } from '../../mock-control.ts';
import type { MockOptions } from '../../mock-options.ts';
import { startMock } from '../../start-mock.ts';
import { builtInScenarios, type ScenarioName } from './built-in-scenarios.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const [statusPath, listPath, agentPath] = [
  `/v1/evolution/status/${id}`,
  '/v1/agent-configurations',
  `/v1/agent-configurations/${id}`,
];
const json = { 'content-type': 'application/json' };

/** A mock, and the way to it: a client sees the same over both. */
interface Way {
  readonly control: MockControl;
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
}

const options: MockOptions = { clock: 'fixed', seed: 3 };

const ways: Readonly<Record<string, (play: (way: Way) => Promise<void>) => Promise<void>>> = {
  'node:http': async (play) => {
    await using mock = await startMock({ ...options, port: 0 });
    await play({ control: mock, ask: (path, init) => fetch(mock.url + path, init) });
  },
  'the Fetch handler': async (play) => {
    const handle = createFetchHandler(options);
    const ask = async (path: string, init?: RequestInit) => {
      const response = await handle(new Request(`https://api.example.com${path}`, init));
      // As fetch does with what a service worker answers.
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    };
    await play({ control: handle, ask });
  },
};

const update = { method: 'PUT', headers: json, body: '{"purpose":"x"}' };
const genome = { method: 'POST', headers: json, body: '{}' };

async function statusesOf(ask: Way['ask'], path: string, times: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push(
      await ask(path).then(
        ({ status }) => status,
        () => 0,
      ),
    );
  return statuses;
}

async function everyRequestGets({ ask }: Way, status: number): Promise<Response> {
  const answers = [await ask(listPath), await ask(agentPath, update), await ask('/v1/genomes/', genome)];
  assert.deepEqual(
    answers.map((answer) => answer.status),
    [status, status, status],
  );
  const answer = await ask(statusPath);
  assert.equal(answer.status, status);
  return answer;
}

const played: Readonly<Record<ScenarioName, (way: Way) => Promise<void>>> = {
  happy: async (way) => {
    await everyRequestGets(way, 200);
  },
  empty: async ({ ask, control }) => {
    assert.deepEqual(await (await ask(listPath)).json(), []);
    assert.equal((await ask(agentPath, update)).status, 404);
    assert.deepEqual(control.state(), { agents: [], genomes: [], evolution: {} });
  },
  slow: async ({ ask }) => {
    const started = performance.now();
    assert.equal((await ask(statusPath)).status, 200);
    const passed = performance.now() - started;
    assert.ok(passed >= 990 && passed < 10_000, `${passed} ms`);
  },
  flaky: async ({ ask, control }) => {
    assert.deepEqual(await statusesOf(ask, statusPath, 8), [200, 200, 503, 200, 200, 0, 200, 200]);
    const started = performance.now();
    assert.equal((await ask(statusPath)).status, 200);
    assert.ok(performance.now() - started >= 1490);
    assert.deepEqual(await statusesOf(ask, statusPath, 4), [200, 200, 200, 503]);
    assert.deepEqual(control.requests()[5]?.cause, { by: 'scenario', scenario: 'flaky', rule: 1 });
    assert.equal(control.requests()[5]?.broken, 'reset');
  },
  'rate-limited': async (way) => {
    const answer = await everyRequestGets(way, 429);
    assert.equal(answer.headers.get('retry-after'), '2');
    assert.deepEqual(await answer.json(), { detail: 'Too Many Requests' });
  },
  'expired-token': async (way) => {
    const answer = await everyRequestGets(way, 401);
    assert.match(answer.headers.get('www-authenticate') ?? '', /^Bearer error="invalid_token"/);
  },
  forbidden: async (way) => {
    assert.deepEqual(await (await everyRequestGets(way, 403)).json(), { detail: 'Forbidden' });
  },
  'evolution-down': async ({ ask }) => {
    assert.deepEqual(await statusesOf(ask, statusPath, 4), [502, 503, 504, 502]);
    assert.equal((await ask('/v1/genomes/', genome)).status, 502);
    assert.equal((await ask(agentPath, update)).status, 200);
    assert.equal((await ask(listPath)).status, 200);
  },
  maintenance: async (way) => {
    const answer = await everyRequestGets(way, 503);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    assert.equal(answer.headers.get('retry-after'), '120');
    assert.match(await answer.text(), /^<!doctype html>/);
  },
  offline: async ({ ask, control }) => {
    await assert.rejects(ask(statusPath), TypeError);
    await assert.rejects(ask(agentPath, update), TypeError);
    assert.equal(control.state().agents[0]?.purpose, 'Sort and route incoming support tickets');
  },
  evolving: async ({ ask, control }) => {
    const seen: string[] = [];
    // The fixed clock moves on by a second with each reading.
    for (let time = 0; time < 14; time += 1) {
      const { agent_id, status } = JSON.parse(await (await ask(statusPath)).text());
      assert.equal(agent_id, id);
      if (seen.at(-1) !== status) seen.push(status);
    }
    assert.deepEqual(seen, ['queued', 'running', 'evaluating', 'proposals_ready', 'adopted']);
    assert.equal(JSON.parse(JSON.stringify(control.state().evolution[id])).status, 'adopted');
  },
  large: async ({ ask, control }) => {
    const { agents } = control.state();
    assert.equal(agents.length, 1000);
    assert.equal(new Set(agents.map((agent) => agent.id)).size, 1000);
    const listed: unknown = await (await ask(listPath)).json();
    assert.ok(Array.isArray(listed) && listed.length === 1000);
    const path = `/v1/agent-configurations/${agents[999]?.id}`;
    assert.equal((await ask(path, update)).status, 200);
    assert.equal(control.state().agents[999]?.purpose, 'x');
    control.setState({ agents });
  },
};

/** Those that bring agents of their own, or let no request through. */
const isOwnWorld: ReadonlySet<ScenarioName> = new Set([
  'empty',
  'large',
  'offline',
  'maintenance',
  'evolving',
]);

for (const { name, about } of Object.values(builtInScenarios)) {
  for (const [where, go] of Object.entries(ways)) {
    test(`a client sees what ${name} says, and nothing of it afterwards, over ${where}`, async () => {
      await go(async (way) => {
        assert.match(about, /^[a-z].{10,110}[^.]$/);
        const before = way.control.state();
        const takeBack = way.control.use(name);
        await played[name](way);
        takeBack();
        if (isOwnWorld.has(name)) assert.deepEqual(way.control.state(), before);
        await played.happy(way);
      });
    });
  }
}
