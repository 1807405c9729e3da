import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dialect } from '../spec/dialect-points.ts';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { agentFieldNamed, agentFields, updateFields } from '../spec/fields.ts';
import { answer } from './answer.ts';
import type { MockResponse } from './exchange.ts';
import { createWorld, readState, type World } from './state/world.ts';

const [first, second] = [
  '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
] as const;
const nobody = '00000000-0000-4000-8000-000000000000';
const owner = '11111111-2222-4333-8444-555555555555';
const token = { authorization: 'Bearer t' };

function agent(id: string) {
  return {
    id,
    agent_name: 'seed',
    model_name: 'm',
    team_id: owner,
    created_by: owner,
    created_at: 5,
    updated_at: 5,
  };
}

function worldOf(points: Partial<Dialect> = {}, now: () => number = () => 9_000): World {
  const dialect = { ...dialectPresets.fastapi, ...points };
  return createWorld(
    { agents: [agent(first), agent(second)], genomes: [], evolution: {} },
    { dialect, now, seed: 1 },
  );
}

interface Asked {
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask(
  world: World,
  method: string,
  target: string,
  { body = '', headers = {} }: Asked = {},
): MockResponse {
  const all: Readonly<Record<string, string>> = { host: 'h', 'content-type': 'application/json', ...headers };
  return answer(
    { method, target, scheme: 'http', header: (name) => all[name], body: new TextEncoder().encode(body) },
    world,
  );
}

const put = (world: World, update: unknown, id: string = first, headers?: Readonly<Record<string, string>>) =>
  ask(world, 'PUT', `/v1/agent-configurations/${id}`, {
    body: typeof update === 'string' ? update : JSON.stringify(update),
    ...(headers === undefined ? {} : { headers }),
  });
const bodyOf = (response: MockResponse) => JSON.parse(response.body ?? 'null');

test('an update replaces what is supplied and keeps the rest', () => {
  const world = worldOf();
  const before = bodyOf(put(world, {}));
  const after = bodyOf(put(world, { hub: '', purpose: 'p', agent_params: { a: 1 } }));
  assert.deepEqual(after, { ...before, hub: '', purpose: 'p', agent_params: { a: 1 } });
  assert.deepEqual(bodyOf(put(world, { agent_params: { b: 2 } })).agent_params, { b: 2 });
});

test('null clears a nullable field, in every dialect', () => {
  for (const choice of ['keep', 'reset'] as const) {
    const world = worldOf({ 'null-on-required': choice });
    put(world, { purpose: 'p', evaluated_harnesses: ['a'] });
    const after = bodyOf(put(world, { purpose: null, evaluated_harnesses: null }));
    assert.deepEqual([after.purpose, after.evaluated_harnesses], [null, null]);
  }
});

test('null on a field that cannot be null keeps or resets it', () => {
  const neverNull = updateFields.filter(({ name }) => agentFieldNamed(name)?.nullable === false);
  const nulls = Object.fromEntries(neverNull.map(({ name }) => [name, null]));
  const changed = {
    hub: 'h',
    status: 'draft',
    delegated_agents: [{}],
    agent_name: 'n',
    guard_manually_configured: true,
  };
  const keeping = worldOf({ 'null-on-required': 'keep' });
  const resetting = worldOf({ 'null-on-required': 'reset' });
  const kept = bodyOf(put(keeping, changed));
  assert.deepEqual(bodyOf(put(keeping, nulls)), kept);
  put(resetting, changed);
  const reset = bodyOf(put(resetting, nulls));
  assert.deepEqual([reset.hub, reset.status, reset.delegated_agents], ['custom', 'active', []]);
  assert.deepEqual([reset.agent_name, reset.guard_manually_configured], ['n', false]);
});

test('updated_at moves on and never back, in the unit of the dialect', () => {
  const times = [9_000, 12_000, 7_000];
  const world = worldOf({}, () => times.shift() ?? 0);
  assert.deepEqual(
    [0, 1, 2].map(() => bodyOf(put(world, {})).updated_at),
    [9, 12, 12],
  );
  assert.equal(bodyOf(put(worldOf({ 'time-unit': 'milliseconds' }), {})).updated_at, 9_000);
});

test('a rejected update leaves no trace, nor does one of another agent', () => {
  const world = worldOf();
  const before = readState(world);
  assert.equal(put(world, { hub: 'x', status: 'zzz' }).status, 422);
  assert.equal(put(world, { hub: 'x' }, nobody).status, 404);
  assert.equal(put(world, '{"hub":"x"').status, 422);
  assert.deepEqual(readState(world), before);
  put(world, { hub: 'x' }, second);
  assert.equal(bodyOf(put(world, {})).hub, 'custom');
});

test('read-only fields cannot be set', () => {
  const world = worldOf();
  const readOnly = {
    id: nobody,
    team_id: nobody,
    created_at: 1,
    trust_stage: 'trusted',
    skills: [{}],
    ttt_days: 4,
  };
  const after = bodyOf(put(world, readOnly));
  assert.deepEqual([after.id, after.team_id, after.created_at], [first, owner, 5]);
  assert.deepEqual([after.trust_stage, after.skills, after.ttt_days], ['registered', [], null]);
  const strict = worldOf({ 'read-only-keys': 'reject' });
  assert.deepEqual(bodyOf(put(strict, { team_id: nobody })).detail[0].loc, ['body', 'team_id']);
});

test('faults come path first, then in the order of the contract', () => {
  const { detail } = bodyOf(put(worldOf(), { guard_config_id: 'x', status: 1 }, 'nope'));
  assert.deepEqual(
    detail.map((fault: { loc: unknown }) => fault.loc),
    [
      ['path', 'id'],
      ['body', 'status'],
      ['body', 'guard_config_id'],
    ],
  );
  assert.deepEqual(Object.keys(detail[0]), ['type', 'loc', 'msg', 'input', 'ctx']);
});

test('a dialect may list the first fault only, with other keys', () => {
  const one = bodyOf(put(worldOf({ 'error-items': 'first' }), { hub: 1, purpose: 1 }));
  assert.equal(one.detail.length, 1);
  const keysIn = (choice: Dialect['error-extra-keys']) =>
    Object.keys(bodyOf(put(worldOf({ 'error-extra-keys': choice }), { status: 1 })).detail[0]);
  assert.deepEqual(keysIn('none'), ['type', 'loc', 'msg']);
  assert.deepEqual(keysIn('input'), ['type', 'loc', 'msg', 'input']);
  assert.deepEqual(keysIn('ctx'), ['type', 'loc', 'msg', 'ctx']);
  assert.deepEqual(keysIn('input-ctx-url'), ['type', 'loc', 'msg', 'input', 'ctx', 'url']);
});

test('a dialect limits how many faults are listed, the first ones first', () => {
  const update = { hub: 1, purpose: 1, evaluated_harnesses: Array.from({ length: 2000 }, () => 1) };
  const listed = (limit: string) => bodyOf(put(worldOf({ 'error-items-limit': limit }), update)).detail;
  assert.equal(listed('1000').length, 1000);
  assert.deepEqual(
    listed('4').map(({ loc }: { loc: unknown }) => loc),
    [
      ['body', 'hub'],
      ['body', 'purpose'],
      ['body', 'evaluated_harnesses', 0],
      ['body', 'evaluated_harnesses', 1],
    ],
  );
});

test('the body is read before the token, and the token before validation', () => {
  const world = worldOf({ auth: 401 });
  assert.equal(put(world, '{').status, 422);
  assert.equal(put(world, { status: 1 }).status, 401);
  assert.equal(put(world, { status: 1 }, first, token).status, 422);
  assert.equal(put(world, {}, first, { authorization: 'bearer t' }).status, 200);
  assert.equal(ask(world, 'GET', '/nowhere').status, 404);
});

test('bodies that are missing or called something else are answered as the dialect has it', () => {
  const strict = worldOf({
    'missing-body': 400,
    'other-content-type': 415,
    'missing-content-type': 'accept',
  });
  assert.equal(put(strict, '').status, 400);
  assert.equal(put(strict, {}, first, { 'content-type': 'text/plain' }).status, 415);
  assert.equal(put(strict, {}, first, { 'content-type': '' }).status, 200);
  assert.equal(
    put(worldOf({ 'other-content-type': 'accept' }), {}, first, { 'content-type': 'text/plain' }).status,
    200,
  );
  assert.equal(put(worldOf(), {}, first, { 'content-type': '' }).status, 422);
  assert.equal(put(worldOf({ 'malformed-body': 415 }), '{').status, 415);
});

test('api_key is plain, masked or left out, and unset fields are null or left out', () => {
  const shown = (points: Partial<Dialect>) =>
    bodyOf(put(worldOf(points), { api_key: 'kit-secret', purpose: null }));
  assert.equal(shown({}).api_key, 'kit-secret');
  assert.equal(shown({ 'api-key-echo': 'masked' }).api_key, '********');
  assert.equal('api_key' in shown({ 'api-key-echo': 'left-out' }), false);
  assert.equal('purpose' in shown({ 'unset-fields': 'left-out' }), false);
  assert.equal(Object.keys(shown({})).length, agentFields.length);
});

test('an unknown agent is answered as the dialect has it', () => {
  assert.equal(ask(worldOf(), 'GET', `/v1/evolution/status/${nobody}`).status, 200);
  assert.equal(
    ask(worldOf({ 'unknown-agent-on-status': 404 }), 'GET', `/v1/evolution/status/${nobody}`).status,
    404,
  );
  const created = put(worldOf({ 'unknown-agent-on-update': 200 }), { hub: 'x' }, nobody);
  assert.deepEqual([created.status, bodyOf(created).id, bodyOf(created).hub], [200, nobody, 'x']);
});

test('genomes that name an agent drive its evolution status', () => {
  const world = worldOf();
  const status = () => bodyOf(ask(world, 'GET', `/v1/evolution/status/${first.toUpperCase()}`));
  assert.deepEqual(status(), { agent_id: first, status: 'idle', proposals: [] });
  const ids = [0, 1, 2].map(
    () => bodyOf(ask(world, 'POST', '/v1/genomes/', { body: JSON.stringify({ agent_id: first }) })).genome_id,
  );
  assert.deepEqual(
    status().proposals,
    ids.map((genome_id, index) => ({ genome_id, stage: ['adopted', 'evaluating', 'pending'][index] })),
  );
  assert.equal(status().generation, 1);
  assert.equal(status().status, 'evolving');
});

test('a genome is answered by the id that it brings, unless another has it, and kept with what was answered', () => {
  const world = worldOf();
  const create = (genome: object) =>
    bodyOf(ask(world, 'POST', '/v1/genomes/', { body: JSON.stringify(genome) })).genome_id;
  const own = '5ef00e30-b6e4-4458-9760-d71af15e001a';
  const ids = [own, own, 'mine', 5, undefined].map((genome_id) => create({ genome_id }));
  assert.equal(ids[0], own);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^[0-9a-f-]{36}$/);
  assert.deepEqual(
    world.genomes.read().map((genome) => genome['genome_id']),
    ids,
  );
});

