import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DialectExamples } from '../../spec/dialect-examples.ts';
import type { Dialect } from '../../spec/dialect-points.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { answer } from '../answer.ts';
import { defaultState } from '../state/first-state.ts';
import { createWorld } from '../state/world.ts';

const known = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

interface Sent {
  readonly method?: string;
  readonly target?: string;
  readonly body?: string | object;
  readonly type?: string | undefined;
}

function ask(
  examples: DialectExamples,
  { method = 'PUT', target, body = '', type }: Sent,
  points: Partial<Dialect> = {},
) {
  const dialect = { ...dialectPresets.fastapi, ...points, examples };
  const world = createWorld(defaultState('seconds', examples.evolutionStatus !== undefined), {
    dialect,
    now: () => 9_000,
    seed: 1,
  });
  const headers: Readonly<Record<string, string>> = { host: 'h', 'content-type': type ?? 'application/json' };
  const { status, body: answered } = answer(
    {
      method,
      target: target ?? `/v1/agent-configurations/${known}`,
      scheme: 'http',
      header: (name) => headers[name],
      body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
    },
    world,
  );
  return { status, json: JSON.parse(answered || 'null') };
}

interface Told {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
}

const faultsOf = (examples: DialectExamples, sent: Sent, points?: Partial<Dialect>): readonly Told[] =>
  ask(examples, sent, points).json.detail.map(({ type, loc, msg }: Told) => ({ type, loc, msg }));

test('the words of a fault are those of the key that says most', () => {
  const faults = {
    string_type: [{ type: 'any' }],
    'string_type/list': [{ type: 'a list' }],
    'string_type@hub': [{ type: 'of hub', msg: '{input} is no {field}' }],
    'uuid_parsing@path': [{ type: 'path uuid', loc: ['path', 'agentId'] }],
  };
  const typeOf = (body: object) => faultsOf({ faults }, { body })[0]?.type;
  assert.deepEqual(
    [typeOf({ purpose: 5 }), typeOf({ purpose: [] }), typeOf({ hub: [] })],
    ['any', 'a list', 'of hub'],
  );
  assert.equal(faultsOf({ faults }, { body: { hub: 5 } })[0]?.msg, '5 is no hub');
  const [ofPath] = faultsOf({ faults }, { target: '/v1/agent-configurations/x', body: {} });
  assert.deepEqual([ofPath?.type, ofPath?.loc], ['path uuid', ['path', 'agentId']]);
  assert.equal(faultsOf({ faults }, { body: { guard_config_id: 'x' } })[0]?.type, 'uuid_parsing');
});

test('texts that are empty or padded, and bodies that are broken in some way, have words of their own', () => {
  const faults = {
    'enum/text@status': [{ type: 'text' }],
    'enum/empty-text@choice': [{ type: 'empty' }],
    'enum/padded-text@choice': [{ type: 'padded' }],
    json_invalid: [{ type: 'broken' }],
    'json_invalid/blank-text@body': [{ type: 'blank' }],
    'json_invalid/cut-text@body': [{ type: 'cut' }],
    'json_invalid/text-behind@body': [{ type: 'behind' }],
  };
  const typeOf = (body: object | string) => faultsOf({ faults }, { body })[0]?.type;
  const ofStatus = ['zzz', '', ' active', 'active\0'].map((status) => typeOf({ status }));
  assert.deepEqual(ofStatus, ['text', 'empty', 'padded', 'padded']);
  const ofBody = ['{,}', ' ', '{"hub":', '{"hub":"k', '{} x', '{}{}'].map(typeOf);
  assert.deepEqual(ofBody, ['broken', 'blank', 'cut', 'cut', 'behind', 'behind']);
  const fewer = { 'enum/text@status': [{ type: 'text' }] };
  assert.equal(faultsOf({ faults: fewer }, { body: { status: '' } })[0]?.type, 'text');
});

test('a loc is filled with the field, the index and the position', () => {
  const faults = {
    'string_type@list-of-texts[]': [{ type: 't', loc: ['body', '/{field}/{index}', '{index}'] }],
    json_invalid: [{ type: 'j', loc: ['{position}'] }],
  };
  const [item] = faultsOf({ faults }, { body: { evaluated_harnesses: ['a', 'b', 5] } });
  assert.deepEqual(item?.loc, ['body', '/evaluated_harnesses/2', 2]);
  assert.deepEqual(faultsOf({ faults }, { body: '{"a":' })[0]?.loc, [5]);
});

