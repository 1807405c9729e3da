import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { test } from 'node:test';
import { createFetchHandler } from './fetch-handler.ts';
import { startMock } from './start-mock.ts';

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const json = { 'content-type': 'application/json' };

interface Arrived {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An evolution service that answers everything alike, and remembers what arrived. */
async function startService(status: number, answer: string) {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    arrived.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(status, { 'content-type': 'text/plain' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object', 'the service has a port');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${address.port}`, arrived, close, [Symbol.asyncDispose]: close };
}

const sendGenome = (url: string, body: string) =>
  fetch(`${url}/v1/genomes/`, { method: 'POST', headers: { ...json, authorization: 'Bearer t0' }, body });

test('both operations arrive at the service with the token of the caller, and its answers come back', async () => {
  await using service = await startService(201, '{"made":9007199254740993}');
  await using mock = await startMock({ port: 0, evolutionUrl: `${service.url}/` });
  const status = await fetch(`${mock.url}/v1/evolution/status/${agentId.toUpperCase()}`, {
    headers: { authorization: 'Bearer t0' },
  });
  const genome = await sendGenome(mock.url, '{"a": 1.50, "b": 9007199254740993, "ключ": [true]}');
  for (const answer of [status, genome]) {
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'application/json');
    assert.equal(await answer.text(), '{"made":9007199254740993}');
  }
  const [first, second] = service.arrived;
  assert.deepEqual([first?.method, first?.url, first?.body], ['GET', `/evolution/status/${agentId}`, '']);
  assert.deepEqual([second?.method, second?.url], ['POST', '/v1/genomes']);
  assert.equal(second?.body, '{"a":1.50,"b":9007199254740993,"ключ":[true]}');
  assert.equal(second?.headers['content-type'], 'application/json');
  for (const one of service.arrived) assert.equal(one.headers.authorization, 'Bearer t0');
  assert.deepEqual(mock.state().genomes.length, (await startedGenomes()).length);
  assert.deepEqual(
    mock.requests().map(({ status: code }) => code),
    [200, 200],
  );
});

/** The genomes that a mock starts with. */
async function startedGenomes(): Promise<readonly object[]> {
  await using mock = await startMock({ port: 0 });
  return mock.state().genomes;
}

test('what fails validation does not arrive, and updates are no business of the service', async () => {
  await using service = await startService(200, '{}');
  await using mock = await startMock({ port: 0, evolutionUrl: service.url });
  const codes = [
    (await fetch(`${mock.url}/v1/evolution/status/x`)).status,
    (await sendGenome(mock.url, '[]')).status,
    (await sendGenome(mock.url, '{')).status,
    (
      await fetch(`${mock.url}/v1/agent-configurations/${agentId}`, {
        method: 'PUT',
        headers: json,
        body: '{}',
      })
    ).status,
  ];
  assert.deepEqual(codes, [422, 422, 422, 200]);
  assert.deepEqual(service.arrived, []);
});

test('without a token none is made up', async () => {
  await using service = await startService(200, '{}');
  await using mock = await startMock({ port: 0, evolutionUrl: service.url });
  assert.equal((await fetch(`${mock.url}/v1/evolution/status/${agentId}`)).status, 200);
  assert.equal(service.arrived[0]?.headers.authorization, undefined);
});

const answers: readonly (readonly [what: string, status: number, text: string, expected: number])[] = [
  ['a refusal', 404, '{"detail":"no such agent"}', 404],
  ['a failure', 500, '{"detail":"broken"}', 500],
  ['a page of HTML', 200, '<!doctype html>', 502],
  ['a list', 200, '[]', 502],
  ['nothing', 200, '', 502],
];

for (const [what, status, text, expected] of answers) {
  test(`${what} of the service is answered with ${expected}`, async () => {
    await using service = await startService(status, text);
    await using mock = await startMock({ port: 0, evolutionUrl: service.url });
    const answer = await fetch(`${mock.url}/v1/evolution/status/${agentId}`);
    assert.equal(answer.status, expected);
    const body = Object(await answer.json());
    assert.equal(typeof body.detail, 'string');
    assert.equal(answer.headers.get('content-type'), 'application/json');
  });
}

test('a service that is down is answered with 502, and the mock goes on', async () => {
  const service = await startService(200, '{}');
  await service.close();
  await using mock = await startMock({ port: 0, evolutionUrl: service.url });
  const answer = await fetch(`${mock.url}/v1/evolution/status/${agentId}`);
  assert.equal(answer.status, 502);
  assert.deepEqual(await answer.json(), {
    detail: 'The evolution service could not be reached (ECONNREFUSED)',
  });
  assert.equal((await fetch(`${mock.url}/v1/agent-configurations`)).status, 200);
});

test('the Fetch handler forwards as well', async () => {
  await using service = await startService(200, '{"from":"service"}');
  const handle = createFetchHandler({ evolutionUrl: service.url });
  const answer = await handle(new Request(`http://mock.example/v1/evolution/status/${agentId}`));
  assert.deepEqual(await answer.json(), { from: 'service' });
});
