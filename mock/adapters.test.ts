import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createFetchHandler } from './fetch-handler.ts';
import { type StartMockOptions, startMock } from './start-mock.ts';

const options: StartMockOptions = { clock: 'fixed', seed: 5, maxBody: 2000 };
const mock = await startMock({ ...options, port: 0 });
after(() => mock.close());
const handle = createFetchHandler(options);

const agentPath = '/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const statusPath = '/v1/evolution/status/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const json = { 'content-type': 'application/json' };
const page = 'http://localhost:5173';
const preflight = {
  origin: page,
  'access-control-request-method': 'PUT',
  'access-control-request-headers': 'x-a',
};

type Asked = readonly [
  method: string,
  path: string,
  headers?: Readonly<Record<string, string>>,
  body?: string,
];

/** In this order: later answers depend on earlier ones. */
const requests: readonly Asked[] = [
  ['GET', statusPath],
  ['HEAD', statusPath],
  ['GET', '/v1/evolution/status/not-a-uuid'],
  ['PUT', agentPath, json, '{"agent_name":"Ünïcode ✓","test_score":"+1.50"}'],
  ['PUT', agentPath, json, '{"hub":5,"status":"x"}'],
  ['PUT', agentPath, json, '{"hub":'],
  ['PUT', agentPath, json],
  ['PUT', agentPath, { 'content-type': 'text/plain' }, '{}'],
  ['POST', '/v1/genomes/', json, '{"a":12345678901234567890}'],
  ['POST', '/v1/genomes?x=1', json, '{}'],
  ['GET', '/v1/agent-configurations?include_scores=true'],
  ['DELETE', agentPath],
  ['OPTIONS', agentPath],
  ['OPTIONS', agentPath, preflight],
  ['OPTIONS', agentPath, { ...preflight, origin: 'https://example.com' }],
  ['PUT', agentPath, { ...json, origin: page }, '{"purpose":"x"}'],
  ['GET', '/nowhere', { origin: page }],
  ['POST', '/v1/genomes/', { ...json, origin: page }, `{"a":"${'x'.repeat(2000)}"}`],
  ['GET', statusPath, { 'x-kit-bucket': 'b' }],
  ['GET', statusPath, { 'x-kit-bucket': 'not a name' }],
  ['GET', '/__kit/health'],
  ['HEAD', '/__kit/health'],
  ['GET', '/__kit/state'],
  ['GET', '/__kit/dialect', { origin: page }],
  ['GET', '/__kit/health', { origin: 'https://example.com' }],
  ['PUT', '/__kit/state', json, '{"agents":[5]}'],
  ['PUT', '/__kit/state', json, '{"genomes":[{}]}'],
  ['PUT', '/__kit/state', json, '{'],
  ['OPTIONS', '/__kit/state', preflight],
  ['PATCH', '/__kit/state'],
  ['GET', '/__kit/nothing'],
  ['POST', '/__kit/reset'],
  ['GET', '/__kit/health'],
];

/** Of the connection, not of the answer. */
const connectionHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length']);

async function readAnswer(response: Response) {
  const headers = [...response.headers].filter(([name]) => !connectionHeaders.has(name));
  const body = await response.text();
  return { status: response.status, headers: Object.fromEntries(headers), body };
}

for (const [method, path, headers = {}, body] of requests) {
  test(`both adapters answer alike: ${method} ${path.slice(0, 60)} ${JSON.stringify(headers)}`, async () => {
    const sent = { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) } as const;
    const overHttp = await readAnswer(await fetch(mock.url + path, sent));
    const overFetch = await readAnswer(await handle(new Request(mock.url + path, sent)));
    assert.ok(overHttp.status > 0);
    assert.deepEqual(overFetch, overHttp);
  });
}

test('the journals of both are alike', async () => {
  const read = async (response: Response) =>
    JSON.parse(await response.text()).map((record: object) => ({ ...record, time: '', ms: 0, headers: {} }));
  await handle(new Request(`${mock.url}${statusPath}`));
  await fetch(`${mock.url}${statusPath}`);
  const path = `${mock.url}/__kit/requests`;
  const journal = await read(await fetch(path));
  assert.equal(journal.length, 1);
  assert.deepEqual(await read(await handle(new Request(path))), journal);
});
