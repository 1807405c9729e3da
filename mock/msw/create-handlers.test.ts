import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import * as msw from 'msw';
import { setupServer } from 'msw/node';
import { createHandlers } from './create-handlers.ts';
import { requireHttp } from './require-msw.ts';

const { handlers, byOperation, kit } = createHandlers();
const server = setupServer(...handlers);
const missed: string[] = [];
before(() =>
  server.listen({
    onUnhandledRequest: (request) => {
      missed.push(new URL(request.url).pathname);
    },
  }),
);
after(() => server.close());
afterEach(() => {
  server.resetHandlers();
  kit.reset();
});

const api = 'https://api.example.com';
const agentUrl = `${api}/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b`;
const update = (body: string) =>
  fetch(agentUrl, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });

test('an update is kept, and the kit sees it', async () => {
  assert.equal((await update('{"purpose":"x"}')).status, 200);
  assert.equal(kit.state().agents[0]?.purpose, 'x');
  const [entry] = kit.requests({ operation: 'updateAgent' });
  assert.ok(entry !== undefined && 'status' in entry);
  assert.equal(entry.status, 200);
});

test('a refusal names the field, another method is refused, and a bare % does not break the handlers', async () => {
  const refused = await update('{"hub":5}');
  assert.equal(refused.status, 422);
  assert.deepEqual(JSON.parse(await refused.text()).detail[0].loc, ['body', 'hub']);
  assert.equal((await fetch(agentUrl, { method: 'DELETE' })).status, 405);
  assert.equal((await fetch(`${api}/v1/evolution/status/%zz`)).status, 422);
});

test('a redirect is followed, with the body', async () => {
  const before = kit.state().genomes.length;
  const answered = await fetch(`${api}/v1/genomes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"g"}',
  });
  assert.equal(answered.status, 200);
  assert.equal(kit.state().genomes.length, before + 1);
});

test('paths that are not of the contract are nobody else’s business', async () => {
  missed.length = 0;
  server.use(msw.http.get(`${api}/v1/users`, () => msw.HttpResponse.json([])));
  assert.deepEqual(await (await fetch(`${api}/v1/users`)).json(), []);
  await assert.rejects(fetch('http://127.0.0.1:9/src/main.ts'));
  assert.deepEqual(missed, ['/src/main.ts']);
});

test('what is planned for the next request comes, and a connection that breaks is a failed fetch', async () => {
  kit.failNext('listAgents', { status: 503 });
  assert.equal((await fetch(`${api}/v1/agent-configurations`)).status, 503);
  kit.use({ on: 'listAgents', break: 'reset' });
  await assert.rejects(fetch(`${api}/v1/agent-configurations`), TypeError);
});

test('by operation there is what there is in all', () => {
  assert.deepEqual(Object.values(byOperation).flat(), handlers);
  assert.equal(handlers.length, 4);
});

test('an origin bounds the handlers', async () => {
  const own = createHandlers({ origin: 'https://api.example.com', scenario: 'empty' });
  server.resetHandlers(...own.handlers);
  missed.length = 0;
  assert.deepEqual(await (await fetch(`${api}/v1/agent-configurations`)).json(), []);
  await assert.rejects(fetch('http://127.0.0.1:9/v1/agent-configurations'));
  assert.deepEqual(missed, ['/v1/agent-configurations']);
  server.resetHandlers(...handlers);
});

test('wrong options are one sentence each', () => {
  const wrong = (text: string) => JSON.parse(text);
  assert.throws(
    () => createHandlers(wrong('{"scenaro":"happy"}')),
    /^Inability: createHandlers, option scenaro: .*scenario/,
  );
  assert.throws(() => createHandlers(wrong('{"scenario":"hapy"}')), /^Inability: scenario hapy: .*happy/);
  assert.throws(
    () => createHandlers({ origin: 'api.example.com' }),
    /^Inability: origin api\.example\.com: /,
  );
  assert.throws(
    () => createHandlers(wrong('{"evolutionUrl":"http://127.0.0.1:1"}')),
    /^Inability: createHandlers, option evolutionUrl: /,
  );
});

test('an MSW without http.all is told in one sentence', () => {
  assert.throws(() => requireHttp({}), /^Inability: agent-console-kit\/msw: .* Install msw 2 or 3: [^\n]*$/);
  assert.equal(requireHttp(msw), msw.http);
});
