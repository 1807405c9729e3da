import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentsInList } from './agents-in-list.ts';

const agents = [
  { id: 'a', agent_name: 'one' },
  { id: 'b', agent_name: 'two' },
];
const [one = {}, two = {}] = agents;

test('agents are found in a list, in an envelope, under their ids, and as JSON:API has them', () => {
  for (const body of [
    agents,
    { items: agents, total: 2 },
    { data: { items: agents }, links: [] },
    { a: one, b: two },
    { agents: { a: one, b: two } },
  ])
    assert.deepEqual(agentsInList(body), agents);
  const inAttributes = { data: agents.map(({ id, agent_name }) => ({ id, attributes: { agent_name } })) };
  assert.deepEqual(
    agentsInList(inAttributes).map(({ id, agent_name }) => ({ id, agent_name })),
    agents,
  );
});

test('what has no agents, or not only those, has none', () => {
  for (const body of [
    undefined,
    null,
    [],
    {},
    'a',
    [1],
    [{ id: 'a' }],
    [...agents, 1],
    { detail: [one, null] },
  ])
    assert.deepEqual(agentsInList(body), []);
});