test('faults come in the order of the dialect: its own, as sent, and values after kinds', () => {
  const body = { purpose: 5, status: 'zzz', hub: 5 };
  const fieldsOf = (faultOrder: DialectExamples['faultOrder'] & object) =>
    faultsOf({ faultOrder }, { body }).map(({ loc }) => loc[1]);
  assert.deepEqual(fieldsOf({}), ['status', 'hub', 'purpose']);
  assert.deepEqual(fieldsOf({ fields: 'sent' }), ['purpose', 'status', 'hub']);
  assert.deepEqual(fieldsOf({ fields: ['purpose', 'hub', 'status'] }), ['purpose', 'hub', 'status']);
  assert.deepEqual(fieldsOf({ later: ['enum/text'] }), ['hub', 'purpose']);
});

test('a bad id beside a bad body is told as the dialect has it', () => {
  const sent = { target: '/v1/agent-configurations/x', body: { hub: 5 } };
  const partsOf = (faultOrder: DialectExamples['faultOrder'] & object) =>
    faultsOf({ faultOrder }, sent).map(({ loc }) => loc[0]);
  assert.deepEqual(partsOf({}), ['path', 'body']);
  assert.deepEqual(partsOf({ badId: 'alone' }), ['path']);
  assert.deepEqual(partsOf({ badId: 'last' }), ['body', 'path']);
  assert.deepEqual(partsOf({ badId: 'not-told' }), ['body']);
});

test('an update is refused as a whole where the dialect has an answer for its fault', () => {
  const refusals = { 'string_type@hub': { status: 406, json: { '{field}': 'no {input} for {agent_id}' } } };
  assert.deepEqual(ask({ refusals }, { body: { hub: 5 } }), {
    status: 406,
    json: { hub: `no 5 for ${known}` },
  });
  assert.equal(ask({ refusals }, { body: { purpose: 5 } }).status, 422);
});

test('a content-type of its own is read or refused by itself', () => {
  const contentTypes = { 'text/plain': 'accept', 'text/csv': '415' } as const;
  const statusOf = (type: string) => ask({ contentTypes }, { body: {}, type }).status;
  assert.deepEqual(
    [statusOf('text/plain; charset=utf-8'), statusOf('text/csv'), statusOf('text/html')],
    [200, 415, 422],
  );
});

test('fields that are not set appear one by one as the dialect has it', () => {
  const shown = ask(
    { unset: { purpose: 'left-out', import_metadata: 'left-out' } },
    { body: { purpose: null, agent_url: null } },
  );
  assert.equal('purpose' in shown.json, false);
  assert.equal(shown.json.agent_url, null);
  const others = ask(
    { unset: { purpose: 'null' } },
    { body: { purpose: null, agent_url: null } },
    { 'unset-fields': 'left-out' },
  );
  assert.equal(others.json.purpose, null);
  assert.equal('agent_url' in others.json, false);
});

test('a uuid is answered as it was sent, a slash too many served, and flags spelled as the dialect has them', () => {
  const uuid = '6F9619FF-8B86-4D01-B42D-00CF4FC964FF';
  const guardOf = (points: Partial<Dialect>) =>
    ask({}, { body: { guard_config_id: uuid } }, points).json.guard_config_id;
  assert.deepEqual([guardOf({}), guardOf({ 'uuid-answer': 'as-sent' })], [uuid.toLowerCase(), uuid]);
  const slashed = { method: 'GET', target: `/v1/evolution/status/${known}/` };
  const slash = (choice: Dialect['trailing-slash']) => ask({}, slashed, { 'trailing-slash': choice }).status;
  assert.deepEqual([slash('redirect'), slash('served'), slash('unknown-path')], [307, 200, 404]);
  const flag = (choice: Dialect['list-flags'], text: string) =>
    ask(
      {},
      { method: 'GET', target: `/v1/agent-configurations?include_scores=${text}` },
      { 'list-flags': choice },
    ).status;
  assert.deepEqual(
    [flag('lax', 'yes'), flag('true-and-false', 'yes'), flag('any', 'maybe')],
    [200, 422, 200],
  );
  assert.deepEqual([flag('lax', 'maybe'), flag('true-and-false', 'true')], [422, 200]);
});

test('an id stands in a status as it was sent where the example has it so', () => {
  const evolutionStatus = { example: { id: '{agent_id_as_sent}' } };
  const target = `/v1/evolution/status/${known.toUpperCase()}`;
  assert.equal(ask({ evolutionStatus }, { method: 'GET', target }).json.id, known.toUpperCase());
});
