import assert from 'node:assert/strict';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { serveDeployment } from '../fixtures/deployments/serve.ts';
import { checkDeployment, type Run } from './check-deployment.ts';

const kit = { name: 'agent-console-kit', version: 'test' };
const agentIds = ['4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63', 'c85e0f92-6a1d-4b37-8e2f-70d9c3b4a516'];
const json = { 'content-type': 'application/json' };
const timeoutMs = 300;

/** What a run came to, how long it took, and how much memory it needed on top. */
interface Judged {
  readonly run: Run;
  readonly ms: number;
  readonly grownMegabytes: number;
}

async function judgeAt(url: string, maxTimeMs: number): Promise<Judged> {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const started = performance.now();
  const options = { url, agentIds, profile: 'quick', seed: 1, timeoutMs, maxTimeMs } as const;
  try {
    const run = await checkDeployment(options, kit);
    return { run, ms: performance.now() - started, grownMegabytes: (most - before) / 1e6 };
  } finally {
    clearInterval(timer);
  }
}

/** Listens on a free port; whatever breaks on a connection is that connection's end. */
async function listen(
  server: Server,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { url: `http://127.0.0.1:${address.port}`, close };
}

async function judge(server: Server, maxTimeMs: number): Promise<Judged> {
  const { url, close } = await listen(server);
  try {
    return await judgeAt(url, maxTimeMs);
  } finally {
    await close();
  }
}

const overSockets = (listener: (socket: Socket) => void) => createSocketServer(listener);
const overHttp = (listener: RequestListener) => createServer(listener);
const answering = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  overHttp((_, answer) => answer.writeHead(status, { ...json, ...headers }).end('{"detail":"no"}'));

/** Writes spaces as fast as they are taken. */
function flood(answer: ServerResponse): void {
  const chunk = Buffer.alloc(65_536, ' ');
  const fill = (): void => {
    while (!answer.destroyed && answer.write(chunk));
  };
  answer.on('drain', fill);
  fill();
}

/** Those that never give a whole answer: they cannot be told from something else that listens there. */
const silent: readonly (readonly [what: string, serve: () => Server, why: RegExp])[] = [
  ['hangs', () => overSockets(() => {}), /No answer came within 300 ms/],
  [
    'trickles',
    () =>
      overHttp((_, answer) => {
        const timer = setInterval(() => answer.write(' '), 40);
        answer.writeHead(200, json).once('close', () => clearInterval(timer));
      }),
    /The answer began but did not end within 300 ms/,
  ],
  ['closes every connection', () => overSockets((socket) => socket.destroy()), /The connection was closed/],
  ['speaks no HTTP', () => overSockets((socket) => socket.write('220 mail ready\r\n')), /is not HTTP/],
  [
    'never ends its answer',
    () => overHttp((_, answer) => void answer.writeHead(200, json).write('{"a":')),
    /The answer began but did not end within 300 ms/,
  ],
  [
    'breaks its chunks',
    () =>
      overSockets((socket) =>
        socket.on('data', () =>
          socket.write(`HTTP/1.1 200 OK\r\n${'transfer-encoding: chunked'}\r\n\r\nzz\r\n{}\r\n`),
        ),
      ),
    /The body of the answer broke off/,
  ],
];

for (const [what, serve, why] of silent) {
  test(`a deployment that ${what} is not judged, and the reason is told`, async () => {
    const { run, ms } = await judge(serve(), 5000);
    assert.equal(run.verdict, 'not-judged');
    assert.match(run.notJudged[0] ?? '', /^it does not answer \(.*\); is it running, and is the url right\?/);
    assert.match(run.summary, why);
    assert.ok(ms < 3 * timeoutMs + 500, `${ms} ms`);
  });
}

test('a closed port is not judged', async () => {
  const { url, close } = await listen(createServer());
  await close();
  const { run, ms } = await judgeAt(url, 5000);
  assert.equal(run.verdict, 'not-judged');
  assert.match(run.summary, /it does not answer \(Nothing accepts connections there: .*ECONNREFUSED/);
  assert.ok(run.checks.every(({ status, cases }) => status === 'skipped' && cases === 0));
  assert.ok(ms < 8000, `${ms} ms`);
});

const bomb = gzipSync(Buffer.alloc(100_000_000), { level: 9 });
const tooMuch: readonly (readonly [what: string, listener: RequestListener])[] = [
  ['sends 300 MB', (_, answer) => flood(answer.writeHead(200, { ...json, 'content-length': '300000000' }))],
  ['sends without end', (_, answer) => flood(answer.writeHead(200, json))],
  [
    'sends a gzip bomb',
    (_, answer) => answer.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb),
  ],
];

