import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type TestContext, test } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { createVirtualClock } from '../../fixtures/virtual-clock.ts';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import { createSender, type Sender, type SenderOptions } from './create-sender.ts';

async function serve(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return `http://127.0.0.1:${address.port}`;
}

function open(t: TestContext, url: string, options: Partial<SenderOptions> = {}): Sender {
  const sender = createSender({ url, runId: 'run-1', timeoutMs: 5000, connections: 4, ...options });
  t.after(sender.close);
  return sender;
}

const get = (path: string, headers: SentRequest['headers'] = {}): SentRequest => ({
  method: 'GET',
  path,
  headers,
});

async function answerOf(outcome: Promise<Outcome>) {
  const answer = await outcome;
  assert.ok(answer.kind === 'answer', JSON.stringify(answer));
  return answer;
}

async function silenceOf(outcome: Promise<Outcome>) {
  const silence = await outcome;
  assert.ok(silence.kind === 'silence', JSON.stringify(silence));
  return silence;
}

/** Waits until something holds, and fails where that takes longer than anything here may. */
async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !holds(); ) {
    assert.ok(Date.now() < end, `not seen in time: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const oddPaths = [
  '/',
  '//',
  '/a//b',
  '/a/../b',
  '/./a',
  '/%FF%00%2F',
  '/a?b=c?d&e=%20',
  '/?',
  '/a;b',
  '/"<>\\^`{|}',
];

test('paths are put behind the prefix and sent byte for byte', async (t) => {
  const urls: (string | undefined)[] = [];
  const url = await serve(t, (request, response) => {
    urls.push(request.url);
    response.end();
  });
  const sender = open(t, `${url}/api/v2/`);
  for (const path of oddPaths) await answerOf(sender.send(get(path)));
  assert.deepEqual(
    urls,
    oddPaths.map((path) => `/api/v2${path}`),
  );
});

test('every request carries the token, the given headers and the run, and its own before those', async (t) => {
  const url = await serve(t, (request, response) => void response.end(JSON.stringify(request.headers)));
  const sender = open(t, url, { token: 'secret', headers: { 'X-Team': 'a', 'x-other': 'b' } });
  const seen = JSON.parse((await answerOf(sender.send(get('/', { 'x-other': 'mine' })))).body);
  assert.equal(seen.authorization, 'Bearer secret');
  assert.equal(seen['x-team'], 'a');
  assert.equal(seen['x-other'], 'mine');
  assert.equal(seen['x-agent-console-kit-run'], 'run-1');
  assert.equal(seen['user-agent'], 'agent-console-kit');
  const named = open(t, url, { headers: { 'User-Agent': 'ours/1', 'X-Agent-Console-Kit-Run': 'other' } });
  const { 'user-agent': agent, 'x-agent-console-kit-run': run } = JSON.parse(
    (await answerOf(named.send(get('/')))).body,
  );
  assert.deepEqual([agent, run], ['ours/1', 'run-1']);
  const overridden = await answerOf(sender.send(get('/', { authorization: 'Bearer wrong' })));
  assert.equal(JSON.parse(overridden.body).authorization, 'Bearer wrong');
});

test('nothing is sent that was not asked for', async (t) => {
  const url = await serve(t, (request, response) => void response.end(JSON.stringify(request.headers)));
  const { body } = await answerOf(open(t, url).send({ method: 'PUT', path: '/', headers: {}, body: 'x' }));
  assert.deepEqual(Object.keys(JSON.parse(body)).sort(), [
    'connection',
    'content-length',
    'host',
    'user-agent',
    'x-agent-console-kit-run',
  ]);
});

test('bodies are sent as they are, with their length', async (t) => {
  const url = await serve(t, async (request, response) => {
    const bytes = await readBytes(request);
    response.end(`${request.method} ${request.headers['content-length']} ${bytes.toString('hex')}`);
  });
  const sender = open(t, url);
  const echo = async (method: string, body: string | Uint8Array): Promise<string> =>
    (await answerOf(sender.send({ method, path: '/', headers: {}, body }))).body;
  assert.equal(await echo('PUT', 'aä€'), 'PUT 6 61c3a4e282ac');
  assert.equal(await echo('POST', Uint8Array.of(0, 255, 128, 7).subarray(1, 3)), 'POST 2 ff80');
  assert.equal(await echo('PUT', ''), 'PUT 0 ');
  assert.equal(await echo('DELETE', '{}'), 'DELETE 2 7b7d');
  assert.equal(await echo('GET', '{}'), 'GET 2 7b7d');
});

const unsendable: readonly (readonly [what: string, request: SentRequest])[] = [
  ['a space in its path', get('/a b')],
  ['a line break in its path', get('/a\r\nb')],
  ['a character beyond one byte in its path', get('/€')],
  ['a line break in a header', get('/', { 'x-a': 'a\r\nb: c' })],
  ['a header of the connection', get('/', { 'transfer-encoding': 'chunked' })],
  ['a method that is none', { method: 'A B', path: '/', headers: {} }],
];

for (const [what, request] of unsendable) {
  test(`a request with ${what} is refused, and no mistake of the kit`, async (t) => {
    const url = await serve(t, (_, response) => void response.end());
    const sender = open(t, url);
    await assert.rejects(sender.send(request), { name: 'Inability', message: /it cannot be sent/ });
    assert.equal((await answerOf(sender.send(get('/')))).status, 200);
  });
}

test('an answer has its status, headers, text and time', async (t) => {
  const url = await serve(t, (_, response) => {
    response.writeHead(418, { 'X-Twice': ['a', 'b'], 'Content-Type': 'application/json' });
    setTimeout(() => response.end(Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xff, 0xc3, 0xa4])), 20);
  });
  const answer = await answerOf(open(t, url).send(get('/')));
  assert.equal(answer.status, 418);
  assert.equal(answer.headers['x-twice'], 'a, b');
  assert.equal(answer.headers['content-type'], 'application/json');
  assert.equal(answer.body, '\ufeffa\ufffdä');
  assert.ok(answer.ms >= 15 && answer.ms < 4000, `${answer.ms} ms`);
  assert.deepEqual(answer.redirects, []);
});

