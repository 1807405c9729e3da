import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { startMock } from './start-mock.ts';

const errors: unknown[] = [];
const mock = await startMock({ port: 0, onError: (error) => errors.push(error) });
after(() => mock.close());

const port = Number(new URL(mock.url).port);
const agentPath = '/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const json = 'host: localhost\r\ncontent-type: application/json\r\n';

/** The mock answers a usual request, quickly, and nothing went wrong inside. */
async function assertAlive(): Promise<void> {
  const started = performance.now();
  const response = await fetch(`${mock.url}/v1/evolution/status/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b`);
  await response.text();
  assert.equal(response.status, 200);
  assert.ok(performance.now() - started < 3000, 'slow afterwards');
  assert.deepEqual(errors, []);
}

interface Answer {
  readonly status: number;
  readonly detail: unknown;
}

function readAnswer(text: string): Answer {
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
  assert.match(text, /\r\ncontent-type: application\/json\r\n/i, text.slice(0, 200));
  return { status, detail: JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)).detail };
}

/** Sends something by hand, and gives the answer when the connection has been closed. */
function converse(send: (socket: Socket) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text;
    });
    // A client that is still sending when it is turned away may be reset; what counts is the answer.
    socket.on('error', () => {});
    socket.on('close', () => (answer === '' ? reject(new Error('no answer')) : resolve(readAnswer(answer))));
    send(socket);
  });
}

async function put(body: string | Uint8Array): Promise<Answer & { readonly text: string }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(mock.url + agentPath, { method: 'PUT', headers, body });
  const text = await response.text();
  return { status: response.status, detail: JSON.parse(text).detail, text };
}

/** Sends chunks as fast as they are taken, until the connection ends or there are enough. */
function pour(socket: Socket, chunk: string, bytes: number): void {
  let left = bytes;
  const more = () => {
    while (left > 0 && !socket.destroyed) {
      left -= chunk.length;
      if (!socket.write(chunk, 'latin1')) return;
    }
  };
  socket.on('drain', more);
  more();
}

test('50 MB that were announced are refused at once', async () => {
  const before = process.memoryUsage().rss;
  const { status, detail } = await converse((socket) => {
    socket.write(`PUT ${agentPath} HTTP/1.1\r\n${json}content-length: 52428800\r\n\r\n`);
    pour(socket, 'x'.repeat(65_536), 52_428_800);
  });
  assert.equal(status, 413);
  assert.match(String(detail), /larger than 1048576 bytes/);
  // Both ends of the connection are in this process.
  assert.ok(process.memoryUsage().rss - before < 20_000_000);
  await assertAlive();
});

test('a body without an end is refused once it is too large', async () => {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const started = performance.now();
  const { status } = await converse((socket) => {
    socket.write(`POST /v1/genomes/ HTTP/1.1\r\n${json}transfer-encoding: chunked\r\n\r\n`);
    pour(socket, chunk, Number.POSITIVE_INFINITY);
  });
  assert.equal(status, 413);
  assert.ok(performance.now() - started < 8000, 'it took long');
  await assertAlive();
});

