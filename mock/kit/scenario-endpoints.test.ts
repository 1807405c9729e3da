import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startMock } from '../start-mock.ts';

const mock = await startMock({ port: 0 });
after(() => mock.close());

const statusPath = '/v1/evolution/status/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

async function ask(method: string, path: string, body?: unknown, bucket?: string) {
  const response = await fetch(mock.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(bucket === undefined ? {} : { 'x-kit-bucket': bucket }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, json: JSON.parse(await response.text()) };
}

test('without a scenario happy is in force, and all are listed with their help', async () => {
  const { status, json } = await ask('GET', '/__kit/scenario');
  assert.equal(status, 200);
  assert.deepEqual([json.name, json.inUse, json.next], ['happy', [], []]);
  assert.equal(json.scenarios.length, 12);
  assert.equal(json.scenarios.at(-1).about, 'there are 1,000 agents, the usual ones first');
});

test('PUT puts one to use alone, in the bucket that is named', async () => {
  const put = await ask('PUT', '/__kit/scenario', { name: 'forbidden' }, 'b');
  assert.deepEqual([put.status, put.json.name], [200, 'forbidden']);
  assert.equal((await ask('GET', statusPath, undefined, 'b')).status, 403);
  assert.equal((await ask('GET', statusPath)).status, 200);
  assert.equal((await ask('PUT', '/__kit/scenario', '"maintenance"', 'b')).json.inUse.length, 1);
  const { json } = await ask('PUT', '/__kit/scenario', [{ on: 'listAgents', answer: { status: 500 } }], 'b');
  assert.equal(json.name, 'happy');
  assert.deepEqual(json.inUse[0].rules, [{ on: 'listAgents', answer: { status: 500 }, held: 0 }]);
  assert.equal((await ask('GET', '/v1/agent-configurations', undefined, 'b')).status, 500);
  assert.equal((await ask('GET', '/__kit/scenario', undefined, 'b')).json.inUse[0].rules[0].held, 1);
  assert.equal((await ask('POST', '/__kit/reset', undefined, 'b')).status, 200);
  assert.equal((await ask('GET', '/v1/agent-configurations', undefined, 'b')).status, 200);
});

test('POST comes on top, and DELETE takes it back', async () => {
  const { json } = await ask('POST', '/__kit/scenario', { on: '*', answer: { status: 418 } }, 'c');
  assert.equal((await ask('GET', statusPath, undefined, 'c')).status, 418);
  const back = await ask('DELETE', `/__kit/scenario?use=${json.use}`, undefined, 'c');
  assert.equal(back.json.takenBack, true);
  assert.equal((await ask('GET', statusPath, undefined, 'c')).status, 200);
  assert.equal(
    (await ask('DELETE', `/__kit/scenario?use=${json.use}`, undefined, 'c')).json.takenBack,
    false,
  );
});

test('a scenario brings its state and its dialect, which the kit then shows', async () => {
  const scenario = { name: 'bare', state: {}, dialect: { 'list-envelope': 'object' } };
  assert.equal((await ask('PUT', '/__kit/scenario', scenario, 'd')).status, 200);
  assert.equal((await ask('GET', '/__kit/health', undefined, 'd')).json.agents, 0);
  assert.equal((await ask('GET', '/__kit/dialect', undefined, 'd')).json.points['list-envelope'], 'object');
  await ask('PUT', '/__kit/scenario', '"happy"', 'd');
  assert.equal((await ask('GET', '/__kit/health', undefined, 'd')).json.agents, 10);
});

test('the next requests of an operation are answered as told', async () => {
  const next = { operation: 'readEvolutionStatus', status: 503, times: 2 };
  const { status, json } = await ask('POST', '/__kit/next', next, 'e');
  assert.deepEqual([status, json.next[0].times, json.next[0].held], [200, 2, 0]);
  const statuses = [];
  for (let time = 0; time < 3; time += 1)
    statuses.push((await ask('GET', statusPath, undefined, 'e')).status);
  assert.deepEqual(statuses, [503, 503, 200]);
  assert.deepEqual((await ask('GET', '/__kit/scenario', undefined, 'e')).json.next, []);
});

const wrong: readonly (readonly [method: string, path: string, body: unknown, detail: RegExp])[] = [
  ['PUT', '/scenario', '"flakey"', /^scenario flakey: .* Did you mean flaky\?$/],
  ['PUT', '/scenario', '{', /^scenario: it ends too early, at line 1, column 2/],
  [
    'POST',
    '/scenario',
    [
      { on: '*', delay: 0 },
      { on: 'listAgents', delay: 5 },
    ],
    /^rules\[1\]: the rule can never match/,
  ],
  ['PUT', '/scenario', { name: 'a', state: { agents: [{}] } }, /^scenario, state, agents\[0\]\./],
  ['DELETE', '/scenario?use=x', undefined, /^use: it is not the number of a use/],
  ['POST', '/next', { operation: 'updateAgnet', status: 503 }, /Did you mean updateAgent\?$/],
  ['POST', '/next', 'x', /^next: it is not JSON/],
  ['GET', '/requests?operation=updateAgnet', undefined, /Did you mean updateAgent\?$/],
  ['GET', '/requests?opeartion=updateAgent', undefined, /Did you mean operation\?$/],
  ['GET', '/requests?status=x', undefined, /^status=x: it is not a whole number/],
];

for (const [method, path, body, detail] of wrong) {
  test(`${method} ${path} with ${JSON.stringify(body)?.slice(0, 60)} is refused with 400`, async () => {
    const before = (await ask('GET', '/__kit/scenario')).json;
    const { status, json } = await ask(method, `/__kit${path}`, body);
    assert.equal(status, 400);
    assert.match(json.detail, detail);
    assert.doesNotMatch(json.detail, /\n/);
    assert.deepEqual((await ask('GET', '/__kit/scenario')).json, before);
  });
}

test('the journal is read in part, and waited for', async () => {
  await ask('GET', statusPath, undefined, 'f');
  await ask('GET', '/v1/agent-configurations', undefined, 'f');
  const read = async (query: string) => (await ask('GET', `/__kit/requests?${query}`, undefined, 'f')).json;
  assert.equal((await read('operation=listAgents&status=200')).length, 1);
  assert.deepEqual(await read('since=2'), []);
  const waiting = read('operation=readEvolutionStatus&since=2&wait=20000');
  const nothing = read('operation=createGenome&wait=50');
  await ask('GET', '/v1/agent-configurations', undefined, 'f');
  await ask('GET', statusPath, undefined, 'f');
  assert.equal((await waiting)[0].number, 4);
  assert.deepEqual(await nothing, []);
});