test('a genome is any object, and nothing else', () => {
  const world = worldOf();
  const post = (body: string) => ask(world, 'POST', '/v1/genomes/', { body }).status;
  assert.deepEqual(
    ['{}', '{"__proto__":{"a":1}}', '{"v":12345678901234567890.5}'].map(post),
    [200, 200, 200],
  );
  assert.deepEqual(['[]', '"x"', '5', 'true', 'null', ''].map(post), [422, 422, 422, 422, 422, 422]);
  assert.equal(world.genomes.created, 3);
});

test('numbers keep every digit', () => {
  const world = worldOf();
  const text =
    '{"last_evaluated_at":12345678901234567890,"agent_params":{"a":0.1000000000000000055511151231257827,"b":-0}}';
  const { body = '' } = put(world, text);
  assert.match(body, /"last_evaluated_at":12345678901234567890,/);
  assert.match(body, /"agent_params":\{"a":0\.1000000000000000055511151231257827,"b":-0\}/);
});

test('the list carries scores when asked', () => {
  const world = worldOf();
  const list = (query: string) => bodyOf(ask(world, 'GET', `/v1/agent-configurations${query}`));
  assert.equal(list('').length, 2);
  assert.ok('latest_evaluation' in list('?include_scores=true')[0]);
  assert.deepEqual(list('?include_scores=maybe').detail[0].loc, ['query', 'include_scores']);
  const wrapped = worldOf({ 'list-envelope': 'object', 'unset-fields': 'left-out' });
  const body = bodyOf(ask(wrapped, 'GET', '/v1/agent-configurations?include_scores=1'));
  assert.equal(body.items.length, 2);
  assert.equal(body.items[0].latest_evaluation, null);
});

