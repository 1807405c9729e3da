import assert from 'node:assert/strict';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { createVirtualClock } from '../../fixtures/virtual-clock.ts';
import type { Outcome, SentRequest, Silence } from '../run/exchange.ts';
import { createSender, type Sender, type SenderOptions } from './create-sender.ts';

function portOf(server: Server): number {
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return address.port;
}

async function listen(t: TestContext, server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${portOf(server)}`;
}

const serve = (t: TestContext, listener: RequestListener): Promise<string> =>
  listen(t, createHttpServer(listener));

/** Calls back for each request head that arrives on a bare connection. */
function serveBare(
  t: TestContext,
  onRequest: (socket: Socket, count: number, head: string) => void,
): Promise<string> {
  const server = createServer((socket) => {
    let count = 0;
    socket.on('data', (data) => {
      count += 1;
      onRequest(socket, count, data.toString('latin1'));
    });
  });
  return listen(t, server);
}

function open(t: TestContext, url: string, options: Partial<SenderOptions> = {}): Sender {
  const sender = createSender({ url, runId: 'run-1', timeoutMs: 3000, connections: 4, ...options });
  t.after(sender.close);
  return sender;
}

const get: SentRequest = { method: 'GET', path: '/', headers: {} };
const put: SentRequest = { method: 'PUT', path: '/', headers: {}, body: '{}' };
const whole = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

function assertSilent(outcome: Outcome, reason: Silence): Extract<Outcome, { kind: 'silence' }> {
  assert.ok(outcome.kind === 'silence', JSON.stringify(outcome));
  assert.equal(outcome.reason, reason, outcome.detail);
  assert.match(outcome.detail, /^[A-Z][^\n]{10,200}\.$/);
  return outcome;
}

test('a deployment that never answers is a timeout', async (t) => {
  const url = await serve(t, () => {});
  const started = performance.now();
  const { detail } = assertSilent(await open(t, url, { timeoutMs: 100 }).send(get), 'timeout');
  const passed = performance.now() - started;
  assert.equal(detail, 'No answer came within 100 ms.');
  assert.ok(passed >= 95 && passed < 8000, `${passed} ms`);
});

test('an answer that trickles is a timeout', async (t) => {
  const url = await serve(t, (_, response) => {
    const timer = setInterval(() => response.write('x'), 10);
    response.on('close', () => clearInterval(timer));
  });
  const started = performance.now();
  const { detail, ms } = assertSilent(await open(t, url, { timeoutMs: 150 }).send(get), 'timeout');
  const passed = performance.now() - started;
  assert.equal(detail, 'The answer began but did not end within 150 ms.');
  assert.ok(passed >= 145 && passed < 8000, `${passed} ms`);
  assert.ok(ms > 0 && ms <= passed, `${ms} of ${passed} ms`);
});

test('headers that trickle are a timeout', async (t) => {
  const url = await serveBare(t, (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write('a: b\r\n'), 10);
    socket.on('close', () => clearInterval(timer));
  });
  assertSilent(await open(t, url, { timeoutMs: 100 }).send(get), 'timeout');
});

test('a body that stops is a timeout', async (t) => {
  const url = await serve(t, (_, response) => void response.write('x'));
  assertSilent(await open(t, url, { timeoutMs: 100 }).send(get), 'timeout');
});

test('a handshake that never ends is a timeout', async (t) => {
  const url = await serveBare(t, () => {});
  const started = performance.now();
  assertSilent(await open(t, url.replace('http:', 'https:'), { timeoutMs: 100 }).send(get), 'timeout');
  assert.ok(performance.now() - started < 8000, 'it took long');
});

test('waiting for a connection is no waiting for an answer', async (t) => {
  const url = await serve(t, (_, response) => void setTimeout(() => response.end('ok'), 60));
  const sender = open(t, url, { timeoutMs: 300, connections: 1 });
  const outcomes = await Promise.all(Array.from({ length: 7 }, () => sender.send(get)));
  for (const outcome of outcomes) {
    assert.ok(outcome.kind === 'answer', JSON.stringify(outcome));
    assert.ok(outcome.ms < 5000, `${outcome.ms} ms`);
  }
});

test('after a timeout the next request has a connection', async (t) => {
  let count = 0;
  const url = await serve(t, (_, response) => {
    count += 1;
    if (count > 1) response.end('ok');
  });
  const sender = open(t, url, { timeoutMs: 100, connections: 1 });
  assertSilent(await sender.send(get), 'timeout');
  assert.equal((await sender.send(get)).kind, 'answer');
});

test('a connection that is reset is a reset, and its request is not sent again', async (t) => {
  let heads = 0;
  const url = await serveBare(t, (socket) => {
    heads += 1;
    socket.resetAndDestroy();
  });
  const sender = open(t, url);
  assertSilent(await sender.send(put), 'reset');
  assert.deepEqual([heads, sender.counts.requests, sender.counts.reconnects], [1, 1, 0]);
});

test('a port where nothing listens is refused, for all who wait', async (t) => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  const sender = open(t, `http://127.0.0.1:${port}`, { connections: 2 });
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => sender.send(get)));
  for (const outcome of outcomes) assertSilent(outcome, 'refused');
});

