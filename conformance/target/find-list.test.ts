import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonValue } from '../../spec/json-value.ts';
import type { Send } from '../run/exchange.ts';
import { findList } from './find-list.ts';

const [one, two] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const agents = [one, two].map((id) => ({ id: id.toUpperCase(), agent_name: id.slice(0, 4) }));

/** What is found in a list of this body. */
function find(body: JsonValue) {
  const send: Send = async () => ({
    kind: 'answer',
    status: 200,
    headers: {},
    body: JSON.stringify(body),
    ms: 1,
    redirects: [],
  });
  return findList(send, ['/agent-configurations'], [one, two]);
}

test('a list with all agents that were given seems to be whole', async () => {
  for (const body of [agents, { items: agents, total: 2, next: null }, { data: { items: agents } }])
    assert.deepEqual(await find(body), { path: '/agent-configurations', agents, isWhole: true });
});

test('a list that tells of more, or does not show all that were given, is not', async () => {
  const partial: readonly JsonValue[] = [
    { items: agents, total: 3 },
    { items: agents, next: '/page/2' },
    { items: agents, meta: { total: 9 } },
    agents.slice(1),
  ];
  for (const body of partial) assert.equal((await find(body))?.isWhole, false, JSON.stringify(body));
});

test('what holds none of the agents is no list of them', async () => {
  assert.equal(await find([{ id: 'other', agent_name: 'x' }]), undefined);
});