test('a list without scores has null for them, or leaves them out', () => {
  const keysOf = (choice: Dialect['list-unscored'], query: string) => {
    const [listed] = bodyOf(
      ask(worldOf({ 'list-unscored': choice }), 'GET', `/v1/agent-configurations${query}`),
    );
    return 'latest_evaluation' in listed;
  };
  assert.deepEqual([keysOf('null', ''), keysOf('left-out', '')], [true, false]);
  assert.equal(keysOf('left-out', '?include_scores=true'), true);
  // Where the table of 2.1 has it.
  for (const query of ['', '?include_scores=true']) {
    const [listed] = bodyOf(ask(worldOf({}), 'GET', `/v1/agent-configurations${query}`));
    assert.equal(Object.keys(listed).at(-1), 'latest_evaluation', query);
  }
});

test('a question mark too many is part of a name', () => {
  assert.equal(ask(worldOf(), 'GET', '/v1/agent-configurations??include_scores=maybe').status, 200);
});

test('of two flags the one counts that the dialect says', () => {
  const told = (choice: Dialect['list-flag-twice'], ...flags: readonly string[]) => {
    const query = flags.map((flag) => `include_scores=${flag}`).join('&');
    const world = worldOf({ 'list-flag-twice': choice, 'list-unscored': 'left-out' });
    const { status, body } = ask(world, 'GET', `/v1/agent-configurations?${query}`);
    return status === 200 ? String(body).includes('latest_evaluation') : status;
  };
  const both = (choice: Dialect['list-flag-twice']) => [
    told(choice, 'true', 'false'),
    told(choice, 'false', 'true'),
  ];
  assert.deepEqual(both('last'), [false, true]);
  assert.deepEqual(both('first'), [true, false]);
  assert.deepEqual(both('any'), [true, true]);
  assert.deepEqual(both('none'), [false, false]);
  assert.deepEqual(both('reject'), [422, 422]);
  assert.equal(told('reject', 'true'), true);
  assert.equal(told('first', 'maybe', 'true'), 422);
});

