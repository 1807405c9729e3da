import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dialect } from '../../spec/dialect-points.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { readOnlyFields, updateFields } from '../../spec/fields.ts';
import { JsonNumber, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { type Fault, type FaultList, rejected } from './fault.ts';
import { createUpdateParser } from './update-body.ts';

const parse = createUpdateParser(dialectPresets.fastapi);

function listFaults(body: JsonValue, dialect: Partial<Dialect> = {}): readonly (readonly [string, string])[] {
  const faults: FaultList = [];
  const update = createUpdateParser({ ...dialectPresets.fastapi, ...dialect })(body, faults);
  assert.equal(update === rejected, faults.length > 0);
  return faults.map((fault) => [fault.type, fault.loc.join('.')]);
}

const good: JsonObject = {
  guard_manually_configured: 'yes',
  guard_config_id: '3F1A2B4C5D6E4F708A9B0C1D2E3F4A5B',
  protection_status: 'guarded',
  last_evaluated_at: new JsonNumber('5.0'),
  evaluated_harnesses: ['a'],
  last_tested_by: '',
  test_score: '1e2',
  protocol: 'a2a',
  purpose: 'p',
  agent_metadata: {},
  white_box_config: { a: 1 },
  delegated_agents: [{}],
  mcp_config: {},
  agent_params: {},
  access_level: 'grey_box',
  rate_limit_requests_per_minute: true,
  hub: 'h',
  agent_system_prompt: 's',
  api_key: 'k',
  model_name: 'm',
  agent_url: 'u',
  agent_name: 'n',
  status: 'draft',
};

test('supplied fields come out coerced and in the order of the contract', () => {
  const faults: FaultList = [];
  const update = parse(good, faults);
  assert.ok(update !== rejected);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    Object.keys(update),
    updateFields.map((field) => field.name),
  );
  assert.deepEqual(update, {
    ...good,
    rate_limit_requests_per_minute: 1,
    test_score: '100',
    last_evaluated_at: 5,
    guard_config_id: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
    guard_manually_configured: true,
  });
});

test('an omitted field stays out and null stays null', () => {
  const faults: FaultList = [];
  assert.deepEqual(parse({}, faults), {});
  const nulls = Object.fromEntries(updateFields.map((field) => [field.name, null]));
  assert.deepEqual(parse(nulls, faults), nulls);
  assert.deepEqual(faults, []);
});

test('what is no object is one fault at the body', () => {
  for (const input of [null, true, 5, new JsonNumber('1.5'), '{}', [], [{}]]) {
    const faults: FaultList = [];
    assert.equal(parse(input, faults), rejected);
    const msg = 'Input should be a valid dictionary or object to extract fields from';
    assert.deepEqual(faults, [{ type: 'model_attributes_type', loc: ['body'], msg, input }]);
  }
});

test('every field has the parser of its kind', () => {
  const types = updateFields.map((field) => listFaults({ [field.name]: [7] })[0]?.[0]);
  const kinds: Readonly<Record<string, string>> = {
    text: 'string_type',
    integer: 'int_type',
    flag: 'bool_type',
    choice: 'enum',
    uuid: 'uuid_type',
    'decimal-text': 'decimal_type',
    object: 'dict_type',
    'list-of-objects': 'dict_type',
    'list-of-texts': 'string_type',
  };
  assert.deepEqual(
    types,
    updateFields.map((field) => kinds[field.kind]),
  );
  assert.deepEqual(listFaults({ rate_limit_requests_per_minute: 0, last_evaluated_at: 0 }), [
    ['greater_than_equal', 'body.rate_limit_requests_per_minute'],
  ]);
});

test('all faults are told in the order of the contract, not of the body', () => {
  assert.deepEqual(
    listFaults({ guard_manually_configured: 7, evaluated_harnesses: [1, 'a', 2], hub: 5, status: 'x' }),
    [
      ['enum', 'body.status'],
      ['string_type', 'body.hub'],
      ['string_type', 'body.evaluated_harnesses.0'],
      ['string_type', 'body.evaluated_harnesses.2'],
      ['bool_parsing', 'body.guard_manually_configured'],
    ],
  );
});

test('faults found before stay first and do not spoil a good body', () => {
  const earlier: Fault = { type: 'uuid_type', loc: ['path', 'id'], msg: '', input: 5 };
  const faults: FaultList = [earlier];
  assert.deepEqual(parse({ hub: 'h' }, faults), { hub: 'h' });
  assert.deepEqual(faults, [earlier]);
  assert.equal(parse({ hub: 5 }, faults), rejected);
  assert.equal(faults[0], earlier);
  assert.equal(faults.length, 2);
});

const trickyKeys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'Hub'];
const tricky: JsonObject = JSON.parse(
  `{${trickyKeys.map((key) => `${JSON.stringify(key)}:{"hub":5}`).join()}}`,
);

test('unknown and read-only keys are passed over', () => {
  const readOnly = Object.fromEntries(readOnlyFields.map((field) => [field.name, 'x']));
  const faults: FaultList = [];
  const update = parse({ ...readOnly, hub: 'h', x: 1 }, faults);
  assert.deepEqual(update, { hub: 'h' });
  assert.deepEqual(parse(tricky, faults), {});
  assert.deepEqual(faults, []);
});

test('unknown keys are refused in the order of the body, behind the faults of fields', () => {
  const refuse: Partial<Dialect> = { 'unknown-keys': 'reject' };
  assert.deepEqual(listFaults({ z: 1, id: 'x', hub: 5, a: null }, refuse), [
    ['string_type', 'body.hub'],
    ['extra_forbidden', 'body.z'],
    ['extra_forbidden', 'body.a'],
  ]);
  assert.deepEqual(
    listFaults(tricky, refuse),
    trickyKeys.map((key) => ['extra_forbidden', `body.${key}`]),
  );
  const faults: FaultList = [];
  createUpdateParser({ ...dialectPresets.fastapi, ...refuse })({ x: [1] }, faults);
  const msg = 'Extra inputs are not permitted';
  assert.deepEqual(faults, [{ type: 'extra_forbidden', loc: ['body', 'x'], msg, input: [1] }]);
});

test('read-only keys are refused by a point of their own', () => {
  const body = { x: 1, updated_at: 5, hub: 'h', id: null };
  assert.deepEqual(listFaults(body, { 'read-only-keys': 'reject' }), [
    ['extra_forbidden', 'body.updated_at'],
    ['extra_forbidden', 'body.id'],
  ]);
  assert.equal(listFaults(body, { 'read-only-keys': 'reject', 'unknown-keys': 'reject' }).length, 3);
});

test('the strict dialect reaches every parser', () => {
  const faults: FaultList = [];
  const update = createUpdateParser(dialectPresets.strict)({ ...good, test_score: 5 }, faults);
  assert.equal(update, rejected);
  assert.deepEqual(
    faults.map((fault) => [fault.type, fault.loc.at(-1)]),
    [
      ['int_type', 'rate_limit_requests_per_minute'],
      ['string_type', 'test_score'],
      ['int_type', 'last_evaluated_at'],
      ['uuid_parsing', 'guard_config_id'],
      ['bool_type', 'guard_manually_configured'],
    ],
  );
  assert.deepEqual(createUpdateParser(dialectPresets.strict)({ test_score: '+01' }, []), {
    test_score: '+01',
  });
  assert.deepEqual(listFaults({ test_score: ' 1' }, dialectPresets.strict), [
    ['decimal_parsing', 'body.test_score'],
  ]);
});
