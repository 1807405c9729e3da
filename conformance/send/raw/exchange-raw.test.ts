import assert from 'node:assert/strict';
import { createServer, type Server, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { startMock } from '../../../mock/start-mock.ts';
import { evolutionStatusRequest, updateRequest } from '../../generate/cases.ts';
import { traitsOf, type WireForm, wireFormNames } from '../../run/wire-form.ts';
import { createSender, type SenderOptions } from '../create-sender.ts';
import { exchangeRaw } from './exchange-raw.ts';

const runId = '5b2f1c3e-8d47-4a6b-9c10-7e2d3f4a5b6c';
const open = (url: string, options: Partial<SenderOptions> = {}) =>
  createSender({
    url,
    runId,
    timeoutMs: 400,
    connections: 2,
    carryRaw: exchangeRaw,
    probe: evolutionStatusRequest(runId),
    ...options,
  });

const servers: Server[] = [];
after(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

/** A server that does one thing with each connection, and tells what it was sent. */
async function serve(
  act: (socket: Socket, text: string) => void,
): Promise<{ url: string; seen: () => string }> {
  let seen = '';
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      seen += chunk.toString('latin1');
      act(socket, text);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return { url: `http://127.0.0.1:${address.port}`, seen: () => seen };
}

const answer = (status: number, body: string) =>
  `HTTP/1.1 ${status} x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
const update = (wire: WireForm) => ({
  ...updateRequest('/v1/agents/{id}', 'a', '{"hub":"kit"}'),
  wire,
});

async function ask(url: string, wire: WireForm, options: Partial<SenderOptions> = {}) {
  const sender = open(url, options);
  const outcome = await sender.send(update(wire));
  await sender.close();
  return { outcome, sender };
}

test('the mock answers every form: well-formed ones as ever, none with a failure', async () => {
  await using mock = await startMock({ port: 0 });
  const [agent] = mock.state().agents;
  assert.ok(agent !== undefined);
  const sender = open(mock.url, { timeoutMs: 5000 });
  for (const wire of wireFormNames) {
    const body = `{"hub":"${wire}"}`;
    const request = updateRequest('/v1/agent-configurations/{id}', agent.id, body);
    const outcome = await sender.send({ ...request, wire });
    assert.equal(outcome.kind, 'answer', `${wire}: ${JSON.stringify(outcome)}`);
    if (outcome.kind !== 'answer') continue;
    assert.ok(outcome.status < 500, `${wire}: ${outcome.status}`);
    if (!traitsOf(wire).isWellFormed) continue;
    assert.equal(outcome.status, 200, wire);
    assert.equal(JSON.parse(outcome.body).hub, wire);
  }
  await sender.close();
});

test('token, run and given headers go out with it, and the path has its prefix', async () => {
  const { url, seen } = await serve((socket) => socket.end(answer(200, '{}')));
  await ask(`${url}/console`, 'chunk-trailer', { token: 'kit-token', headers: { 'x-given': 'here' } });
  assert.match(seen(), /^PUT \/console\/v1\/agents\/a HTTP\/1\.1\r\n/);
  assert.match(seen(), /authorization: Bearer kit-token\r\n/i);
  assert.match(seen(), /x-given: here\r\n/);
  assert.ok(seen().includes(runId));
});

test('of pipelined answers the one in its own place is taken', async () => {
  const three = [1, 2, 3].map((index) => answer(200, `{"reading":${index}}`)).join('');
  const isAllThere = (text: string) => text.includes('"hub":"kit"') && text.split('HTTP/1.1').length > 4;
  const last = await serve((socket, text) => isAllThere(text) && socket.write(three + answer(201, '{}')));
  const first = await serve((socket, text) => isAllThere(text) && socket.write(answer(201, '{}') + three));
  for (const [{ url }, wire] of [
    [last, 'pipelined-last'],
    [first, 'pipelined-first'],
  ] as const) {
    const { outcome, sender } = await ask(url, wire);
    assert.equal(outcome.kind === 'answer' && outcome.status, 201);
    assert.equal(sender.counts.requests, 4);
  }
});

test('a connection that is closed between pipelined requests tells nothing of the next one', async () => {
  const { url } = await serve((socket) => socket.end(answer(200, '{}')));
  const { outcome } = await ask(url, 'pipelined-last');
  assert.equal(outcome.kind === 'silence' && outcome.reason, 'aborted');
});

const silences: readonly (readonly [what: string, act: (socket: Socket) => void, reason: string])[] = [
  ['a connection that is broken', (socket) => socket.resetAndDestroy(), 'reset'],
  ['one that is closed without a word', (socket) => socket.end(), 'reset'],
  ['half an answer', (socket) => socket.end('HTTP/1.1 200 x\r\ncontent-length: 9\r\n\r\n{'), 'reset'],
  ['something else than HTTP', (socket) => socket.end('220 ready\r\n'), 'not-http'],
  ['no answer at all', () => {}, 'timeout'],
];

for (const [what, act, reason] of silences)
  test(`${what} is a silence: ${reason}`, async () => {
    const { url } = await serve(act);
    const { outcome, sender } = await ask(url, 'chunk-extension');
    assert.equal(outcome.kind === 'silence' && outcome.reason, reason);
    // They say nothing of how the deployment answers clients.
    assert.deepEqual(sender.silences.unanswered, []);
  });

test('a server that answers and breaks the connection has answered', async () => {
  const { url } = await serve((socket) => {
    socket.write(answer(400, '{}'), () => socket.resetAndDestroy());
  });
  const { outcome } = await ask(url, 'header-long');
  assert.equal(outcome.kind === 'answer' && outcome.status, 400);
});

test('whoever waits for the rest of what is not whole learns that none comes', async () => {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    socket.resume();
    socket.on('end', () => socket.end(answer(400, '{"detail":"cut"}')));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  const { outcome } = await ask(`http://127.0.0.1:${address.port}`, 'length-too-large');
  assert.equal(outcome.kind === 'answer' && outcome.status, 400);
});

