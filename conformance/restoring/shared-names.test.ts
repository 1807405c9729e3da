import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentsWithSharedNames } from './shared-names.ts';

const [one, two, other] = [
  '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  'c85e0f92-6a1d-4b37-8e2f-70d9c3b4a516',
];
const given = (first: string, second: string) =>
  new Map([
    [one, { agent_name: first }],
    [two, { agent_name: second }],
  ]);

test('agents that have one name share it', () => {
  assert.deepEqual(agentsWithSharedNames(given('a', 'a'), []), [one, two]);
  assert.deepEqual(agentsWithSharedNames(given('a', 'b'), []), []);
});

test('an agent that is only listed shares its name too', () => {
  const listed = [
    { id: two.toUpperCase(), agent_name: 'b' },
    { id: other, agent_name: 'a' },
  ];
  assert.deepEqual(agentsWithSharedNames(given('a', 'b'), listed), [one]);
});

test('one that is listed without an id may be the agent itself', () => {
  assert.deepEqual(agentsWithSharedNames(given('a', 'b'), [{ agent_id: one, agent_name: 'a' }]), []);
});
