import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { validateHttpValidationError } from '../../spec/validators.ts';
import { createFetchHandler } from '../fetch-handler.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const json = { 'content-type': 'application/json', authorization: 'Bearer x' };
const handle = createFetchHandler();

const request = (path: string, method = 'GET', headers: Record<string, string> = {}, body?: string) =>
  new Request(`http://localhost${path}`, { method, headers, ...(body === undefined ? {} : { body }) });

const prefers: readonly (readonly [prefer: string, status: number])[] = [
  ['code=503', 503],
  ['code="409"', 409],
  ['respond-async, Code=404; example=x', 404],
  ['return=minimal', 200],
  ['code=200', 200],
];

for (const [prefer, status] of prefers) {
  test(`Prefer: ${prefer} is answered with ${status}`, async () => {
    const answer = await handle(request(`/v1/evolution/status/${id}`, 'GET', { prefer }));
    assert.equal(answer.status, status);
    assert.equal(
      answer.headers.get('x-kit-injected'),
      prefer.startsWith('return') ? null : 'forced by Prefer',
    );
  });
}

test('?__code=503 is answered with 503, and nothing is done', async () => {
  handle.reset();
  const path = `/v1/agent-configurations/${id}?a=1&__code=503`;
  const answer = await handle(request(path, 'PUT', json, '{"purpose":"lost"}'));
  assert.equal(answer.status, 503);
  assert.deepEqual(await answer.json(), { detail: 'Service Unavailable' });
  assert.notEqual(handle.state().agents[0]?.purpose, 'lost');
  assert.deepEqual(handle.requests()[0]?.cause, { by: 'forced', asked: '__code' });
});

test('a forced 429 or 503 says when to come again, and others do not', async () => {
  const retryAfter = async (status: number) =>
    (await handle(request(`/v1/agent-configurations?__code=${status}`))).headers.get('retry-after');
  assert.deepEqual(await Promise.all([429, 503, 500].map(retryAfter)), ['1', '1', null]);
});

test('a 2xx is the usual answer with that status; a refusal stays one', async () => {
  const path = `/v1/agent-configurations/${id}`;
  const taken = await handle(request(`${path}?__code=202`, 'PUT', json, '{"purpose":"kept"}'));
  assert.equal(taken.status, 202);
  assert.equal(JSON.parse(await taken.text()).purpose, 'kept');
  assert.equal((await handle(request(`${path}?__code=202`, 'PUT', json, '{"hub":5}'))).status, 422);
  const empty = await handle(request(`${path}?__code=204`, 'PUT', json, '{}'));
  assert.deepEqual([empty.status, await empty.text()], [204, '']);
});

for (const asked of ['abc', '99', '600', '', '5030']) {
  test(`?__code=${asked} is refused in one line`, async () => {
    const answer = await handle(request(`/v1/agent-configurations?__code=${asked}`));
    assert.equal(answer.status, 400);
    const { detail } = JSON.parse(await answer.text());
    assert.equal(detail, `__code=${asked}: it is not a status from 200 to 599. Ask for one as 503.`);
  });
}

/** Requests, and what a forced 422 blames in each. */
const blamed: readonly (readonly [
  request: () => Request,
  loc: readonly (string | number)[],
  input: unknown,
])[] = [
  [
    () => request(`/v1/agent-configurations/${id}`, 'PUT', json, '{"zzz":1,"api_key":"sk","hub":"h"}'),
    ['body', 'hub'],
    'h',
  ],
  [() => request(`/v1/agent-configurations/${id}`, 'PUT', json, '{"zzz":1}'), ['body', 'zzz'], 1],
  [() => request(`/v1/agent-configurations/${id}`, 'PUT', json, '{}'), ['path', 'id'], id],
  [() => request(`/v1/agent-configurations/${id}`, 'PUT', json, '{'), ['path', 'id'], id],
  [() => request('/v1/genomes/', 'POST', json, '{"genes":[1]}'), ['body', 'genes'], [1]],
  [() => request('/v1/genomes/', 'POST', json, '{}'), ['body'], {}],
  [() => request(`/v1/evolution/status/${id}`), ['path', 'agent_id'], id],
  [() => request('/v1/agent-configurations?include_scores=true'), ['query', 'include_scores'], 'true'],
  [() => request('/v1/agent-configurations'), ['query'], null],
  [() => request('/nowhere?a=1'), ['path'], '/nowhere'],
];

for (const [name, dialect] of Object.entries(dialectPresets)) {
  for (const [create, loc, input] of blamed) {
    test(`a forced 422 names what the request carries, in ${name}: ${loc.join('.')}`, async () => {
      const forced = createFetchHandler({ dialect });
      const asked = create();
      asked.headers.set('prefer', 'code=422');
      const answer = await forced(asked);
      assert.equal(answer.status, 422);
      const body = JSON.parse(await answer.text());
      assert.equal(validateHttpValidationError(body), undefined);
      assert.deepEqual(body.detail[0].loc, loc);
      if (dialect['error-extra-keys'] !== 'none') assert.deepEqual(body.detail[0].input, input);
      assert.equal(forced.requests()[0]?.faults?.length, 1);
    });
  }
}

test('a forced refusal is put as the dialect has it', async () => {
  const examples = {
    errors: {
      unauthenticated: { json: { error: 'no token' } },
      unknownAgentOnUpdate: { json: { gone: '{agent_id}' } },
    },
    headers: { server: 'console' },
  };
  const learned = createFetchHandler({ dialect: { ...dialectPresets.strict, examples } });
  const ask = async (code: number) => {
    const path = `/v1/agent-configurations/${id}?__code=${code}`;
    const answer = await learned(request(path, 'PUT', json, '{}'));
    return [answer.status, answer.headers.get('server'), await answer.json()];
  };
  assert.deepEqual(await ask(401), [401, 'console', { error: 'no token' }]);
  assert.deepEqual(await ask(404), [404, 'console', { gone: id }]);
  assert.deepEqual(await ask(409), [409, 'console', { detail: 'Conflict' }]);
});