test('a list without scores has null for them, or leaves them out, whatever updates leave out', () => {
  const told = (choice: Dialect['list-unscored'], unset: Dialect['unset-fields']) => {
    const world = worldOf({ 'list-unscored': choice, 'unset-fields': unset });
    return String(ask(world, 'GET', '/v1/agent-configurations').body).includes('"latest_evaluation":null');
  };
  assert.deepEqual([told('null', 'null'), told('null', 'left-out')], [true, true]);
  assert.deepEqual([told('left-out', 'null'), told('left-out', 'left-out')], [false, false]);
});

test('redirects keep scheme, host and query', () => {
  const { status, headers, body } = ask(worldOf(), 'POST', '/v1/genomes?a=1');
  assert.deepEqual([status, headers['location'], body], [307, 'http://h/v1/genomes/?a=1', undefined]);
  assert.equal(ask(worldOf({ 'redirect-status': 308 }), 'POST', '/v1/genomes').status, 308);
});

test('HEAD and OPTIONS are other methods, HEAD without a body', () => {
  const target = `/v1/evolution/status/${first}`;
  const head = ask(worldOf(), 'HEAD', target);
  assert.deepEqual([head.status, head.headers['allow'], head.body], [405, 'GET', undefined]);
  assert.equal(ask(worldOf({ 'other-method': 501 }), 'OPTIONS', target).status, 501);
});

test('every field of an update is stored and answered', () => {
  const world = worldOf();
  const values: Readonly<Record<string, unknown>> = {
    text: 'x',
    integer: 7,
    flag: true,
    uuid: nobody,
    'decimal-text': '12.50',
    object: { a: [1] },
    'list-of-objects': [{ a: 1 }],
    'list-of-texts': ['a', ''],
  };
  const update = Object.fromEntries(
    updateFields.map((field) => [field.name, field.choices?.at(-1) ?? values[field.kind]]),
  );
  const after = bodyOf(put(world, update));
  for (const [name, value] of Object.entries(update)) assert.deepEqual(after[name], value, name);
});

test('HEAD and OPTIONS are answered where the dialect has it so', () => {
  const target = `/v1/evolution/status/${first}`;
  const head = ask(worldOf({ 'head-requests': 'as-get' }), 'HEAD', target);
  assert.deepEqual([head.status, head.body], [200, undefined]);
  assert.equal(ask(worldOf({ 'head-requests': 'as-get' }), 'HEAD', '/v1/genomes/').status, 405);
  const known = worldOf({ 'options-requests': 204 });
  const options = ask(known, 'OPTIONS', target);
  assert.deepEqual([options.status, options.headers['allow'], options.body], [204, 'GET', undefined]);
  assert.equal(ask(known, 'OPTIONS', '/nowhere').status, 404);
  assert.equal(ask(worldOf({ 'options-requests': '200-everywhere' }), 'OPTIONS', '/nowhere').status, 200);
});

test('a rejected update and a path that is no uuid have statuses of their own', () => {
  const world = worldOf({ 'rejected-update': 400, 'bad-uuid-on-update': 404 });
  assert.equal(put(world, { status: 'zzz' }).status, 400);
  assert.equal(put(world, '{').status, 400);
  assert.equal(put(world, { status: 'zzz' }, 'nope').status, 404);
  assert.equal(ask(world, 'GET', '/v1/evolution/status/nope').status, 422);
  assert.equal(ask(world, 'POST', '/v1/genomes/', { body: '[]' }).status, 422);
});

