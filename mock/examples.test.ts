import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DialectExamples } from '../spec/dialect-examples.ts';
import type { Dialect } from '../spec/dialect-points.ts';
import { dialectPresets } from '../spec/dialect-presets.ts';
import type { JsonObject } from '../spec/json-value.ts';
import { answer } from './answer.ts';
import { defaultState } from './state/first-state.ts';
import { createWorld, type World } from './state/world.ts';

const [known, nobody] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '00000000-0000-4000-8000-000000000000'];

function worldOf(examples: DialectExamples, points: Partial<Dialect> = {}): World {
  const dialect = { ...dialectPresets.fastapi, ...points, examples };
  const state = defaultState('seconds', examples.evolutionStatus !== undefined);
  return createWorld(state, { dialect, now: () => 9_000, seed: 1 });
}

function ask(world: World, method: string, target: string, body = '') {
  const headers: Readonly<Record<string, string>> = { host: 'h', 'content-type': 'application/json' };
  const response = answer(
    { method, target, scheme: 'http', header: (name) => headers[name], body: new TextEncoder().encode(body) },
    world,
  );
  return { ...response, json: JSON.parse(response.body ?? 'null') };
}

const put = (world: World, update: object, id: string = known) =>
  ask(world, 'PUT', `/v1/agent-configurations/${id}`, JSON.stringify(update));

test('answers the evolution status by its example, with the ids that were asked for', () => {
  const example = { example: { agent: '{agent_id}', stage: 'warm' } };
  const unknown = { example: { stage: 'none' } };
  const world = worldOf({ evolutionStatus: example, unknownEvolutionStatus: unknown });
  assert.deepEqual(ask(world, 'GET', `/v1/evolution/status/${known.toUpperCase()}`).json, {
    agent: known,
    stage: 'warm',
  });
  assert.deepEqual(ask(world, 'GET', `/v1/evolution/status/${nobody}`).json, { stage: 'none' });
});

test('a status that a state file sets outranks the example', () => {
  const world = worldOf({ evolutionStatus: { example: { stage: 'warm' } } });
  world.evolution.set(known, { stage: 'set' });
  assert.deepEqual(ask(world, 'GET', `/v1/evolution/status/${known}`).json, { stage: 'set' });
});

test('a status of an example has a new id each time', () => {
  const world = worldOf({ evolutionStatus: { example: { request: '{uuid}' } } });
  const read = () => ask(world, 'GET', `/v1/evolution/status/${known}`).json.request;
  assert.notEqual(read(), read());
});

test('answers a genome by its example', () => {
  const world = worldOf({ genome: { example: { data: { id: '{uuid}', '{genome}': true } } } });
  const { json } = ask(world, 'POST', '/v1/genomes/', '{"traits":{"a":1}}');
  assert.deepEqual(json.data.traits, { a: 1 });
  assert.match(json.data.id, /^[0-9a-f-]{36}$/);
});

test('answers each refusal by its example, with its headers', () => {
  const error = (json: JsonObject) => ({ json, headers: { 'retry-after': '1' } });
  const world = worldOf({
    errors: {
      unknownPath: error({ title: 'nothing at {path}' }),
      unknownAgentOnUpdate: error({ title: 'no {agent_id}' }),
      otherMethod: { text: '<p>no</p>', headers: { 'content-type': 'text/html' } },
    },
  });
  const nowhere = ask(world, 'GET', '/v1/nowhere?x=1');
  assert.deepEqual(
    [nowhere.status, nowhere.json, nowhere.headers['retry-after']],
    [404, { title: 'nothing at /v1/nowhere' }, '1'],
  );
  assert.deepEqual(put(world, {}, nobody).json, { title: `no ${nobody}` });
  const method = answer(
    {
      method: 'PATCH',
      target: '/v1/genomes/',
      scheme: 'http',
      header: () => undefined,
      body: new Uint8Array(),
    },
    world,
  );
  assert.deepEqual(
    [method.status, method.body, method.headers['content-type'], method.headers['allow']],
    [405, '<p>no</p>', 'text/html', 'POST'],
  );
});

test('a refusal by its example has a challenge only where the example has one', () => {
  const read = (examples: DialectExamples) =>
    ask(worldOf(examples, { auth: 401 }), 'GET', `/v1/evolution/status/${known}`).headers['www-authenticate'];
  assert.equal(read({}), 'Bearer');
  assert.equal(read({ errors: { unauthenticated: { json: {} } } }), undefined);
  const headers = { 'www-authenticate': 'Custom' };
  assert.equal(read({ errors: { unauthenticated: { json: {}, headers } } }), 'Custom');
});

test('faults are documented where the examples say', () => {
  const dialect = { 'error-extra-keys': 'input-ctx-url' } as const;
  const urlOf = (examples: DialectExamples) => put(worldOf(examples, dialect), { hub: 5 }).json.detail[0].url;
  assert.equal(urlOf({}), 'https://errors.pydantic.dev/2.13/v/string_type');
  const faultAddress = 'https://errors.pydantic.dev/2.6/v/';
  assert.equal(urlOf({ faultAddress }), `${faultAddress}string_type`);
});

test('tells faults in the words of the examples, and carries what they carry beside', () => {
  const world = worldOf({
    faults: {
      enum: [{ type: 'choice', msg: 'no' }],
      decimal_parsing: [
        { type: 'x', loc: ['body', '{field}', 'float'] },
        { type: 'y', loc: ['body', '{field}', 'str'] },
      ],
    },
    validationErrorExtraFields: { request: '{uuid}', detail: 'never' },
    faultExtraFields: { code: 7, loc: 'never' },
  });
  const { json } = put(world, { status: 'zzz', test_score: 'abc', hub: 5 });
  assert.match(json.request, /^[0-9a-f-]{36}$/);
  assert.deepEqual(
    json.detail.map(({ type, loc, code }: { type: string; loc: string[]; code: number }) => [
      type,
      ...loc,
      code,
    ]),
    [
      ['choice', 'body', 'status', 7],
      ['string_type', 'body', 'hub', 7],
      ['x', 'body', 'test_score', 'float', 7],
      ['y', 'body', 'test_score', 'str', 7],
    ],
  );
  assert.equal(json.detail[0].msg, 'no');
});

test('agents and the list carry what they carried beside, and no field of an agent is replaced', () => {
  const world = worldOf(
    { agentExtraFields: { revision: 7, purpose: 'never' }, listExtraFields: { total: 3 } },
    { 'list-envelope': 'object' },
  );
  const agent = put(world, { purpose: 'mine' }).json;
  assert.deepEqual([agent.revision, agent.purpose], [7, 'mine']);
  const list = ask(world, 'GET', '/v1/agent-configurations').json;
  assert.deepEqual([list.total, list.items[0].revision], [3, 7]);
});

test('every JSON answer carries the headers of the examples', () => {
  const type = 'Application/JSON; charset=UTF-8';
  const world = worldOf({ headers: { 'content-type': type, 'x-version': '7' } });
  for (const target of ['/v1/agent-configurations', '/v1/nowhere']) {
    const { headers } = ask(world, 'GET', target);
    assert.deepEqual([headers['content-type'], headers['x-version']], [type, '7']);
  }
  const { headers } = ask(world, 'POST', '/v1/genomes', '{}');
  assert.equal(headers['content-type'], undefined, 'a redirect has no body');
});
