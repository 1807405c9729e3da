import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { test } from 'node:test';
import { createFetchHandler } from '../fetch-handler.ts';
import { startMock } from '../start-mock.ts';

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

/** An evolution service that does what it is told. */
async function serve(answer: RequestListener) {
  const arrived: (readonly [method: string, url: string, token: string | undefined])[] = [];
  const server = createServer((request, response) => {
    request.resume();
    arrived.push([request.method ?? '', request.url ?? '', request.headers.authorization]);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object', 'the service has a port');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${address.port}`, arrived, [Symbol.asyncDispose]: close };
}

const askStatus = (url: string) =>
  fetch(`${url}/v1/evolution/status/${agentId}`, { headers: { authorization: 'Bearer t0' } });

test('a redirect within the origin is followed, with method, body and token', async () => {
  await using service = await serve((request, response) => {
    if (request.url?.endsWith('/moved') === true) response.end('{"at":"last"}');
    else response.writeHead(307, { location: `${request.url}/moved` }).end();
  });
  await using mock = await startMock({ port: 0, evolutionUrl: service.url });
  assert.deepEqual(await (await askStatus(mock.url)).json(), { at: 'last' });
  assert.deepEqual(await (await sendGenome(mock.url, '{"a":1}')).json(), { at: 'last' });
  assert.deepEqual(service.arrived, [
    ['GET', `/evolution/status/${agentId}`, 'Bearer t0'],
    ['GET', `/evolution/status/${agentId}/moved`, 'Bearer t0'],
    ['POST', '/v1/genomes', 'Bearer t0'],
    ['POST', '/v1/genomes/moved', 'Bearer t0'],
  ]);
});

for (const status of [301, 302, 303, 307, 308]) {
  test(`no ${status} to another origin is followed: neither body nor token arrive there`, async () => {
    await using other = await serve((_, response) => response.end('{"from":"other"}'));
    await using service = await serve((_, response) => {
      response.writeHead(status, { location: `${other.url}/evolution/status/${agentId}` }).end('{}');
    });
    await using mock = await startMock({ port: 0, evolutionUrl: service.url });
    for (const answer of [await askStatus(mock.url), await sendGenome(mock.url, '{"api_key":"sk-1"}')]) {
      assert.equal(answer.status, 502);
      assert.deepEqual(await answer.json(), { detail: 'The evolution service redirects to another origin' });
    }
    assert.deepEqual(other.arrived, []);
  });
}

const detours: readonly (readonly [what: string, status: number, location: string, why: RegExp])[] = [
  ['a redirect without an end', 307, '/again', /redirects more than 5 times$/],
  [
    'a redirect that drops the body',
    303,
    '/other',
    /redirects with 303, which does not keep method and body$/,
  ],
  ['a redirect to no url', 308, 'http://[', /redirects to no url$/],
];

for (const [what, status, location, why] of detours) {
  test(`${what} is answered with 502`, async () => {
    await using service = await serve((_, response) => void response.writeHead(status, { location }).end());
    await using mock = await startMock({ port: 0, evolutionUrl: service.url });
    const answer = await sendGenome(mock.url, '{}');
    assert.equal(answer.status, 502);
    assert.match(Object(await answer.json()).detail, why);
    assert.ok(service.arrived.length <= 6);
  });
}

test('an answer without an end is cut off, also one that is small on the wire', async () => {
  const { gzipSync } = await import('node:zlib');
  const packed = gzipSync(Buffer.alloc(50_000_000, ' '));
  await using endless = await serve((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  await using small = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
  );
  for (const { url } of [endless, small]) {
    await using mock = await startMock({ port: 0, evolutionUrl: url });
    const answer = await askStatus(mock.url);
    assert.equal(answer.status, 502);
    assert.deepEqual(await answer.json(), {
      detail: 'The evolution service answered more than 4194304 bytes',
    });
  }
});

test('a 422 of any form is given on and recorded', async () => {
  for (const body of ['{"detail":{"hub":"no"}}', '[]', '{"detail":[{"msg":5}]}']) {
    await using service = await startService(422, body);
    await using mock = await startMock({ port: 0, evolutionUrl: service.url });
    const answer = await askStatus(mock.url);
    assert.deepEqual([answer.status, await answer.text()], [422, body]);
  }
});

test('a url with a password is refused, and not repeated', async () => {
  for (const evolutionUrl of ['http://me:sk-1@127.0.0.1:1', 'ftp://me:sk-1@127.0.0.1']) {
    const refusal = await startMock({ port: 0, evolutionUrl }).catch(String);
    assert.match(String(refusal), /^Inability: evolutionUrl: it contains a user or password/);
    assert.doesNotMatch(String(refusal), /sk-1/);
  }
});

test('the Fetch handler forwards as well', async () => {
  await using service = await startService(200, '{"from":"service"}');
  const handle = createFetchHandler({ evolutionUrl: service.url });
  const answer = await handle(new Request(`http://mock.example/v1/evolution/status/${agentId}`));
  assert.deepEqual(await answer.json(), { from: 'service' });
});
