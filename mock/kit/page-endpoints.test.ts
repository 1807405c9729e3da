import assert from 'node:assert/strict';
import { get } from 'node:http';
import { test } from 'node:test';
import type { ReceivedRequest } from '../exchange.ts';
import { createFetchHandler } from '../fetch-handler.ts';
import { EventStreamReader } from '../page/event-stream.ts';
import { startMock } from '../start-mock.ts';
import { refuseOutsider } from './kit-gate.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

type Handle = ReturnType<typeof createFetchHandler>;

async function ask(handle: Handle, method: string, path: string, body?: unknown, bucket?: string) {
  const answer = await handle(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(bucket === undefined ? {} : { 'x-kit-bucket': bucket }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

const update = (handle: Handle, body: unknown, bucket?: string) =>
  ask(handle, 'PUT', `/v1/agent-configurations/${id}`, body, bucket);

/** The next events of a stream of this name. */
async function nextEvent(
  reader: ReadableStreamDefaultReader<string>,
  events: EventStreamReader,
  name: string,
) {
  for (;;) {
    const { value = '', done } = await reader.read();
    assert.ok(!done, `the stream ended before ${name}`);
    const found = events.read(value).find((event) => event.name === name);
    if (found !== undefined) return JSON.parse(found.data);
  }
}

async function listen(handle: Handle, query = '?requests') {
  const { body } = await handle(new Request(`http://localhost/__kit/events${query}`));
  assert.ok(body !== null);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const events = new EventStreamReader();
  return { next: (name: string) => nextEvent(reader, events, name), end: () => reader.cancel() };
}

test('the journal keeps the answer, what it changed and how long it took, without secrets', async () => {
  const handle = createFetchHandler({ latency: 20 });
  await update(handle, { hub: 'x', api_key: 'sk-live-12345678', agent_params: { apiKey: 'sk-live-9' } });
  await update(handle, { hub: 5 });
  const { body: first } = await ask(handle, 'GET', '/__kit/requests/1');
  assert.equal(first.answer.body.hub, 'x');
  assert.equal(first.answer.headers['content-type'], 'application/json');
  const changed = Object.fromEntries(
    first.changed.map(({ field, before, after }: Record<string, string>) => [field, [before, after]]),
  );
  assert.deepEqual(changed['hub'], ['openai', 'x']);
  assert.equal(changed['api_key'][1], '[redacted]');
  assert.doesNotMatch(JSON.stringify(first), /sk-live/);
  assert.ok(first.ms >= 20, `${first.ms}`);
  const { body: second } = await ask(handle, 'GET', '/__kit/requests/2');
  assert.equal(second.answer.body.detail[0].loc[1], 'hub');
  assert.equal(second.changed, undefined);
  assert.equal((await ask(handle, 'GET', '/__kit/requests/3')).status, 404);
  assert.equal((await ask(handle, 'GET', '/__kit/requests/x')).status, 404);
});

test('what was sent again unchanged changed nothing', async () => {
  const handle = createFetchHandler();
  await update(handle, { agent_params: { a: [1] }, hub: 'x' });
  await update(handle, { agent_params: { a: [1] }, hub: 'x' });
  const { body } = await ask(handle, 'GET', '/__kit/requests/2');
  const fields = (body.changed ?? []).map(({ field }: { field: string }) => field);
  assert.ok(!fields.includes('agent_params') && !fields.includes('hub'), fields.join());
});

test('answers and changes stay within the bytes of the journal', async () => {
  const handle = createFetchHandler();
  for (let round = 0; round < 12; round += 1)
    await update(handle, { agent_system_prompt: `${round}`.repeat(500_000) });
  const { body } = await ask(handle, 'GET', '/__kit/requests');
  assert.match(body.at(-1).changedNotKept, /more than the journal keeps/);
  assert.match(body.at(-1).answer.bodyNotKept, /more than the journal keeps/);
  const small = createFetchHandler();
  for (let round = 0; round < 200; round += 1)
    await update(small, { agent_system_prompt: String.fromCharCode(97 + (round % 26)).repeat(10_000) });
  const { body: kept } = await ask(small, 'GET', '/__kit/requests');
  assert.ok(kept.length < 65, `${kept.length} entries of 10,000 characters, seven times each, in 4 MiB`);
  assert.equal(kept.at(-1).changed[0].after.length, 10_000);
});

test('requests of all buckets are told while they happen, after those that are kept', async () => {
  const handle = createFetchHandler();
  await update(handle, { hub: 'x' });
  const events = await listen(handle);
  assert.match((await events.next('hello')).instance, /^\d+$/);
  await events.end();
  const again = await listen(handle);
  const kept = await again.next('requests');
  assert.deepEqual([kept.isKept, kept.rows.length, kept.rows[0].number], [true, 1, 1]);
  await update(handle, { hub: 7 }, 'w');
  const told = await again.next('requests');
  assert.equal(told.isKept, false);
  const [row] = told.rows;
  assert.deepEqual([row.bucket, row.number, row.status, row.fields], ['w', 1, 422, ['hub']]);
  assert.equal(row.answer, undefined);
  await ask(handle, 'POST', '/__kit/reset', undefined, 'w');
  assert.deepEqual(await again.next('cleared'), { bucket: 'w' });
  await again.end();
});

test('a storm of requests is counted, and told in part', async () => {
  const handle = createFetchHandler();
  const events = await listen(handle);
  await events.next('requests');
  await Promise.all(Array.from({ length: 400 }, () => update(handle, { hub: 'x' })));
  let rows = 0;
  let skipped = 0;
  while (rows + skipped < 400) {
    const told = await events.next('requests');
    rows += told.rows.length;
    skipped += told.skipped;
  }
  assert.equal(rows + skipped, 400);
  await events.end();
});

test('of many updates of an agent the last is told', async () => {
  const handle = createFetchHandler();
  const events = await listen(handle, '');
  for (let round = 0; round < 50; round += 1) await update(handle, { hub: `h${round}` });
  assert.equal((await events.next('agent')).hub, 'h49');
  await events.end();
});

test('what is turned while the mock runs holds until the next reset, in its bucket', async () => {
  const handle = createFetchHandler({ seed: 3 });
  const usual = { latency: { from: 0, to: 0 }, failRate: 0, clock: 'real' };
  assert.deepEqual((await ask(handle, 'GET', '/__kit/settings')).body, usual);
  const events = await listen(handle, '');
  const put = await ask(handle, 'PUT', '/__kit/settings', { failRate: 1, clock: 'fixed' });
  assert.deepEqual(put.body, { ...usual, failRate: 1, clock: 'fixed' });
  assert.deepEqual(await events.next('controls'), {});
  assert.equal((await update(handle, { hub: 'x' })).status, 503);
  assert.equal((await update(handle, { hub: 'x' }, 'w')).status, 200);
  await ask(handle, 'PUT', '/__kit/settings', { failRate: 0 });
  const { body: agent } = await update(handle, { hub: 'x' });
  assert.ok(agent.updated_at >= 1_798_761_600 && agent.updated_at < 1_798_761_700, `${agent.updated_at}`);
  await ask(handle, 'POST', '/__kit/reset');
  assert.deepEqual((await ask(handle, 'GET', '/__kit/settings')).body, usual);
  await events.end();
});

test('a wrong setting is one line that names it', async () => {
  const handle = createFetchHandler();
  for (const [body, line] of [
    [{ failRate: 2 }, /failRate/],
    [{ failRate: '1' }, /failRate/],
    [{ latency: { from: 5, to: 1 } }, /latency/],
    [{ clock: 'fxed' }, /clock: there is no such clock. Did you mean fixed/],
    [{ latancy: 1 }, /latancy: there is no such setting/],
    [[], /not a JSON object/],
  ] as const) {
    const { status, body: answer } = await ask(handle, 'PUT', '/__kit/settings', body);
    assert.equal(status, 400);
    assert.match(answer.detail, line);
  }
  assert.equal((await ask(handle, 'GET', '/__kit/settings')).body.failRate, 0);
});

test('a dialect is put, holds for new worlds too, and is gone with a reset', async () => {
  const handle = createFetchHandler();
  const { status } = await ask(handle, 'PUT', '/__kit/dialect', {
    base: 'fastapi',
    points: { 'unknown-agent-on-status': 404 },
  });
  assert.equal(status, 200);
  const unknown = '/v1/evolution/status/00000000-0000-4000-8000-000000000000';
  assert.equal((await ask(handle, 'GET', unknown)).status, 404);
  await ask(handle, 'PUT', '/__kit/state', { agents: [] });
  assert.equal((await ask(handle, 'GET', unknown)).status, 404);
  assert.equal((await ask(handle, 'GET', unknown, undefined, 'w')).status, 200);
  await ask(handle, 'POST', '/__kit/reset');
  assert.equal((await ask(handle, 'GET', unknown)).status, 200);
  await ask(handle, 'PUT', '/__kit/dialect', 'strict');
  assert.equal((await ask(handle, 'GET', '/v1/agent-configurations')).status, 401);
  const misspelled = await ask(handle, 'PUT', '/__kit/dialect', 'strct');
  assert.equal(misspelled.status, 400);
  assert.match(misspelled.body.detail, /dialect strct: .* Did you mean strict/);
  const wrong = await ask(handle, 'PUT', '/__kit/dialect', { points: { auth: 'yes' } });
  assert.equal(wrong.status, 400);
  assert.match(wrong.body.detail, /auth/);
});

test('buckets are listed', async () => {
  const handle = createFetchHandler();
  await update(handle, { hub: 'x' }, 'w');
  const { body } = await ask(handle, 'GET', '/__kit/buckets');
  assert.deepEqual(
    body.map(({ name, agents, requests }: Record<string, unknown>) => [name, agents, requests]),
    [
      [null, 10, 0],
      ['w', 10, 1],
    ],
  );
});

test('the page is one file under a policy that allows its own script alone', async () => {
  await using mock = await startMock({ port: 0 });
  const answer = await fetch(`${mock.url}/__kit/`);
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
  const policy = answer.headers.get('content-security-policy') ?? '';
  assert.match(policy, /^default-src 'none'; script-src 'sha256-[^' ]+'; style-src 'sha256-[^' ]+'; /);
  const html = await answer.text();
  assert.doesNotMatch(html, /<(?:script|link|img)[^>]* src=|<link[^>]* href="(?!data:)/);
  const redirect = await fetch(`${mock.url}/__kit`, { redirect: 'manual' });
  assert.deepEqual([redirect.status, redirect.headers.get('location')], [307, '__kit/']);
});

test('there is no page where there are no files', async () => {
  const { status, body } = await ask(createFetchHandler(), 'GET', '/__kit/');
  assert.equal(status, 404);
  assert.match(body.detail, /not built/);
});

test('a browser is led from / to the page, whatever the dialect publishes', async () => {
  await using mock = await startMock({ port: 0, dialect: 'strict' });
  const seen = (accept: string) => fetch(`${mock.url}/`, { headers: { accept }, redirect: 'manual' });
  const answer = await seen('text/html,*/*;q=0.8');
  assert.deepEqual([answer.status, answer.headers.get('location')], [307, '/__kit/']);
  assert.equal((await seen('application/json')).status, 404);
});

test('from another machine the page asks for the token, and takes it once', async () => {
  const request = (target: string, headers: Readonly<Record<string, string>> = {}): ReceivedRequest => ({
    method: 'GET',
    target,
    scheme: 'http',
    header: (name) => ({ host: '10.0.0.5:4010', accept: 'text/html', ...headers })[name],
    body: new Uint8Array(0),
    caller: () => 'elsewhere',
  });
  const access = { allowedHosts: [], token: 'tok-12345678' };
  const asked = refuseOutsider(request('/__kit/'), access);
  assert.equal(asked?.status, 401);
  assert.match(asked?.body ?? '', /<input name="__token" type="password"/);
  assert.doesNotMatch(asked?.body ?? '', /tok-12345678/);
  assert.match(asked?.headers['content-security-policy'] ?? '', /^default-src 'none'; form-action 'self'/);
  assert.match(refuseOutsider(request('/__kit/state'), access)?.body ?? '', /asks for its token/);
  assert.equal(refuseOutsider(request('/__kit/?__token=tok-12345678'), access), undefined);
  assert.equal(refuseOutsider(request('/__kit/', { cookie: 'kit-token=tok-12345678' }), access), undefined);
  assert.equal(refuseOutsider(request('/__kit/'))?.status, 403);
});

test('the page is closed to foreign origins and foreign names', async () => {
  await using mock = await startMock({ port: 0 });
  const { port } = new URL(mock.url);
  const statusWith = async (headers: Readonly<Record<string, string>>) => {
    const handled = await fetch(`${mock.url}/__kit/`, { headers });
    return handled.status;
  };
  assert.equal(await statusWith({}), 200);
  assert.equal(await statusWith({ origin: 'https://example.com' }), 403);
  assert.equal(await statusWith({ 'sec-fetch-site': 'cross-site' }), 403);
  const asked = await new Promise<number>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/__kit/', headers: { host: 'rebound.example' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on('error', reject);
  });
  assert.equal(asked, 403);
});
