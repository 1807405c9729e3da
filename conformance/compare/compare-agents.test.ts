import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../spec/json-value.ts';
import { placeText } from '../run/place.ts';
import { createCanonical } from './canonical-value.ts';
import { compareAgents } from './compare-agents.ts';

const ids = {
  left: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  right: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
};
const request = { method: 'PUT', path: '/', headers: {}, body: '{}' };

const base: JsonObject = { agent_name: 'a', hub: 'custom', test_score: '1', created_at: 1_700_000_000 };

/** The fields in which two agents differ, each with its code, when the comparison began with `firsts`. */
function differ(
  left: JsonObject,
  right: JsonObject,
  firsts: readonly [JsonObject, JsonObject] = [left, right],
) {
  const side = (name: 'left' | 'right', agent: JsonObject, first: JsonObject) => ({
    agent,
    first,
    canonical: createCanonical(
      { url: `http://${name}.example`, agentIds: [ids[name]], redact: (text) => text },
      request,
    ),
  });
  const found = compareAgents({
    left: side('left', left, firsts[0]),
    right: side('right', right, firsts[1]),
  });
  return found.map(({ place, code }) => `${placeText(place).replace('answer ', '')}: ${code}`);
}

test('ids and times of each side are the same', () => {
  const left = { ...base, id: ids.left, team_id: ids.left, updated_at: 1_700_000_100 };
  const right = {
    ...base,
    id: ids.right,
    team_id: 'aaaaaaaa-0000-4000-8000-000000000000',
    updated_at: 1_800_000_000,
  };
  assert.deepEqual(differ(left, right), []);
});

test('an agent that answers as another is told', () => {
  assert.deepEqual(differ({ ...base, id: ids.left }, { ...base, id: ids.left }), []);
  const other = 'aaaaaaaa-0000-4000-8000-000000000000';
  assert.deepEqual(differ({ ...base, id: ids.left }, { ...base, id: other }), ['id: other-value']);
});

test('another unit of times is told, and a time of creation that moves', () => {
  const inMs = { ...base, created_at: 1_700_000_000_000 };
  assert.deepEqual(differ(base, inMs), ['created_at: other-value']);
  const moved = { ...base, created_at: 1_700_000_001 };
  assert.deepEqual(differ(base, moved, [base, base]), ['created_at: other-value']);
  assert.deepEqual(differ(base, moved, [base, moved]), []);
});

test('what no update carries is compared with what it was at first', () => {
  const left = { ...base, trust_stage: 'registered', latest_evaluation: null };
  const right = { ...base, trust_stage: 'tested', latest_evaluation: { overall: 1 } };
  assert.deepEqual(differ(left, right), []);
  assert.deepEqual(differ(left, { ...right, trust_stage: 'hardened' }, [left, right]), [
    'trust_stage: other-value',
  ]);
});

test('what a server derives is told by its shape once it has moved', () => {
  const moved = (number: number) => ({ ...base, latest_evaluation: { number } });
  assert.deepEqual(differ(moved(3), moved(9), [moved(1), moved(1)]), []);
  const renamed = { ...base, latest_evaluation: { count: 9 } };
  assert.deepEqual(differ(moved(3), renamed, [moved(1), moved(1)]), ['latest_evaluation: other-value']);
});

test('values of an update are compared exactly, spellings included', () => {
  assert.deepEqual(differ({ ...base, hub: 'x' }, { ...base, hub: 'X' }), ['hub: other-value']);
  assert.deepEqual(differ({ ...base, test_score: '1' }, { ...base, test_score: '1.0' }), [
    'test_score: other-spelling',
  ]);
  assert.deepEqual(differ({ ...base, purpose: null }, { ...base, purpose: 'p' }), ['purpose: null-vs-text']);
});

test('null and left out are one cause for all fields', () => {
  assert.deepEqual(differ({ ...base, purpose: null, agent_url: null }, base), [
    'answer: unset-null-vs-left-out',
    'answer: unset-null-vs-left-out',
  ]);
});

test('an api_key that neither side was given is none of the comparison', () => {
  const [left, right] = [
    { ...base, api_key: 'left-key' },
    { ...base, api_key: null },
  ];
  assert.deepEqual(differ(left, right), []);
  assert.deepEqual(differ({ ...base, api_key: 'kit-1' }, { ...base, api_key: '****' }, [left, right]), [
    'api_key: other-value',
  ]);
});

test('that only one side was evaluated is its own; another kind is a difference', () => {
  const [none, some] = [
    { ...base, latest_evaluation: null },
    { ...base, latest_evaluation: { overall: 1 } },
  ];
  const firsts = [none, none] as const;
  assert.deepEqual(differ(none, some, firsts), []);
  assert.deepEqual(differ(some, none, firsts), []);
  const number = { ...base, latest_evaluation: 71 };
  assert.deepEqual(differ(number, some, firsts), ['latest_evaluation: number-vs-object']);
  assert.deepEqual(differ(base, some, firsts), ['latest_evaluation: left-out-vs-object']);
});