for (const [encoding, encode] of [
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const) {
  test(`an answer in ${encoding} is unpacked`, async (t) => {
    const url = await serve(t, (_, response) => {
      response.writeHead(200, { 'content-encoding': encoding });
      response.end(encode(Buffer.from('{"a":"ä"}')));
    });
    assert.equal((await answerOf(open(t, url).send(get('/')))).body, '{"a":"ä"}');
  });
}

test('a bomb is too large', async (t) => {
  const url = await serve(t, (_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    response.end(gzipSync(Buffer.alloc(1_000_000)));
  });
  const sender = open(t, url, { maxAnswerBytes: 10_000 });
  assert.equal((await silenceOf(sender.send(get('/')))).reason, 'too-large');
});

test('a redirect is followed with method, body and headers', async (t) => {
  const url = await serve(t, async (request, response) => {
    const body = await readBytes(request);
    if (request.url === '/api/a') response.writeHead(307, { location: 'b?c' }).end();
    else response.end(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
  });
  const sender = open(t, `${url}/api`, { token: 't' });
  const answer = await answerOf(sender.send({ method: 'PUT', path: '/a', headers: {}, body: '{}' }));
  assert.equal(answer.body, 'PUT /api/b?c Bearer t {}');
  assert.deepEqual(answer.redirects, ['307 /api/b?c']);
  assert.deepEqual([sender.counts.requests, sender.counts.redirects], [2, 1]);
});

test('another origin sees neither token nor given headers', async (t) => {
  const there = await serve(t, async (request, response) => {
    const body = await readBytes(request);
    response.end(JSON.stringify({ ...request.headers, method: request.method, body: body.toString() }));
  });
  const url = await serve(t, (_, response) => void response.writeHead(308, { location: `${there}/x` }).end());
  const sender = open(t, url, { token: 't', headers: { 'x-secret': 's' } });
  const request = {
    method: 'PUT',
    path: '/',
    headers: { 'content-type': 'a/b', cookie: 'c', 'x-own': 'd' },
    body: '{}',
  };
  const answer = await answerOf(sender.send(request));
  const { method, body, host, ...headers } = JSON.parse(answer.body);
  assert.deepEqual([method, body, `http://${host}`], ['PUT', '{}', there]);
  assert.deepEqual(headers, {
    connection: 'keep-alive',
    'content-length': '2',
    'content-type': 'a/b',
    'user-agent': 'agent-console-kit',
    'x-agent-console-kit-run': 'run-1',
  });
  assert.deepEqual(answer.redirects, [`308 ${there}/x`]);
});

test('nothing is sent to another origin by who stays at its own', async (t) => {
  let isAsked = false;
  const there = await serve(t, (_, response) => {
    isAsked = true;
    response.end();
  });
  const url = await serve(t, (_, response) => response.writeHead(308, { location: `${there}/x` }).end());
  const sender = open(t, url, { staysAtOrigin: true });
  const { reason, detail } = await silenceOf(sender.send({ method: 'GET', path: '/', headers: {} }));
  assert.equal(reason, 'other-origin');
  assert.match(detail, /another origin, which is sent nothing of what fuzz sends/);
  assert.equal(isAsked, false);
});

for (const [what, body] of [
  ['JSON', '{"api_key":"kit-1"}'],
  ['bytes', new TextEncoder().encode('{"a":{"api\\u005fkey":1}}')],
] as const) {
  test(`another origin is sent no body that carries an api_key, in ${what}`, async (t) => {
    let isAsked = false;
    const there = await serve(t, (_, response) => {
      isAsked = true;
      response.end();
    });
    const url = await serve(t, (request, response) => {
      if (request.url === '/same') response.end();
      else response.writeHead(307, { location: request.url === '/stay' ? '/same' : `${there}/x` }).end();
    });
    const sender = open(t, url);
    const { reason, detail } = await silenceOf(sender.send({ method: 'PUT', path: '/', headers: {}, body }));
    assert.equal(reason, 'other-origin');
    assert.match(detail, /another origin, which is sent no api_key/);
    assert.equal(isAsked, false);
    assert.equal(
      (await answerOf(sender.send({ method: 'PUT', path: '/stay', headers: {}, body }))).status,
      200,
    );
  });
}

test('a circle of redirects is silence', async (t) => {
  const url = await serve(t, ({ url: path }, response) => {
    response.writeHead(307, { location: path === '/a' ? '/b' : '/a' }).end();
  });
  assert.equal((await silenceOf(open(t, url).send(get('/a')))).reason, 'redirects');
});

test('redirects share one timeout', async (t) => {
  const url = await serve(t, ({ url: path }, response) => {
    setTimeout(() => response.writeHead(307, { location: `${path}x` }).end(), 70);
  });
  const { reason, ms } = await silenceOf(open(t, url, { timeoutMs: 100 }).send(get('/')));
  assert.equal(reason, 'timeout');
  assert.ok(ms < 8000, `${ms} ms`);
});

/** Answers 429 once, and 200 from then on. */
function createBusyListener(): RequestListener {
  let count = 0;
  return (_, response) => {
    count += 1;
    response.writeHead(count === 1 ? 429 : 200, { 'retry-after': '3' }).end();
  };
}

test('a 429 is waited out', async (t) => {
  const clock = createVirtualClock(1);
  const started = clock.now();
  const sender = open(t, await serve(t, createBusyListener()), { retryUntil: () => 3000, ...clock });
  assert.equal((await answerOf(sender.send(get('/')))).status, 200);
  assert.equal(clock.now() - started, 3000);
  const { requests, waits, unanswered } = sender.counts;
  assert.deepEqual({ requests, waits, unanswered }, { requests: 2, waits: 1, unanswered: 0 });
});

test('without patience a 429 is an answer', async (t) => {
  assert.equal((await answerOf(open(t, await serve(t, createBusyListener())).send(get('/')))).status, 429);
});

test('a rate holds for every request', async (t) => {
  const url = await serve(t, (_, response) => void response.end());
  const clock = createVirtualClock(1);
  const sender = open(t, url, { ratePerSecond: 2, ...clock });
  for (let count = 0; count < 4; count += 1) await answerOf(sender.send(get('/')));
  assert.equal(clock.now(), 1500);
});

test('closing ends what is under way, and what is waited for', async (t) => {
  const url = await serve(t, (request, response) => {
    if (request.url === '/busy') response.writeHead(429, { 'retry-after': '60' }).end();
  });
  const sender = open(t, url, { retryUntil: () => 100_000, connections: 2 });
  const outcomes = [get('/busy'), get('/a'), get('/b'), get('/c')].map((request) => sender.send(request));
  await until(() => sender.counts.requests >= 4);
  await until(() => sender.counts.waits >= 1);
  await sender.close();
  const kinds = (await Promise.all(outcomes)).map((one) => (one.kind === 'answer' ? one.status : one.reason));
  assert.deepEqual(kinds, ['busy', 'aborted', 'aborted', 'aborted']);
  assert.equal((await silenceOf(sender.send(get('/late')))).reason, 'aborted');
});

test('what one request is asked to wait holds for all', async (t) => {
  const clock = createVirtualClock(1);
  const arrived: [path: string | undefined, at: number][] = [];
  const url = await serve(t, ({ url: path }, response) => {
    arrived.push([path, clock.now()]);
    const isBusy = path === '/busy' && arrived.length === 1;
    response.writeHead(isBusy ? 503 : 200, isBusy ? { 'retry-after': '20' } : {}).end();
  });
  const sender = open(t, url, { retryUntil: () => 100_000, ...clock });
  const busy = sender.send(get('/busy'));
  await until(() => sender.counts.waits >= 1);
  await Promise.all([busy, sender.send(get('/other'))]);
  for (const [path, at] of arrived.slice(1)) assert.ok(at >= 20_000, `${path} came at ${at}`);
  assert.equal(arrived.length, 3);
});

test('an empty update that was taken is the probe for what is asked to wait alone', async (t) => {
  const clock = createVirtualClock(1);
  const bodies: string[] = [];
  const url = await serve(t, async (request, response) => {
    const body = String(await readBytes(request));
    bodies.push(body);
    response.writeHead(body === '{"a":1}' ? 503 : 200, { 'retry-after': '1' }).end();
  });
  const sender = open(t, url, { retryUntil: () => 1_000_000, ...clock });
  const put = (body: string): SentRequest => ({ method: 'PUT', path: '/x', headers: {}, body });
  await answerOf(sender.send(put('{}')));
  assert.equal((await answerOf(sender.send(put('{"a":1}')))).status, 503);
  const [, ...asked] = bodies;
  const examined = ['{"a":1}', ...Array(4).fill(['{}', '{"a":1}']).flat()];
  assert.deepEqual(asked.slice(-10), [...examined, '{"a":1}']);
});

for (const options of [
  { url: 'localhost' },
  { token: 'a\nb' },
  { headers: { 'transfer-encoding': 'chunked' } },
  { ratePerSecond: 0 },
  { ca: 'no certificate' },
  { ca: '-----BEGIN CERTIFICATE-----\nno\n-----END CERTIFICATE-----' },
  { url: 'http://host', environment: { HTTP_PROXY: 'socks5://host' } },
]) {
  test(`${JSON.stringify(options)} is refused`, () => {
    const url = 'http://127.0.0.1:1';
    assert.throws(() => createSender({ url, runId: 'r', timeoutMs: 100, connections: 1, ...options }), {
      name: 'Inability',
    });
  });
}

test('a redirect to where no proxy leads is a silence, and no fault of the command', async (t) => {
  const url = await serve(
    t,
    (_, response) => void response.writeHead(307, { location: 'https://host/' }).end(),
  );
  const sender = open(t, url, { environment: { HTTPS_PROXY: 'socks5://user:geheim@host' } });
  const { reason, detail } = await silenceOf(sender.send(get('/')));
  assert.equal(reason, 'refused');
  assert.match(detail, /^HTTPS_PROXY: it is not the http or https url of a proxy/);
  assert.doesNotMatch(detail, /geheim/);
});
