import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validateAgent } from '../spec/validators.ts';
import { createForward } from './forwarding/ask-evolution-service.ts';
import { Mock } from './mock.ts';
import { type MockOptions, settleOptions } from './mock-options.ts';
import type { RequestEvent } from './request-event.ts';
import { NodeRequest } from './server/node-request.ts';

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const agentPath = `/v1/agent-configurations/${agentId}`;
const statusPath = `/v1/evolution/status/${agentId}`;
const page = 'http://localhost:5173';
const json = { 'content-type': 'application/json' };

interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

function createMock(options: MockOptions = {}): Mock {
  const platform = {
    wallClock: () => 0,
    stopwatch: () => 0,
    loadValidator: () => validateAgent,
    createForward,
    later: () => () => undefined,
  };
  return new Mock(settleOptions({ clock: 'fixed', ...options }, {}, platform));
}

async function ask(mock: Mock, method: string, target: string, { headers = {}, body = '' }: Asked = {}) {
  const request = new NodeRequest(
    method,
    target,
    { host: 'localhost', ...headers },
    new TextEncoder().encode(body),
    { remoteAddress: '127.0.0.1' },
  );
  const { response, delay } = await mock.handle(request);
  return { ...response, delay, json: response.body === undefined ? undefined : JSON.parse(response.body) };
}

const rename = (mock: Mock, agent_name: string, headers = {}) =>
  ask(mock, 'PUT', agentPath, { headers: { ...json, ...headers }, body: JSON.stringify({ agent_name }) });

test('the contract is answered, and remembered', async () => {
  const mock = createMock();
  assert.equal((await ask(mock, 'GET', statusPath)).status, 200);
  assert.equal((await rename(mock, 'renamed')).json.agent_name, 'renamed');
  const { json: state } = await ask(mock, 'GET', '/__kit/state');
  assert.equal(state.agents[0].agent_name, 'renamed');
});

test('health tells how much there is', async () => {
  const mock = createMock();
  await ask(mock, 'GET', statusPath);
  const { status, json: health } = await ask(mock, 'GET', '/__kit/health');
  assert.equal(status, 200);
  assert.deepEqual(health, { status: 'ok', agents: 10, genomes: 3, requests: 1, buckets: 0 });
});

test('a reset brings back the first state and empties the journal', async () => {
  const mock = createMock();
  await rename(mock, 'renamed');
  assert.equal((await ask(mock, 'POST', '/__kit/reset')).status, 200);
  assert.equal((await ask(mock, 'GET', '/__kit/state')).json.agents[0].agent_name, 'Support triage bot');
  assert.deepEqual((await ask(mock, 'GET', '/__kit/requests')).json, []);
});

test('the same requests give the same bytes again after a reset', async () => {
  const mock = createMock();
  const session = async () => [
    (await rename(mock, 'a')).body,
    (await ask(mock, 'POST', '/v1/genomes/', { headers: json, body: '{"a":1}' })).body,
    (await ask(mock, 'GET', '/v1/agent-configurations')).body,
  ];
  const before = await session();
  await ask(mock, 'POST', '/__kit/reset');
  assert.deepEqual(await session(), before);
});

test('the state that is read can be put back, and nothing of what was there stays', async () => {
  const mock = createMock();
  const { body = '' } = await ask(mock, 'GET', '/__kit/state');
  const emptied = await ask(mock, 'PUT', '/__kit/state', { body: '{}' });
  assert.deepEqual(emptied.json, { agents: [], genomes: [], evolution: {} });
  assert.equal((await rename(mock, 'x')).status, 404);
  const restored = await ask(mock, 'PUT', '/__kit/state', { body });
  assert.equal(restored.status, 200);
  assert.equal(restored.body, body);
});

test('a state that is none is refused by its place and changes nothing', async () => {
  const mock = createMock();
  const put = (body: string) => ask(mock, 'PUT', '/__kit/state', { body });
  const broken = await put('{"agents":');
  assert.equal(broken.status, 400);
  assert.match(broken.json.detail, /^state: the whole: it is not JSON \(.*character 10\)\. Write /);
  const wrong = await put('{"agents":[{"id":5}]}');
  assert.equal(wrong.status, 422);
  assert.match(wrong.json.detail, /^state: agents\[0\]\.agent_name: it is missing\. An agent needs /);
  assert.equal((await ask(mock, 'GET', '/__kit/health')).json.agents, 10);
});

