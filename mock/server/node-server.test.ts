import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { startMock } from '../start-mock.ts';

const statusPath = '/v1/evolution/status/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const agentPath = '/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const portOf = (url: string) => Number(new URL(url).port);

/** Writes to a connection and gives all that comes back until it is closed. */
function converse(url: string, ...texts: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(portOf(url), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
    for (const text of texts) socket.write(text);
  });
}

const statuses = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n') + 4));

test('a connection is kept for several requests, also when they come at once', async () => {
  await using mock = await startMock({ port: 0 });
  const get = `GET ${statusPath} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  const last = `GET ${statusPath} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
  assert.deepEqual(statuses(await converse(mock.url, get + get, last)), [200, 200, 200]);
});

test('an answer has its length in bytes, and HEAD none of the bytes', async () => {
  await using mock = await startMock({ port: 0 });
  const answered = await converse(
    mock.url,
    `HEAD /nowhere HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
  );
  assert.match(answered, /^HTTP\/1\.1 404 Not Found\r\n/);
  assert.match(answered, /\r\n\r\n$/);
  const named = await fetch(mock.url + agentPath, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"purpose":"äöü ✓"}',
  });
  assert.equal(Number(named.headers.get('content-length')), Buffer.byteLength(await named.text()));
});

test('a body in several chunks is put together', async () => {
  await using mock = await startMock({ port: 0 });
  const head = `PUT ${agentPath} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`;
  const answered = await converse(mock.url, head, 'b\r\n{"purpose":\r\n', '4\r\n"x"}\r\n', '0\r\n\r\n');
  assert.equal(bodyOf(answered).purpose, 'x');
});

test('Expect: 100-continue gets its word, and a body that is too large is refused before it is sent', async () => {
  await using mock = await startMock({ port: 0, maxBody: 100 });
  const ask = (length: number) =>
    new Promise<readonly [number | undefined, boolean]>((resolve, reject) => {
      let isContinued = false;
      const headers = {
        'content-type': 'application/json',
        'content-length': length,
        expect: '100-continue',
      };
      const sent = request(mock.url + agentPath, { method: 'PUT', headers, agent: false }, (response) => {
        response.resume().on('end', () => resolve([response.statusCode, isContinued]));
      });
      sent.on('continue', () => {
        isContinued = true;
        sent.end(`{}${' '.repeat(length - 2)}`);
      });
      sent.on('error', reject);
      sent.flushHeaders();
    });
  assert.deepEqual(await ask(50), [200, true]);
  assert.deepEqual(await ask(101), [413, false]);
});

test('another expectation is refused', async () => {
  await using mock = await startMock({ port: 0 });
  const answered = await converse(
    mock.url,
    'GET / HTTP/1.1\r\nhost: a\r\nexpect: tea\r\nconnection: close\r\n\r\n',
  );
  assert.deepEqual(statuses(answered), [417]);
  assert.deepEqual(bodyOf(answered), { detail: 'Expectation Failed' });
});

test('CONNECT gets the answer of the core, and the connection ends', async () => {
  await using mock = await startMock({ port: 0 });
  const answered = await converse(
    mock.url,
    'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n',
  );
  assert.deepEqual(statuses(answered), [404]);
  assert.deepEqual(bodyOf(answered), { detail: 'Not Found' });
});

test('a target in absolute form is answered as its path', async () => {
  await using mock = await startMock({ port: 0 });
  const answered = await converse(
    mock.url,
    `GET http://x${statusPath} HTTP/1.1\r\nhost: y\r\nconnection: close\r\n\r\n`,
  );
  assert.deepEqual(statuses(answered), [200]);
});

test('a request whose headers do not arrive in time is answered with 408', async () => {
  await using mock = await startMock({ port: 0, headersTimeout: 60 });
  const answered = await converse(mock.url, 'GET / HTTP/1.1\r\nhost: a\r\n');
  assert.deepEqual(statuses(answered), [408]);
  assert.deepEqual(bodyOf(answered), { detail: 'Request Timeout' });
});

test('connections beyond the limit are turned away, and there is room again afterwards', async () => {
  await using mock = await startMock({ port: 0, maxConnections: 1 });
  const first = connect(portOf(mock.url), '127.0.0.1');
  await new Promise((resolve) => first.once('connect', resolve));
  assert.equal(await converse(mock.url).catch(() => ''), '');
  first.destroy();
  await new Promise((resolve) => first.once('close', resolve));
  assert.equal((await fetch(mock.url + statusPath)).status, 200);
});

test('latency holds an answer back, and others are served meanwhile', async () => {
  await using mock = await startMock({ port: 0, latency: 300 });
  const started = performance.now();
  const order: string[] = [];
  const slow = fetch(mock.url + statusPath).then(() => order.push('held back'));
  await fetch(`${mock.url}/__kit/health`).then(() => order.push('meanwhile'));
  await slow;
  assert.deepEqual(order, ['meanwhile', 'held back']);
  assert.ok(performance.now() - started >= 298, 'the answer came too soon');
});

test('a stop lets a running request end, and ends connections that wait for nothing', {
  timeout: 30_000,
}, async () => {
  const mock = await startMock({ port: 0, latency: 100 });
  const idle = connect(portOf(mock.url), '127.0.0.1');
  await new Promise((resolve) => idle.once('connect', resolve));
  const idleEnded = new Promise((resolve) => idle.once('close', resolve));
  const running = fetch(mock.url + statusPath);
  while (mock.requests().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const started = performance.now();
  const closed = mock.close();
  await idleEnded;
  const response = await running;
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('connection'), 'close');
  await closed;
  assert.ok(performance.now() - started < 5000, 'stopping took long');
});