test('a redirect is an answer, and is not followed', async () => {
  const { url, seen } = await serve((socket) =>
    socket.end('HTTP/1.1 307 x\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n'),
  );
  const { outcome } = await ask(url, 'chunk-extension');
  assert.equal(outcome.kind === 'answer' && outcome.status, 307);
  assert.ok(!seen().includes('elsewhere'));
});

test('where nothing listens it is refused, and where there are no bare connections nothing is sent', async () => {
  const closed = await ask('http://127.0.0.1:1', 'chunk-extension');
  assert.equal(closed.outcome.kind === 'silence' && closed.outcome.reason, 'refused');
  const { url, seen } = await serve((socket) => socket.end(answer(200, '{}')));
  const { outcome, sender } = await ask(url, 'chunk-extension', { carryRaw: undefined });
  assert.equal(outcome.kind === 'silence' && outcome.reason, 'aborted');
  assert.equal(sender.sendsRaw, false);
  assert.equal(seen(), '');
});

test('through a proxy nothing is sent raw', async () => {
  const { url, seen } = await serve((socket) => socket.end(answer(200, '{}')));
  const { outcome, sender } = await ask('http://console.invalid', 'chunk-extension', {
    environment: { HTTP_PROXY: url },
  });
  assert.equal(outcome.kind === 'silence' && outcome.reason, 'aborted');
  assert.equal(sender.sendsRaw, false);
  assert.equal(seen(), '');
});

test('the end of a run ends what is under way', async () => {
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const { url } = await serve(() => arrived());
  const sender = open(url, { timeoutMs: 60_000 });
  const sent = sender.send(update('chunk-extension'));
  await arrival;
  await sender.close();
  const outcome = await sent;
  assert.equal(outcome.kind === 'silence' && outcome.reason, 'aborted');
});