const broken: readonly (readonly [what: string, bytes: string, reason: Silence])[] = [
  ['garbage', 'SSH-2.0-OpenSSH_9.6\r\n', 'not-http'],
  ['a TLS alert', '\x15\x03\x01\x00\x02\x02\x46', 'not-http'],
  ['a bad header', 'HTTP/1.1 200 OK\r\na b: c\r\n\r\n', 'not-http'],
  ['an upgrade', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n', 'not-http'],
  ['nothing', '', 'reset'],
  ['half a head', 'HTTP/1.1 200 OK\r\ncontent-', 'reset'],
  ['a bad chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\nzz\r\n', 'reset'],
  ['no last chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n', 'reset'],
  [
    'no last chunk before it closes',
    'HTTP/1.1 200 OK\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n',
    'reset',
  ],
  ['too short a body', 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nok', 'reset'],
  [
    'too short a body before it closes',
    'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 5\r\n\r\nok',
    'reset',
  ],
  ['endless headers', `HTTP/1.1 200 OK\r\na: ${'b'.repeat(40_000)}\r\n\r\n`, 'too-large'],
];

for (const [what, bytes, reason] of broken) {
  test(`a server that sends ${what} is ${reason}`, async (t) => {
    const url = await serveBare(t, (socket) => void socket.end(bytes, 'latin1'));
    assertSilent(await open(t, url).send(get), reason);
  });
}

test('a body that ends with its connection is an answer', async (t) => {
  const url = await serveBare(t, (socket) => void socket.end('HTTP/1.0 200 OK\r\n\r\nok'));
  const outcome = await open(t, url).send(get);
  assert.ok(outcome.kind === 'answer', JSON.stringify(outcome));
  assert.equal(outcome.body, 'ok');
});

for (const announced of [true, false]) {
  test(`300 MB, ${announced ? 'announced' : 'unannounced'}, are too large and take little memory`, async (t) => {
    const chunk = Buffer.alloc(65_536, 'x');
    let sent = 0;
    const url = await serve(t, (_, response) => {
      if (announced) response.setHeader('content-length', 300_000_000);
      const more = (): void => {
        while (sent < 300_000_000) {
          sent += chunk.length;
          if (!response.write(chunk)) return;
        }
        response.end();
      };
      response.on('drain', more);
      more();
    });
    const before = process.memoryUsage().rss;
    assertSilent(await open(t, url, { maxAnswerBytes: 2_000_000 }).send(get), 'too-large');
    const grown = process.memoryUsage().rss - before;
    assert.ok(sent < 60_000_000, `${sent} bytes were taken`);
    assert.ok(grown < 60_000_000, `grew by ${grown} bytes`);
  });
}

test('an answer as large as the limit is one', async (t) => {
  const url = await serve(t, (_, response) => void response.end('x'.repeat(1000)));
  assert.equal((await open(t, url, { maxAnswerBytes: 1000 }).send(get)).kind, 'answer');
  assertSilent(await open(t, url, { maxAnswerBytes: 999 }).send(get), 'too-large');
});

for (const [how, end] of [
  ['closes', (socket: Socket) => void socket.end()],
  ['resets', (socket: Socket) => void socket.resetAndDestroy()],
] as const) {
  test(`a request on an idle connection that the server ${how} is sent again on a fresh one`, async (t) => {
    const heads: string[] = [];
    const url = await serveBare(t, (socket, count, head) => {
      heads.push(head.slice(0, 3));
      if (count === 1) socket.write(whole);
      else end(socket);
    });
    const sender = open(t, url, { connections: 1 });
    assert.equal((await sender.send(get)).kind, 'answer');
    assert.equal((await sender.send(put)).kind, 'answer');
    assert.deepEqual(heads, ['GET', 'PUT', 'PUT']);
    const { requests, reconnects, reused, closed } = sender.counts;
    assert.deepEqual(
      { requests, reconnects, reused, closed },
      { requests: 3, reconnects: 1, reused: 1, closed: 1 },
    );
    assert.deepEqual(
      sender.silences.closed.map(({ request, outcome }) => [request, outcome.reason]),
      [[put, 'reset']],
    );
    assert.deepEqual(sender.silences.unanswered, []);
  });
}

test('a server that is gone has no habit of closing connections', async (t) => {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(whole);
      socket.once('data', () => {
        server.close();
        socket.resetAndDestroy();
      });
    });
  });
  const sender = open(t, await listen(t, server), { connections: 1 });
  assert.equal((await sender.send(get)).kind, 'answer');
  assertSilent(await sender.send(put), 'refused');
  const { reconnects, reused, closed } = sender.counts;
  assert.deepEqual({ reconnects, reused, closed }, { reconnects: 1, reused: 0, closed: 0 });
  assert.deepEqual([sender.silences.closed, sender.silences.unanswered], [[], []]);
});

