import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFetchHandler, type FetchHandler } from './fetch-handler.ts';

const base = 'http://localhost';

async function readJson(handle: FetchHandler, request: Request) {
  return JSON.parse(await (await handle(request)).text());
}

test('a mock answers without a server, and remembers', async () => {
  const handle = createFetchHandler();
  const path = `${base}/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b`;
  const headers = { 'content-type': 'application/json' };
  const answered = await handle(new Request(path, { method: 'PUT', headers, body: '{"purpose":"x"}' }));
  assert.equal(answered.status, 200);
  const state = await readJson(handle, new Request(`${base}/__kit/state`));
  assert.equal(state.agents[0].purpose, 'x');
});

test('it takes what fetch takes: a text, a URL, and what goes with them', async () => {
  const handle = createFetchHandler();
  const path = `${base}/v1/agent-configurations`;
  const update = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"hub":"x"}' };
  const changed = `${path}/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b`;
  const answers = [
    handle(path),
    handle(new URL(path)),
    handle(changed, update),
    handle(new Request(changed), update),
  ];
  assert.deepEqual(
    (await Promise.all(answers)).map(({ status }) => status),
    [200, 200, 200, 200],
  );
  assert.deepEqual(
    handle.requests().map((entry) => 'method' in entry && entry.method),
    ['GET', 'GET', 'PUT', 'PUT'],
  );
  await assert.rejects(handle('/v1/agent-configurations'), TypeError);
});

test('two handlers do not share a world', async () => {
  const [one, other] = [createFetchHandler(), createFetchHandler()];
  await one(new Request(`${base}/__kit/state`, { method: 'PUT', body: '{}' }));
  assert.equal((await readJson(one, new Request(`${base}/__kit/health`))).agents, 0);
  assert.equal((await readJson(other, new Request(`${base}/__kit/health`))).agents, 10);
});

test('wrong options and a wrong state are refused when the handler is made', () => {
  assert.throws(() => createFetchHandler({ seed: -1 }), /^Inability: seed -1: /);
  assert.throws(
    () => createFetchHandler({ state: JSON.parse('{"agents":[{}]}') }),
    /^Inability: state, agents\[0\]\.id: /,
  );
});

test('a given state is what it starts from', async () => {
  const handle = createFetchHandler({ state: { genomes: [{ a: 1 }] } });
  const state = await readJson(handle, new Request(`${base}/__kit/state`));
  assert.deepEqual(state, { agents: [], genomes: [{ a: 1 }], evolution: {} });
});

test('an endless body is cut off at the limit', async () => {
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  const handle = createFetchHandler({ maxBody: 10_000 });
  const request = new Request(`${base}/v1/genomes/`, { method: 'POST', body, duplex: 'half' });
  assert.equal((await handle(request)).status, 413);
  assert.ok(pulled < 20, String(pulled));
});

test('the kit is out of reach at any other name', async () => {
  const handle = createFetchHandler();
  assert.equal((await handle(new Request('https://api.example.com/__kit/state'))).status, 403);
  assert.equal((await handle(new Request('https://api.example.com/v1/agent-configurations'))).status, 200);
});

test('answers are held back for the latency', async () => {
  const handle = createFetchHandler({ latency: 30 });
  const started = performance.now();
  await handle(new Request(`${base}/v1/agent-configurations`));
  assert.ok(performance.now() - started >= 28);
});