test('the dialect is read in the form of a dialect file', async () => {
  const { json: dialect } = await ask(createMock({ dialect: 'strict' }), 'GET', '/__kit/dialect');
  assert.equal(dialect.base, 'fastapi');
  assert.equal(dialect.points['unknown-keys'], 'reject');
});

test('the journal tells what was asked, and why a 422', async () => {
  const mock = createMock();
  await ask(mock, 'PUT', agentPath, {
    headers: json,
    body: '{"rate_limit_requests_per_minute":0,"api_key":"sk-1"}',
  });
  const [record] = (await ask(mock, 'GET', '/__kit/requests')).json;
  assert.equal(record.status, 422);
  assert.deepEqual(record.body, { rate_limit_requests_per_minute: 0, api_key: '[redacted]' });
  assert.equal(record.faults[0].field, 'rate_limit_requests_per_minute');
  assert.match(record.faults[0].why, /greater than or equal to 1/);
});

test('unknown paths of the kit are 404, other methods 405, HEAD is GET without the body', async () => {
  const mock = createMock();
  for (const path of ['/__kit/nothing', '/__kit/constructor']) {
    const { status, json: error } = await ask(mock, 'GET', path);
    assert.equal(status, 404, path);
    assert.match(error.detail, /GET \/__kit\/health/);
  }
  const wrong = await ask(mock, 'DELETE', '/__kit/state');
  assert.equal(wrong.status, 405);
  assert.equal(wrong.headers['allow'], 'GET, HEAD, PUT');
  assert.equal((await ask(mock, 'constructor', '/__kit/state')).status, 405);
  const head = await ask(mock, 'HEAD', '/__kit/health');
  assert.deepEqual([head.status, head.body], [200, undefined]);
  assert.equal((await ask(mock, 'HEAD', '/__kit/reset')).status, 405);
});

test('strangers reach the contract and not the kit', async () => {
  const mock = createMock();
  const headers = { host: 'mock.example', origin: 'https://example.com' };
  assert.equal((await ask(mock, 'GET', statusPath, { headers })).status, 200);
  const refused = await ask(mock, 'POST', '/__kit/reset', { headers });
  assert.equal(refused.status, 403);
  assert.match(refused.json.detail, /loopback Host/);
});

test('a bucket is a world with a journal of its own', async () => {
  const mock = createMock();
  await rename(mock, 'mine', { 'x-kit-bucket': 'worker-1' });
  const nameIn = async (headers: Readonly<Record<string, string>>) =>
    (await ask(mock, 'GET', '/__kit/state', { headers })).json.agents[0].agent_name;
  assert.equal(await nameIn({ 'x-kit-bucket': 'worker-1' }), 'mine');
  assert.equal(await nameIn({ 'x-kit-bucket': 'worker-2' }), 'Support triage bot');
  assert.equal(await nameIn({}), 'Support triage bot');
  assert.equal(mock.bucket('worker-1').journal.read().length, 1);
  assert.equal(mock.bucket().journal.read().length, 0);
});

test('two buckets answer the same to the same requests', async () => {
  const mock = createMock();
  const create = (bucket: string) =>
    ask(mock, 'POST', '/v1/genomes/', { headers: { ...json, 'x-kit-bucket': bucket }, body: '{}' });
  assert.equal((await create('a')).body, (await create('b')).body);
});

test('a bucket name that is none is refused, on the contract and on the kit', async () => {
  const mock = createMock();
  for (const target of [statusPath, '/__kit/state']) {
    const { status, json: error } = await ask(mock, 'GET', target, { headers: { 'x-kit-bucket': 'a b' } });
    assert.equal(status, 400);
    assert.match(error.detail, /^x-kit-bucket: .*100 visible ASCII/);
  }
  assert.throws(() => mock.bucket(''), /^Inability: bucket "": /);
});

test('a page of localhost may ask, send and read, with credentials', async () => {
  const mock = createMock();
  const headers = {
    origin: page,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  };
  const permission = await ask(mock, 'OPTIONS', agentPath, { headers });
  assert.equal(permission.status, 204);
  assert.equal(permission.headers['access-control-allow-headers'], 'content-type');
  const answered = await rename(mock, 'x', { origin: page });
  assert.equal(answered.headers['access-control-allow-origin'], page);
  assert.equal(answered.headers['access-control-allow-credentials'], 'true');
  assert.equal(answered.headers['vary'], 'Origin');
  assert.equal(mock.bucket().journal.read().length, 1);
});

