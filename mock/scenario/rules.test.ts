import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFetchHandler, type FetchHandler } from '../fetch-handler.ts';
import { NodeRequest } from '../server/node-request.ts';
import { Playbook } from './playbook.ts';
import type { Rule } from './rule.ts';

const [first, second] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const statusPath = (id: string | undefined = first) => `/v1/evolution/status/${id}`;
const failing = (status: number, more: Partial<Rule> = {}): Rule => ({
  on: 'readEvolutionStatus',
  ...more,
  answer: { status },
});

async function ask(handle: FetchHandler, path = statusPath(), headers: Record<string, string> = {}) {
  return (await handle(new Request(`http://localhost${path}`, { headers }))).status;
}

async function askTimes(handle: FetchHandler, times: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push(await ask(handle));
  return statuses;
}

test('the first rule that fits and is not used up holds', async () => {
  const handle = createFetchHandler();
  handle.use([failing(500, { times: 2 }), failing(502, { times: 1 })]);
  assert.deepEqual(await askTimes(handle, 4), [500, 500, 502, 200]);
});

test('nth is the n-th that fits, and with times those after it too', async () => {
  const handle = createFetchHandler();
  handle.use([failing(500, { nth: 2 }), failing(502, { nth: 4, times: 2 })]);
  assert.deepEqual(await askTimes(handle, 7), [200, 500, 200, 502, 502, 200, 200]);
});

test('every comes round again, as often as times says', async () => {
  const handle = createFetchHandler();
  handle.use([failing(500, { every: 3 }), failing(502, { nth: 1, every: 3, times: 2 })]);
  assert.deepEqual(await askTimes(handle, 8), [502, 200, 500, 502, 200, 500, 200, 200]);
});

test('a rule is for one operation, one agent however it is spelled, and one header', async () => {
  const handle = createFetchHandler();
  const takeBack = handle.use(failing(500, { agentId: first.toUpperCase() }));
  assert.equal(await ask(handle), 500);
  assert.equal(await ask(handle, statusPath(first.replaceAll('-', ''))), 500);
  assert.equal(await ask(handle, statusPath(second)), 200);
  assert.equal(await ask(handle, '/v1/agent-configurations'), 200);
  takeBack();
  handle.use(failing(500, { header: { 'X-Test': 'broken', 'x-other': '*' } }));
  assert.equal(await ask(handle), 200);
  assert.equal(await ask(handle, statusPath(), { 'x-test': 'whole', 'x-other': '1' }), 200);
  assert.equal(await ask(handle, statusPath(), { 'x-test': 'broken' }), 200);
  assert.equal(await ask(handle, statusPath(), { 'x-test': 'broken', 'x-other': '1' }), 500);
});

test('a rule for everything concerns unknown paths too, and never the kit', async () => {
  const handle = createFetchHandler({ scenario: 'forbidden' });
  assert.equal(await ask(handle, '/nowhere'), 403);
  assert.equal(await ask(handle, '/__kit/health'), 200);
});

test('rules come on top, a scenario takes the place of the one before, and each can be taken back', async () => {
  const handle = createFetchHandler();
  const noScenario = handle.use('forbidden');
  const noRule = handle.use(failing(500));
  assert.equal(await ask(handle), 500);
  assert.equal(await ask(handle, '/v1/agent-configurations'), 403);
  const unhappy = handle.use('happy');
  assert.equal(await ask(handle), 200);
  unhappy();
  unhappy();
  assert.equal(await ask(handle), 500);
  noScenario();
  assert.deepEqual([await ask(handle), await ask(handle, '/v1/agent-configurations')], [500, 200]);
  noRule();
  assert.equal(await ask(handle), 200);
});

