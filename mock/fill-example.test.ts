import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeNames, placeOf } from '../spec/dialect-examples.ts';
import { dialectPresets } from '../spec/dialect-presets.ts';
import type { JsonValue } from '../spec/json-value.ts';
import { isUuid } from '../spec/uuid-text.ts';
import { fillExample, fillObject, fillText } from './fill-example.ts';
import { createRandom } from './random.ts';

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const given = { agentId, path: '/v1/x', genome: { a: 1, b: { c: [] } } };
const sourceOf = (unit: 'seconds' | 'milliseconds' = 'seconds') => ({
  dialect: { ...dialectPresets.fastapi, 'time-unit': unit },
  now: () => 1_800_000_000_500,
  random: createRandom(1),
});
const fill = (example: JsonValue) => fillExample(example, given, sourceOf());

test('fills in what the request brought', () => {
  assert.deepEqual(fill({ id: '{agent_id}', text: 'no agent {agent_id} at {path}' }), {
    id: agentId,
    text: `no agent ${agentId} at /v1/x`,
  });
  assert.deepEqual(fill({ echo: '{genome}', list: [{ deep: '{genome}' }] }), {
    echo: given.genome,
    list: [{ deep: given.genome }],
  });
});

test('puts the members of a genome where its place is a key', () => {
  assert.deepEqual(fillObject({ id: 1, '{genome}': true, z: 2 }, given, sourceOf()), {
    id: 1,
    ...given.genome,
    z: 2,
  });
});

test('fills in times in the unit of the dialect, as numbers and as texts', () => {
  assert.equal(fill('{time}'), 1_800_000_000);
  assert.equal(fillExample('{time}', {}, sourceOf('milliseconds')), 1_800_000_000_500);
  assert.equal(fill('at {time-text}'), 'at 2027-01-15T08:00:00.500Z');
});

test('gives another uuid, number and word each time', () => {
  const source = sourceOf();
  const uuids = [1, 2].map(() => String(fillExample('{uuid}', {}, source)));
  assert.deepEqual(uuids.map(isUuid), [true, true]);
  assert.notEqual(uuids[0], uuids[1]);
  assert.equal(typeof fillExample('{number}', {}, source), 'number');
  assert.match(String(fillExample('request-{word}', {}, source)), /^request-[0-9a-f]{8}$/);
});

test('leaves other braces and values alone', () => {
  for (const value of ['{}', '{other}', '{ uuid }', 'x', 5, true, null]) assert.equal(fill(value), value);
});

test('fills every place there is', () => {
  for (const name of placeNames) assert.notEqual(fill(placeOf(name)), placeOf(name), name);
  assert.equal(fillText('{agent_id}', {}, sourceOf()), '');
});