test('a body that drips in byte by byte is taken', async () => {
  const body = JSON.stringify({ purpose: 'x'.repeat(3000) });
  const answer = await converse((socket) => {
    socket.write(
      `PUT ${agentPath} HTTP/1.1\r\n${json}connection: close\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    socket.write([...body].map((byte) => `1\r\n${byte}\r\n`).join(''));
    socket.write('0\r\n\r\n');
  });
  assert.equal(answer.status, 200);
});

test('200 half-open connections do not keep others waiting', async () => {
  const sockets = Array.from({ length: 200 }, (_, index) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    if (index % 2 === 0) socket.write(`PUT ${agentPath} HTTP/1.1\r\nhost: local`);
    return socket;
  });
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  await assertAlive();
  for (const socket of sockets) socket.destroy();
  await assertAlive();
});

test('bodies that arrive and do not end are bounded together, and others are served meanwhile', {
  timeout: 60_000,
}, async () => {
  const before = process.memoryUsage().rss;
  const part = Buffer.alloc(1_000_000, ' ');
  const answers: string[] = [];
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}).setEncoding('latin1');
    socket.on('data', (text: string) => answers.push(text));
    socket.write(`PUT ${agentPath} HTTP/1.1\r\n${json}content-length: 1048576\r\n\r\n`);
    socket.write(part);
    return socket;
  });
  while (answers.length < 30) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const answer of answers) {
    assert.match(answer, /^HTTP\/1\.1 429 /);
    assert.match(answer, /\r\nretry-after: 1\r\n/);
  }
  // Each body that is kept was doubled once on its way, and the client has a copy.
  assert.ok(process.memoryUsage().rss - before < 250_000_000);
  await assertAlive();
  for (const socket of sockets) socket.destroy();
  let status = 429;
  // What the server has not seen leave yet still counts.
  while (status === 429) ({ status } = await put('{}'));
  assert.equal(status, 200);
});

const malformed: readonly (readonly [name: string, sent: string, status: number])[] = [
  ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['a control character in a header', 'GET / HTTP/1.1\r\nhost: a\r\nx: \u0000\r\n\r\n', 400],
  ['a header without a colon', 'GET / HTTP/1.1\r\nhost a\r\n\r\n', 400],
  [
    'two lengths',
    `PUT ${agentPath} HTTP/1.1\r\n${json}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
    400,
  ],
  [
    'a length and chunks',
    `PUT / HTTP/1.1\r\n${json}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    'a chunk whose size is no number',
    `PUT / HTTP/1.1\r\n${json}transfer-encoding: chunked\r\n\r\nzz\r\n`,
    400,
  ],
  ['a length that is no number', `PUT / HTTP/1.1\r\n${json}content-length: -1\r\n\r\n`, 400],
  [
    'a body after an answer',
    `GET /nowhere HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n${'x'.repeat(200)}`,
    404,
  ],
  ['no Host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['headers beyond all measure', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
  ['a path beyond all measure', `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
];

for (const [name, sent, status] of malformed) {
  test(`malformed HTTP gets a JSON answer: ${name}`, async () => {
    const answer = await converse((socket) => socket.write(sent, 'latin1'));
    assert.equal(answer.status, status);
    assert.equal(typeof answer.detail, 'string');
    await assertAlive();
  });
}

test('keys of the prototype change nothing', async () => {
  const body =
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"agent_params":{"__proto__":{"polluted":true}}}';
  const { status, text } = await put(body);
  assert.equal(status, 200);
  assert.match(text, /"agent_params":\{"__proto__":\{"polluted":true\}\}/);
  assert.equal('polluted' in {}, false);
  await assertAlive();
});

test('200,000 levels of nesting are refused', async () => {
  const deep = 200_000;
  for (const body of [`{"agent_params":${'['.repeat(deep)}${']'.repeat(deep)}}`, '{"a":'.repeat(deep)]) {
    const started = performance.now();
    const { status } = await put(body);
    assert.ok(status === 400 || status === 422, String(status));
    assert.ok(performance.now() - started < 5000, 'it took long');
  }
  assert.ok(mock.requests().length > 0);
  await assertAlive();
});

test('invalid UTF-8 is refused', async () => {
  const { status } = await put(Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d));
  assert.ok(status === 400 || status === 422, String(status));
  await assertAlive();
});

test('lone surrogates, NUL, huge numbers and hostile scores get an answer that is no 5xx', async () => {
  const bodies = [
    '{"purpose":"\\ud800"}',
    '{"purpose":"\\u0000"}',
    `{"rate_limit_requests_per_minute":${'9'.repeat(5000)}}`,
    '{"test_score":1e999999999}',
    `{"test_score":"${'0'.repeat(100_000)}x"}`,
    '{"agent_params":{"a":NaN,"b":1e400}}',
  ];
  for (const body of bodies) {
    const started = performance.now();
    const { status } = await put(body);
    assert.ok(status < 500, `${status} ${body.slice(0, 40)}`);
    assert.ok(performance.now() - started < 3000, body.slice(0, 40));
  }
  await assertAlive();
});

test('odd targets get an answer that is no 5xx', async () => {
  for (const target of [
    '*',
    '//',
    '/%',
    '/%00',
    '/%ff%fe',
    '/../../etc/passwd',
    '/v1/evolution/status/%2e%2e',
    '/\u00ff?\u00ff',
  ]) {
    const answer = await converse((socket) => {
      socket.write(`OPTIONS ${target} HTTP/1.1\r\nhost: a\u00ff\r\nconnection: close\r\n\r\n`, 'latin1');
    });
    assert.ok(answer.status >= 400 && answer.status < 500, `${answer.status} ${target}`);
  }
  await assertAlive();
});

test('a redirect of an odd target to an odd host gets an answer that is no 5xx', async () => {
  const sent =
    'POST /v1/genomes?\u00ff\u00fe HTTP/1.1\r\nhost: a\u00ff\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}';
  const answered = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent, 'latin1'));
    socket.setEncoding('latin1').on('data', (more: string) => {
      text += more;
    });
    socket.on('close', () => resolve(text));
  });
  assert.match(answered, /^HTTP\/1\.1 [34]\d\d /);
  await assertAlive();
});

test('a client that leaves in the middle of its body is forgotten', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`PUT ${agentPath} HTTP/1.1\r\n${json}content-length: 1000\r\n\r\n{"purpose"`);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.resetAndDestroy();
  await assertAlive();
});