test('answers for the next requests come before all rules, one after the other', async () => {
  const handle = createFetchHandler({ scenario: 'forbidden' });
  handle.failNext('readEvolutionStatus', { status: 503, times: 2, headers: { 'Retry-After': '1' } });
  handle.failNext('readEvolutionStatus', { status: 500, body: { why: 'told' } });
  assert.equal(await ask(handle, '/v1/agent-configurations'), 403);
  const answer = await handle(new Request(`http://localhost${statusPath()}`));
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '1']);
  assert.deepEqual(await answer.json(), { detail: 'Service Unavailable' });
  assert.deepEqual(await askTimes(handle, 3), [503, 500, 403]);
  assert.deepEqual(
    handle.requests().map(({ cause }) => cause),
    [
      { by: 'scenario', scenario: 'forbidden', rule: 0 },
      { by: 'next' },
      { by: 'next' },
      { by: 'next' },
      { by: 'scenario', scenario: 'forbidden', rule: 0 },
    ],
  );
});

test('what is in use belongs to a bucket, and a reset goes back to the start', async () => {
  const handle = createFetchHandler({ scenario: failing(500, { times: 1 }) });
  const inBucket = { 'x-kit-bucket': 'b' };
  handle.bucket('b').use('forbidden');
  handle.bucket('b').failNext('listAgents', { status: 504 });
  assert.equal(await ask(handle), 500);
  assert.equal(await ask(handle), 200);
  assert.equal(await ask(handle, statusPath(), inBucket), 403);
  const lateTakeBack = handle.bucket('b').use('offline');
  handle.bucket('b').reset();
  handle.reset();
  assert.equal(await ask(handle), 500);
  assert.equal(await ask(handle, '/v1/agent-configurations', inBucket), 200);
  handle.bucket('b').use('forbidden');
  lateTakeBack();
  assert.equal(await ask(handle, statusPath(), inBucket), 403);
});

test('a scenario brings points of the dialect, and agents that are gone with it; updates stay', async () => {
  const handle = createFetchHandler();
  const update = (purpose: string) =>
    handle(
      new Request(`http://localhost/v1/agent-configurations/${first}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
        body: JSON.stringify({ purpose }),
      }),
    );
  const purpose = () => handle.state().agents[0]?.purpose;
  const backToAnyone = handle.use({ name: 'closed', dialect: { auth: 401 }, rules: [] });
  assert.equal(await ask(handle), 401);
  assert.equal((await update('kept')).status, 200);
  const [agent] = handle.state().agents;
  assert.ok(agent !== undefined);
  const backToMany = handle.use({ name: 'one', state: { agents: [{ ...agent, purpose: 'own' }] } });
  assert.equal(await ask(handle), 200);
  assert.deepEqual([handle.state().agents.length, purpose()], [1, 'own']);
  await update('lost');
  assert.equal(purpose(), 'lost');
  backToMany();
  assert.equal(purpose(), 'kept');
  backToAnyone();
  assert.deepEqual([await ask(handle), purpose(), handle.state().agents.length], [200, 'kept', 10]);
});

test('the same seed holds answers back for the same time, within the range', () => {
  const request = new NodeRequest('GET', statusPath(), {}, new Uint8Array(0), {});
  const delaysOf = (seed: number) => {
    const playbook = new Playbook(seed, () => 1);
    playbook.add({ is: 'rules', rules: [{ on: '*', delay: '10..50' }] });
    const subject = { operation: undefined, agentId: () => undefined };
    return Array.from({ length: 20 }, () => playbook.decide(request, subject)?.delay ?? -1);
  };
  assert.deepEqual(delaysOf(1), delaysOf(1));
  assert.notDeepEqual(delaysOf(1), delaysOf(2));
  assert.ok(delaysOf(1).every((delay) => delay >= 10 && delay < 50));
});

test('without end is refused: a thousand uses that nobody takes back', () => {
  const handle = createFetchHandler();
  for (let time = 0; time < 1000; time += 1) handle.use(failing(500));
  assert.throws(() => handle.use(failing(500)), /^Inability: use: 1000 are in use\. Take some back/);
  handle.reset();
  handle.use(failing(500));
});