for (const [what, listener] of tooMuch) {
  test(`a deployment that ${what} is not judged, soon and in little memory`, async () => {
    const { run, ms, grownMegabytes } = await judge(overHttp(listener), 5000);
    assert.equal(run.verdict, 'not-judged');
    for (const operation of ['readEvolutionStatus', 'createGenome'])
      assert.ok(
        run.notJudged.some((line) => line.startsWith(`${operation}: it answered nothing but t`)),
        run.notJudged.join('\n'),
      );
    assert.ok(run.requests < 150, `${run.requests} requests`);
    assert.ok(ms < 5000 + 2 * timeoutMs, `${ms} ms`);
    // Sixteen answers of up to 10 MB each may be under way; all of what is sent would be thousands.
    assert.ok(grownMegabytes < 250, `${grownMegabytes} MB`);
  });
}

const inconclusive: readonly (readonly [status: number, serve: () => Server, remedy: RegExp])[] = [
  [401, () => answering(401), /--token/],
  [404, () => answering(404), /is the url right/],
  [429, () => answering(429, { 'retry-after': '1' }), /--rate/],
  [503, () => answering(503), /is it up\? --wait/],
];

for (const [status, serve, remedy] of inconclusive) {
  test(`a deployment that answers ${status} to everything is not judged, and the remedy is told`, async () => {
    const { run, ms } = await judge(serve(), 1500);
    assert.equal(run.verdict, 'not-judged');
    for (const operation of ['readEvolutionStatus', 'createGenome', 'updateAgent']) {
      const line = run.notJudged.find((text) => text.startsWith(`${operation}: `)) ?? '';
      assert.match(line, new RegExp(`(?:nothing but|answered) ${status}\\b`));
    }
    assert.match(run.summary, remedy);
    assert.deepEqual(run.findings, []);
    assert.ok(ms < 1500 + 2 * timeoutMs + 500, `${ms} ms`);
  });
}

test('a deployment that waits for ever before it answers 429 does not outlive the time given', async () => {
  const { run, ms } = await judge(answering(429, { 'retry-after': '3600' }), 1000);
  assert.equal(run.verdict, 'not-judged');
  assert.ok(ms < 1000 + 2 * timeoutMs + 500, `${ms} ms`);
});

for (const [what, locationOf] of [
  ['in a circle', (path: string) => path],
  ['on and on', (path: string) => `${path}x`],
] as const) {
  test(`a deployment that redirects everything ${what} violates`, async () => {
    const { run, ms } = await judge(
      overHttp((request, answer) =>
        answer.writeHead(307, { location: locationOf(request.url ?? '/') }).end(),
      ),
      5000,
    );
    assert.equal(run.verdict, 'violates');
    assert.deepEqual(new Set(run.findings.map(({ check }) => check)), new Set(['server-answers']));
    assert.ok(run.findings.some(({ code }) => code === 'redirects'));
    assert.ok(ms < 20_000, `${ms} ms`);
  });
}

test('a page for people in place of every answer violates', async () => {
  const page = '<!doctype html><title>Log in</title>';
  const { run } = await judge(
    overHttp((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(page)),
    5000,
  );
  assert.equal(run.verdict, 'violates');
  assert.match(
    run.notJudged.join('\n'),
    /answered with 200 and not with the agent, so nothing was written to it/,
  );
  assert.deepEqual(run.restoration, []);
});

test('a deployment that hangs from some request on does not conform, and the run ends in time', async () => {
  const running = await serveDeployment({ beforeAnswer: ({ count }) => (count > 60 ? 'hang' : undefined) });
  try {
    const { run, ms } = await judgeAt(running.url, 1500);
    assert.notEqual(run.verdict, 'conforms');
    assert.equal(run.restoration.length, 2);
    for (const { state } of run.restoration) assert.equal(state, 'unread');
    // It may be away for a moment only: restoring tries for a minute.
    assert.ok(ms < 60_000 + 8 * timeoutMs, `${ms} ms`);
  } finally {
    await running.close();
  }
});