test('a reset that comes back on the fresh connection is the outcome', async (t) => {
  const heads: string[] = [];
  const url = await serveBare(t, (socket, _, head) => {
    heads.push(head.slice(0, 3));
    if (head.startsWith('PUT')) socket.destroy();
    else socket.write(whole);
  });
  const sender = open(t, url, { connections: 1 });
  assert.equal((await sender.send(get)).kind, 'answer');
  assert.equal(assertSilent(await sender.send(put), 'reset').isRepeated, true);
  assert.deepEqual(heads, ['GET', 'PUT', 'PUT']);
  assert.deepEqual(
    sender.silences.unanswered.map(({ request }) => request),
    [put],
  );
});

test('a request whose answer had begun is not sent again', async (t) => {
  let heads = 0;
  const url = await serveBare(t, (socket, count) => {
    heads += 1;
    if (count === 1) socket.write(whole);
    else socket.end('HTTP/1.1 2');
  });
  const sender = open(t, url, { connections: 1 });
  assert.equal((await sender.send(get)).kind, 'answer');
  assertSilent(await sender.send(put), 'reset');
  assert.equal(heads, 2);
});

test('garbage behind an answer is not blamed on the next request', async (t) => {
  const url = await serveBare(t, (socket) => void socket.write(`${whole} and more`));
  const sender = open(t, url, { connections: 1 });
  for (let count = 0; count < 3; count += 1) assert.equal((await sender.send(get)).kind, 'answer');
});

test('a connection that was idle for a second may be closed: it is sent again, and not counted', async (t) => {
  const clock = createVirtualClock(1);
  const url = await serveBare(t, (socket, count) => {
    if (count <= 2) socket.write(whole);
    else socket.end();
  });
  const sender = open(t, url, { connections: 1, now: clock.now });
  assert.equal((await sender.send(get)).kind, 'answer');
  await clock.sleep(900);
  assert.equal((await sender.send(get)).kind, 'answer');
  await clock.sleep(1000);
  assert.equal((await sender.send(put)).kind, 'answer');
  const { reconnects, reused, closed } = sender.counts;
  assert.deepEqual({ reconnects, reused, closed }, { reconnects: 1, reused: 1, closed: 0 });
});

test('a connection whose end was announced is no closed one', async (t) => {
  const url = await serve(
    t,
    (_, response) => void response.writeHead(200, { connection: 'close' }).end('ok'),
  );
  const sender = open(t, url, { connections: 2 });
  for (let count = 0; count < 20; count += 1) assert.equal((await sender.send(get)).kind, 'answer');
  const { reconnects, reused, closed } = sender.counts;
  assert.deepEqual({ reconnects, reused, closed }, { reconnects: 0, reused: 0, closed: 0 });
});

test('an answer that is there when the time is over is an answer: the pause was our own', async (t) => {
  const url = await serve(t, (_, response) => {
    response.end('ok');
    const until = performance.now() + 300;
    while (performance.now() < until);
  });
  const outcome = await open(t, url, { timeoutMs: 150 }).send(get);
  assert.equal(outcome.kind, 'answer', JSON.stringify(outcome));
});

test('a pause of our own is no time of the deployment, however many turns its answer takes after it', async (t) => {
  const url = await serve(t, async (_, response) => {
    const until = performance.now() + 400;
    while (performance.now() < until);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
    response.end('ok');
  });
  const outcome = await open(t, url, { timeoutMs: 200 }).send(get);
  assert.equal(outcome.kind, 'answer', JSON.stringify(outcome));
});

const endsWithConnection = (status: number, type: string, body: string) =>
  `HTTP/1.1 ${status} Some\r\nconnection: close\r\ncontent-type: ${type}\r\n\r\n${body}`;

for (const [what, status, type, body, isWhole] of [
  ['JSON that is whole', 200, 'application/json', '{"a":1}', true],
  ['JSON that breaks off', 200, 'application/json', '{"a":', false],
  ['JSON of which nothing came', 202, 'application/json', '', false],
  ['no body', 204, 'application/json', '', true],
  ['an error that is no JSON', 404, 'application/json', 'Not Found', true],
  ['a text', 200, 'text/plain', '{"a":', true],
] as const)
  test(`an answer that ends with its connection: ${what} is ${isWhole ? 'an answer' : 'none'}`, async (t) => {
    const url = await serveBare(t, (socket) => socket.end(endsWithConnection(status, type, body)));
    const outcome = await open(t, url).send(get);
    if (!isWhole) assertSilent(outcome, 'reset');
    else assert.equal(outcome.kind === 'answer' && outcome.body, body);
  });
