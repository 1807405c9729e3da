import assert from 'node:assert/strict';
import { createServer, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import type { SentRequest } from '../run/exchange.ts';
import { createSender } from './create-sender.ts';

/** Writes the pieces of an answer, a moment apart, for each request; closes where it is told to. */
async function serve(
  t: TestContext,
  pieces: readonly (string | Buffer)[],
  isClosing: boolean,
): Promise<{ readonly url: string; readonly requests: () => number }> {
  const sockets = new Set<Socket>();
  let requests = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    let before = '';
    socket.on('data', (data) => {
      before += data.toString('latin1');
      if (!/\r\n\r\n(?:\{\})?$/.test(before) || (/^PUT/.test(before) && !before.endsWith('{}'))) return;
      before = '';
      requests += 1;
      const write = (index: number): void => {
        const piece = pieces[index];
        if (piece !== undefined) socket.write(piece, () => setImmediate(write, index + 1));
        else if (isClosing) socket.end();
      };
      write(0);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null, 'the server has a port');
  return { url: `http://127.0.0.1:${address.port}`, requests: () => requests };
}

const continued = 'HTTP/1.1 100 Continue\r\n\r\n';
const hints =
  'HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\nLink: </x>; rel=preload\r\n\r\n';
const processing = 'HTTP/1.1 102\r\n\r\n';
const plain = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
const chunked = (body: string) =>
  `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${body}`;
const head = (status: string, ...headers: readonly string[]) =>
  `HTTP/1.1 ${status}\r\n${[...headers, 'Content-Type: application/json', 'Content-Length: 2'].join('\r\n')}\r\n\r\n{}`;
const everyByte = (text: string) => [...text].map((character) => Buffer.from(character, 'latin1'));

const forms: readonly (readonly [what: string, pieces: readonly (string | Buffer)[], isClosing?: true])[] = [
  ['a plain answer', [plain]],
  ['100 Continue unasked', [continued + plain]],
  ['100 Continue unasked, in a packet of its own', [continued, plain]],
  ['100 Continue with headers', ['HTTP/1.1 100 Continue\r\nDate: now\r\nX: y\r\n\r\n', plain]],
  ['100 without a reason', ['HTTP/1.1 100 \r\n\r\n', plain]],
  ['100 Continue three times', [continued + continued, continued, plain]],
  ['103 Early Hints', [hints, plain]],
  ['102 Processing again and again', [processing, processing, processing + plain]],
  ['all of them, mixed', [hints, continued + processing, hints + continued, plain]],
  ['all of them, byte by byte', everyByte(continued + hints + continued + plain)],
  ['an interim answer of HTTP/1.0', ['HTTP/1.0 100 Continue\r\n\r\n', plain]],
  ['a chunked body', [chunked('2\r\n{}\r\n0\r\n\r\n')]],
  ['chunks of one byte', [chunked('1\r\n{\r\n1\r\n}\r\n0\r\n\r\n')]],
  ['trailers', [chunked('2\r\n{}\r\n0\r\nX-Checksum: 1\r\nServer-Timing: a;dur=1\r\n\r\n')]],
  ['trailers in packets of their own', [chunked('2\r\n{}\r\n0\r\n'), 'X-Checksum: 1\r\n', '\r\n']],
  ['extensions of chunks', [chunked('2;a=b;c="d e"\r\n{}\r\n0;last\r\n\r\n')]],
  ['sizes of chunks with zeros before them', [chunked('0002\r\n{}\r\n000\r\n\r\n')]],
  ['Transfer-Encoding in capitals', [chunked('2\r\n{}\r\n0\r\n\r\n').replace('chunked', 'CHUNKED')]],
  [
    'interim answers, then chunks with trailers',
    [continued + hints, chunked('2\r\n{}\r\n0\r\nA: b\r\n\r\n')],
  ],
  ['a reason in lower case', [head('200 ok')]],
  ['a reason of another tongue', [Buffer.from(head('200 très bien'), 'latin1')]],
  ['no reason', [head('200 ')]],
  ['names of headers in any case', [head('200 OK', 'SERVER: a', 'dAtE: b')]],
  ['no space, many spaces and tabs around values', [head('200 OK', 'A:b', 'C: \t  d \t ', 'E:')]],
  ['values beyond ASCII', [Buffer.from(head('200 OK', 'Server: café'), 'latin1')]],
  ['the same header many times', [head('200 OK', ...Array.from({ length: 50 }, () => 'Set-Cookie: a=b'))]],
  ['odd names of headers', [head('200 OK', "!#$%&'*+.^_`|~0-9: x")]],
  ['Connection: close', [head('200 OK', 'Connection: close')], true],
  ['Connection: Close, Keep-Alive', [head('200 OK', 'Connection: Close, Keep-Alive')], true],
  ['Keep-Alive with limits', [head('200 OK', 'Connection: keep-alive', 'Keep-Alive: timeout=5, max=1')]],
  ['HTTP/1.0 with a length', [plain.replace('HTTP/1.1', 'HTTP/1.0')], true],
  ['HTTP/1.0 until it closes', ['HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n{', '}'], true],
  ['HTTP/1.1 until it closes', ['HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{', '}'], true],
  ['HTTP/1.0 that stays', [plain.replace('HTTP/1.1 200 OK', 'HTTP/1.0 200 OK\r\nConnection: keep-alive')]],
  ['interim answers and a close', [continued, hints, head('200 OK', 'Connection: close')], true],
  ['everything byte by byte', everyByte(chunked('2;x\r\n{}\r\n0\r\nA: b\r\n\r\n'))],
];

const requests: readonly SentRequest[] = [
  { method: 'GET', path: '/', headers: {} },
  { method: 'PUT', path: '/', headers: { 'content-type': 'application/json' }, body: '{}' },
];

for (const [what, pieces, isClosing = false] of forms) {
  test(`${what} is an answer like any other, each time`, async (t) => {
    const { url, requests: arrived } = await serve(t, pieces, isClosing);
    const sender = createSender({ url, runId: 'run-1', timeoutMs: 5000, connections: 1 });
    t.after(sender.close);
    for (let round = 0; round < 3; round += 1) {
      assert.notEqual(requests.length, 0);
      for (const request of requests) {
        const outcome = await sender.send(request);
        assert.ok(outcome.kind === 'answer', `${request.method}, round ${round}: ${JSON.stringify(outcome)}`);
        assert.equal(outcome.status, 200);
        assert.equal(outcome.body, '{}');
        assert.equal(outcome.headers['content-type'], 'application/json');
      }
    }
    assert.equal(arrived(), 6, 'nothing was sent twice');
  });
}

test('a body that looks like an interim answer stays what it is, wherever it is cut', async (t) => {
  const body = `${continued}{}${hints}`;
  const start = `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`;
  const { url } = await serve(t, [continued, start, body.slice(0, 25), body.slice(25)], false);
  const sender = createSender({ url, runId: 'run-1', timeoutMs: 5000, connections: 1 });
  t.after(sender.close);
  assert.notEqual(requests.length, 0);
  for (const request of requests) {
    const outcome = await sender.send(request);
    assert.ok(outcome.kind === 'answer', JSON.stringify(outcome));
    assert.equal(outcome.body, body);
  }
});

test('interim answers without an end or without an answer are a silence', async (t) => {
  const endless = Array.from({ length: 40 }, () => continued);
  for (const [pieces, isClosing] of [
    [[continued], true],
    [['HTTP/1.1 100 Continue\r\n'], true],
    [endless, false],
  ] as const) {
    const { url } = await serve(t, pieces, isClosing);
    const sender = createSender({ url, runId: 'run-1', timeoutMs: 300, connections: 1 });
    t.after(sender.close);
    const outcome = await sender.send({ method: 'GET', path: '/', headers: {} });
    assert.ok(outcome.kind === 'silence', JSON.stringify(outcome));
    assert.equal(outcome.reason, isClosing ? 'reset' : 'timeout', outcome.detail);
  }
});