test('errors are readable for the page too', async () => {
  const { status, headers } = await ask(createMock({ failRate: 1 }), 'GET', statusPath, {
    headers: { origin: page },
  });
  assert.equal(status, 503);
  assert.equal(headers['access-control-allow-origin'], page);
  assert.match(headers['access-control-expose-headers'] ?? '', /X-Kit-Injected/);
});

test('other pages are not allowed, and a plain OPTIONS goes to the contract', async () => {
  const headers = { origin: 'https://example.com', 'access-control-request-method': 'PUT' };
  const refused = await ask(createMock(), 'OPTIONS', agentPath, { headers });
  assert.equal(refused.status, 405);
  assert.equal(refused.headers['access-control-allow-origin'], undefined);
  assert.equal(refused.headers['vary'], 'Origin');
  const plain = await ask(createMock(), 'OPTIONS', agentPath, { headers: { origin: page } });
  assert.equal(plain.status, 405);
});

test('without CORS there is no trace of it', async () => {
  const mock = createMock({ cors: 'off' });
  const headers = { origin: page, 'access-control-request-method': 'PUT' };
  const { status, headers: answered } = await ask(mock, 'OPTIONS', agentPath, { headers });
  assert.equal(status, 405);
  assert.deepEqual(Object.keys(answered).sort(), ['allow', 'content-type']);
});

test('failures are injected into the contract alone, the same for the same seed', async () => {
  const statuses = async () => {
    const mock = createMock({ failRate: 0.5, seed: 3 });
    const seen: number[] = [];
    for (let asked = 0; asked < 40; asked += 1) {
      seen.push((await ask(mock, 'GET', statusPath)).status);
      assert.equal((await ask(mock, 'GET', '/__kit/health')).status, 200);
    }
    return seen;
  };
  const seen = await statuses();
  assert.deepEqual(new Set(seen), new Set([200, 503]));
  assert.deepEqual(await statuses(), seen);
});

test('an injected failure says so and leaves no trace in the world', async () => {
  const mock = createMock({ failRate: 1 });
  const failed = await rename(mock, 'x');
  assert.deepEqual(failed.json, { detail: 'Service Unavailable' });
  assert.equal(failed.headers['x-kit-injected'], 'failure');
  assert.equal((await ask(mock, 'GET', '/__kit/state')).json.agents[0].agent_name, 'Support triage bot');
});

test('latency holds back the contract, and neither the kit nor permissions', async () => {
  const mock = createMock({ latency: { from: 10, to: 20 } });
  const { delay } = await ask(mock, 'GET', statusPath);
  assert.ok(delay >= 10 && delay < 20);
  assert.equal((await ask(mock, 'GET', '/__kit/health')).delay, 0);
});

test('a body that is too large is refused, recorded and readable for a page', () => {
  const mock = createMock({ maxBody: 100 });
  const headers = { host: 'localhost', origin: page };
  const request = new NodeRequest('PUT', agentPath, headers, new Uint8Array(0), {});
  const { status, headers: answered, body = '' } = mock.refuseBody(request, 'too-large').response;
  assert.equal(status, 413);
  assert.match(JSON.parse(body).detail, /larger than 100 bytes/);
  assert.equal(answered['access-control-allow-origin'], page);
  assert.equal(mock.bucket().journal.read()[0]?.['status'], 413);
});

test('who listens is told of each request, without secrets, and not of those to the kit', async () => {
  const events: RequestEvent[] = [];
  const mock = createMock({ onRequest: (event) => events.push(event), latency: 7 });
  await ask(mock, 'PUT', `${agentPath}?api_key=sk-1`, {
    headers: { ...json, 'x-kit-bucket': 'w' },
    body: '{"hub":5}',
  });
  await ask(mock, 'GET', '/__kit/health');
  await ask(mock, 'GET', '/__kit/health', { headers: { 'x-kit-bucket': 'not a name' } });
  const faults = [{ field: 'hub', why: 'Input should be a valid string' }];
  const path = `${agentPath}?api_key=[redacted]`;
  assert.deepEqual(events, [{ method: 'PUT', path, status: 422, ms: 7, bucket: 'w', faults }]);
});
