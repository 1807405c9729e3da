import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import type { Rule } from '../scenario/rule.ts';
import { type StartMockOptions, startMock } from '../start-mock.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const agentPath = `/v1/agent-configurations/${id}`;

/** What comes over a connection until it ends, and the code of the error it ends with. */
function readRaw(url: string, path: string): Promise<{ readonly text: string; readonly code: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let [text, code] = ['', ''];
    const socket = connect(Number(port), hostname);
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      code = error.code ?? '';
    });
    socket.on('close', () => resolve({ text, code }));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  });
}

const start = (rule: Partial<Rule>, options: StartMockOptions = {}) =>
  startMock({ port: 0, ...options, scenario: { on: '*', ...rule } });

const put = (url: string, signal?: AbortSignal) =>
  fetch(url + agentPath, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"purpose":"x"}',
    ...(signal === undefined ? {} : { signal }),
  });

test('reset: the connection is reset before a byte came, and nothing is done', async () => {
  await using mock = await start({ break: 'reset' });
  assert.deepEqual(await readRaw(mock.url, '/v1/agent-configurations'), { text: '', code: 'ECONNRESET' });
  await assert.rejects(put(mock.url), TypeError);
  assert.notEqual(mock.state().agents[0]?.purpose, 'x');
  const [, { status, broken, operation } = {}] = mock.requests();
  assert.deepEqual([status, broken, operation], [0, 'reset', 'updateAgent']);
});

test('cut: the head promises more than comes, and the update is done', async () => {
  await using mock = await start({ break: 'cut' });
  const { text } = await readRaw(mock.url, '/v1/agent-configurations');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const promised = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  const came = Buffer.byteLength(body);
  assert.ok(came > 0 && came < promised, `${came} of ${promised}`);
  const answer = await put(mock.url);
  assert.equal(answer.status, 200);
  await assert.rejects(answer.text());
  assert.equal(mock.state().agents[0]?.purpose, 'x');
});

test('not-json: it says that it is JSON, and is none', async () => {
  await using mock = await start({ break: 'not-json', answer: { status: 200, body: { a: 1 } } });
  const answer = await fetch(`${mock.url}/v1/agent-configurations`);
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/json']);
  await assert.rejects(answer.json(), SyntaxError);
});

for (const [name, rule, isDone] of [
  ['hang', { break: 'hang' }, false],
  ['delay forever', { delay: 'forever' }, true],
] as const) {
  test(`${name}: no answer comes, the update is ${isDone ? '' : 'not '}done, and closing does not wait`, async () => {
    const mock = await start(rule);
    const asked = put(mock.url);
    const [{ status, broken } = {}] = [await mock.waitForRequest('updateAgent')];
    assert.deepEqual([status, broken], [0, 'hang']);
    assert.equal(mock.state().agents[0]?.purpose === 'x', isDone);
    const left = new AbortController();
    const abandoned = put(mock.url, left.signal);
    await mock.waitForRequest('updateAgent', { since: 1 });
    left.abort();
    await assert.rejects(abandoned, { name: 'AbortError' });
    const started = performance.now();
    await Promise.all([mock.close(), assert.rejects(asked, TypeError)]);
    assert.ok(performance.now() - started < 1500, 'it waited');
  });
}

test('a break comes after its delay', async () => {
  await using mock = await start({ break: 'reset', delay: 40 });
  const started = performance.now();
  await assert.rejects(put(mock.url), TypeError);
  assert.ok(performance.now() - started >= 38);
});

test('an answer that is held back for long does not outlive its connection', async (t) => {
  const begun = t.mock.method(globalThis, 'setTimeout').mock;
  const ended = t.mock.method(globalThis, 'clearTimeout').mock;
  const day = 86_400_000;
  const mock = await start({ delay: day });
  const asked = put(mock.url);
  await mock.waitForRequest('updateAgent');
  await Promise.all([mock.close(), assert.rejects(asked, TypeError)]);
  const held = begun.calls.find((call) => call.arguments[1] === day)?.result;
  assert.ok(held !== undefined);
  // The connections are counted as closed a moment before they say so.
  await new Promise(setImmediate);
  assert.ok(ended.calls.some((call) => call.arguments[0] === held));
});