test('a dialect that lists no fault of an update lists those of others', () => {
  const world = worldOf({ 'error-items': 'none' });
  assert.deepEqual(bodyOf(put(world, { status: 'zzz' })), {});
  assert.deepEqual(bodyOf(put(world, {}, 'nope')), {});
  assert.equal(bodyOf(ask(world, 'GET', '/v1/evolution/status/nope')).detail.length, 1);
});

test('a dialect that lists faults nowhere lists none of any operation', () => {
  const world = worldOf({ 'error-items': 'nowhere' });
  for (const response of [
    put(world, { status: 'zzz' }),
    ask(world, 'GET', '/v1/evolution/status/nope'),
    ask(world, 'POST', '/v1/genomes/', { body: '[]' }),
  ]) {
    assert.equal(response.status, 422);
    assert.deepEqual(bodyOf(response), {});
  }
});

test('an update that is taken has the status of the dialect, and its document says so', () => {
  const world = worldOf({ 'accepted-update': 202 });
  assert.equal(put(world, { hub: 'x' }).status, 202);
  assert.equal(ask(world, 'POST', '/v1/genomes/', { body: '{}' }).status, 200);
  const { paths } = bodyOf(ask(world, 'GET', '/openapi.json'));
  assert.deepEqual(Object.keys(paths['/v1/agent-configurations/{id}'].put.responses), ['202', '422']);
});

test('no body and null are an empty update, or refused, each by a point of its own', () => {
  const world = worldOf({ 'missing-body': 'accept', 'null-body': 400, 'missing-genome': 'accept' });
  assert.equal(put(world, '').status, 200);
  assert.equal(put(world, 'null').status, 400);
  assert.equal(ask(world, 'POST', '/v1/genomes/').status, 200);
  assert.equal(ask(world, 'POST', '/v1/genomes/', { body: 'null' }).status, 422);
  const other = worldOf({ 'missing-body': 415, 'null-body': 'accept', 'missing-genome': 400 });
  assert.deepEqual([put(other, '').status, put(other, 'null').status], [415, 200]);
  assert.equal(ask(other, 'POST', '/v1/genomes/').status, 400);
});

test('a token is asked for where, when and how the dialect has it', () => {
  const status = `/v1/evolution/status/${first}`;
  const evolution = worldOf({ auth: 401, 'auth-scope': 'evolution' });
  assert.deepEqual([ask(evolution, 'GET', status).status, put(evolution, {}).status], [401, 200]);
  const late = worldOf({ auth: 401 });
  assert.deepEqual([put(late, '{').status, ask(late, 'GET', '/nowhere').status], [422, 404]);
  const early = worldOf({ auth: 401, 'auth-order': 'before-body' });
  assert.deepEqual([put(early, '{').status, ask(early, 'GET', '/nowhere').status], [401, 404]);
  const first401 = worldOf({ auth: 403, 'auth-order': 'before-path' });
  assert.equal(ask(first401, 'GET', '/nowhere').status, 403);
  const bare = worldOf({ auth: 401, 'auth-header': 'X-Api-Key', 'auth-scheme': 'none' });
  assert.equal(ask(bare, 'GET', status, { headers: { 'x-api-key': 'k' } }).status, 200);
  assert.equal(ask(bare, 'GET', status, { headers: token }).status, 401);
});

test('a slash too many leads on, or nowhere; there may be no list', () => {
  const target = `/v1/evolution/status/${first}/`;
  assert.equal(ask(worldOf(), 'GET', target).status, 307);
  const world = worldOf({ 'trailing-slash': 'unknown-path', 'list-path': 'none' });
  assert.equal(ask(world, 'GET', target).status, 404);
  assert.equal(ask(world, 'POST', '/v1/genomes').status, 307);
  assert.equal(ask(world, 'GET', '/v1/agent-configurations').status, 404);
});

test('NUL in a text is taken or refused', () => {
  assert.equal(put(worldOf(), { purpose: 'a\0b' }).status, 200);
  const { detail } = bodyOf(put(worldOf({ 'nul-in-texts': 'reject' }), { purpose: 'a\0b', hub: 'h' }));
  assert.deepEqual(
    detail.map(({ type, loc }: { type: string; loc: string[] }) => [type, ...loc]),
    [['value_error', 'body', 'purpose']],
  );
  const list = { evaluated_harnesses: ['a', 'b\0'] };
  assert.equal(put(worldOf(), list).status, 200);
  assert.deepEqual(bodyOf(put(worldOf({ 'nul-in-texts': 'reject' }), list)).detail[0].loc, [
    'body',
    'evaluated_harnesses',
    1,
  ]);
});
