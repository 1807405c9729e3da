import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { type TestContext, test } from 'node:test';
import type { SentRequest } from '../run/exchange.ts';
import { createSender, type Sender } from './create-sender.ts';

const put = (body: string, chunkedAt?: readonly number[]): SentRequest => ({
  method: 'PUT',
  path: '/',
  headers: {},
  body,
  ...(chunkedAt === undefined ? {} : { chunkedAt }),
});

const answered = (more = '') => `HTTP/1.1 200 OK\r\n${more}content-length: 2\r\n\r\nok`;

/** A sender to a server, which both end with the test. */
async function openTo(server: Server, t: TestContext): Promise<Sender> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  const url = `http://127.0.0.1:${address.port}`;
  const sender = createSender({ url, runId: 'run-1', timeoutMs: 5000, connections: 4 });
  t.after(async () => {
    await sender.close();
    server.close();
  });
  return sender;
}

/** A server that answers what it is told when a request is whole; it keeps what came, by connection. */
async function serve(
  t: TestContext,
  answer: (request: string) => string,
): Promise<{ readonly sender: Sender; readonly connections: readonly string[][] }> {
  const connections: string[][] = [];
  const server = createServer((socket) => {
    const requests: string[] = [];
    connections.push(requests);
    let text = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      text += data.toString('latin1');
      const isWhole = /transfer-encoding/.test(text) ? text.endsWith('\r\n0\r\n\r\n') : text.endsWith('}');
      if (!isWhole) return;
      requests.push(text);
      socket.write(answer(text));
      text = '';
    });
    t.after(() => socket.destroy());
  });
  return { sender: await openTo(server, t), connections };
}

const bodyOf = (request: string) => request.slice(request.indexOf('\r\n\r\n') + 4);
const latin1 = (text: string) => Buffer.from(text).toString('latin1');

test('each piece goes out as a chunk of its own, with borders inside letters', async (t) => {
  const { sender, connections } = await serve(t, () => answered());
  const outcome = await sender.send(put('{"a":"é😀"}', [7, 9]));
  assert.equal(outcome.kind === 'answer' && outcome.status, 200);
  const [[request = ''] = []] = connections;
  assert.match(request, /\r\ntransfer-encoding: chunked\r\n/);
  assert.doesNotMatch(request, /content-length/i);
  const [first, second, third] = [
    latin1('{"a":"é').slice(0, 7),
    latin1('é😀').slice(1, 3),
    latin1('😀"}').slice(1),
  ];
  assert.equal(bodyOf(request), `7\r\n${first}\r\n2\r\n${second}\r\n5\r\n${third}\r\n0\r\n\r\n`);
});

test('without a border all of it is one chunk, and without chunks it goes out by its length', async (t) => {
  const { sender, connections } = await serve(t, () => answered());
  await sender.send(put('{"a":1}', []));
  await sender.send(put('{"a":1}'));
  const requests = connections.flat();
  assert.deepEqual(requests.map(bodyOf), ['7\r\n{"a":1}\r\n0\r\n\r\n', '{"a":1}']);
  assert.match(requests[1] ?? '', /\r\ncontent-length: 7\r\n/);
});

test('a redirect that keeps the body keeps its chunks', async (t) => {
  const { sender, connections } = await serve(t, (request) =>
    request.startsWith('PUT / ')
      ? 'HTTP/1.1 307 Moved\r\nlocation: /there\r\ncontent-length: 0\r\n\r\n'
      : answered(),
  );
  await sender.send(put('{"a":1}', [3]));
  assert.deepEqual(connections.flat().map(bodyOf), Array(2).fill('3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n'));
});

test('requests one after another go over one connection, though there are others', async (t) => {
  const { sender, connections } = await serve(t, () => answered());
  await Promise.all([1, 2, 3].map((a) => sender.send(put(`{"a":${a}}`))));
  assert.equal(connections.length, 3);
  for (const a of [4, 5, 6, 7]) await sender.send(put(`{"a":${a}}`, a % 2 === 0 ? [2] : undefined));
  assert.deepEqual(
    connections.map((requests) => requests.length),
    [5, 1, 1],
  );
});

test('after the end of a connection the next two requests share one again', async (t) => {
  const { sender, connections } = await serve(t, (request) =>
    answered(request.includes('"close"') ? 'connection: close\r\n' : ''),
  );
  await Promise.all([1, 2].map((a) => sender.send(put(`{"a":${a}}`))));
  for (const body of ['{"a":"close"}', '{"a":3}', '{"a":4}']) await sender.send(put(body));
  assert.deepEqual(connections.map((requests) => requests.map(bodyOf)).at(-1), ['{"a":3}', '{"a":4}']);
});

test('an answer to the head alone is read, though the server hangs up before the last piece', async (t) => {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () =>
      socket.end('HTTP/1.1 411 Length Required\r\nconnection: close\r\ncontent-length: 2\r\n\r\nno', () =>
        socket.destroy(),
      ),
    );
  });
  const sender = await openTo(server, t);
  const body = `{"a":"${'x'.repeat(200_000)}"}`;
  const borders = Array.from({ length: 20 }, (_, index) => (index + 1) * 9000);
  for (let turn = 0; turn < 20; turn += 1) {
    const outcome = await sender.send(put(body, borders));
    assert.equal(outcome.kind === 'answer' ? outcome.status : outcome.detail, 411);
  }
});

test('a server that breaks off what comes in pieces is asked once more, and has not answered', async (t) => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.resetAndDestroy());
  });
  const sender = await openTo(server, t);
  const outcome = await sender.send(put('{"a":1}', [3]));
  assert.equal(outcome.kind === 'silence' && outcome.reason, 'reset');
  assert.equal(connections, 2);
});
