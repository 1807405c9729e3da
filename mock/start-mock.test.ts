import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import type { RequestEvent } from './request-event.ts';
import { startMock } from './start-mock.ts';

const statusPath = '/v1/evolution/status/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const agentPath = '/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

function rename(url: string, agent_name: string, bucket?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(bucket === undefined ? {} : { 'x-kit-bucket': bucket }),
  };
  return fetch(url + agentPath, { method: 'PUT', headers, body: JSON.stringify({ agent_name }) });
}

test('a mock listens, answers, and is driven from the same process', async () => {
  await using mock = await startMock({ port: 0 });
  assert.match(mock.url, /^http:\/\/127\.0\.0\.1:\d+$/);
  assert.equal((await rename(mock.url, 'renamed')).status, 200);
  assert.equal(mock.state().agents[0]?.agent_name, 'renamed');
  assert.equal(mock.requests()[0]?.method, 'PUT');
  mock.reset();
  assert.equal(mock.state().agents[0]?.agent_name, 'Support triage bot');
  assert.deepEqual(mock.requests(), []);
});

test('a state is replaced whole, in the bucket that is named', async () => {
  await using mock = await startMock({ port: 0 });
  mock.bucket('b').setState({ genomes: [{ a: 0.5 }] });
  assert.deepEqual(mock.bucket('b').state(), { agents: [], genomes: [{ a: 0.5 }], evolution: {} });
  assert.equal(mock.state().agents.length, 10);
  assert.equal((await rename(mock.url, 'x', 'b')).status, 404);
  assert.equal(mock.bucket('b').requests().length, 1);
});

test('a given state is checked, at the start and later', async () => {
  const wrong = JSON.parse('{"agents":[{"id":"x"}]}');
  await assert.rejects(
    startMock({ port: 0, state: wrong }),
    /^Inability: state, agents\[0\]\.agent_name: it is missing/,
  );
  await using mock = await startMock({ port: 0, state: {} });
  assert.equal(mock.state().agents.length, 0);
  assert.throws(() => mock.setState(wrong), /^Inability: state, agents\[0\]/);
});

test('same seed and fixed clock give the same bytes', async () => {
  const session = async (seed: number) => {
    await using mock = await startMock({ port: 0, seed, clock: 'fixed' });
    const created = await fetch(`${mock.url}/v1/genomes/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    return [await (await rename(mock.url, 'x')).text(), await created.text()];
  };
  const first = await session(1);
  assert.deepEqual(await session(1), first);
  assert.notDeepEqual(await session(2), first);
});

test('a port that another mock of the kit holds is told with its url', async () => {
  for (const options of [{}, { https: true }] as const) {
    await using mock = await startMock({ port: 0, ...options });
    const port = Number(new URL(mock.url).port);
    await assert.rejects(startMock({ port }), {
      message: `port ${port} on 127.0.0.1: another mock of this kit holds it, at ${mock.url}. Use that one or end it, or choose another port with the option port; 0 is for any free one.`,
    });
  }
});

test('a taken port is one clear line', async (t) => {
  const server = createServer((_, response) => response.end('{"status":"ok"}')).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await assert.rejects(startMock({ port }), {
    name: 'Inability',
    message: `port ${port} on 127.0.0.1: it is in use. Choose another with the option port; 0 is for any free one.`,
  });
});

test('an address that is not there, and a port that is none, are refused', async () => {
  await assert.rejects(
    startMock({ port: 0, host: '192.0.2.1' }),
    /^Inability: port 0 on 192\.0\.2\.1: this machine has no such/,
  );
  await assert.rejects(startMock({ port: 70_000 }), /^Inability: port 70000: /);
  await assert.rejects(startMock({ port: 0, maxConnections: 0 }), /^Inability: maxConnections 0: /);
});

test('a host on all addresses is reached at loopback', async () => {
  await using mock = await startMock({ port: 0, host: '0.0.0.0' });
  assert.match(mock.url, /^http:\/\/127\.0\.0\.1:/);
  assert.equal((await fetch(mock.url + statusPath)).status, 200);
});

test('who listens is told of each request', async () => {
  const events: RequestEvent[] = [];
  await using mock = await startMock({ port: 0, onRequest: (event) => events.push(event) });
  await fetch(mock.url + statusPath);
  assert.deepEqual(
    events.map(({ method, path, status }) => [method, path, status]),
    [['GET', statusPath, 200]],
  );
});

test('a fault of a listener is answered with 500, told, and not fatal', async () => {
  const errors: unknown[] = [];
  const onRequest = () => {
    throw new RangeError('of the listener');
  };
  await using mock = await startMock({ port: 0, onRequest, onError: (error) => errors.push(error) });
  const response = await fetch(mock.url + statusPath);
  assert.equal(response.status, 500);
  assert.deepEqual(await response.json(), { detail: 'Internal Server Error' });
  assert.match(String(errors), /of the listener/);
  assert.equal((await fetch(`${mock.url}/__kit/health`)).status, 200);
});

test('a closed mock leaves nothing behind', async () => {
  const mock = await startMock({ port: 0 });
  await fetch(mock.url + statusPath);
  const started = performance.now();
  await mock.close();
  assert.ok(performance.now() - started < 5000, 'closing took long');
  await assert.rejects(fetch(mock.url + statusPath));
});
