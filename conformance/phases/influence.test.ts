import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateRequest } from '../generate/cases.ts';
import type { Exchange } from '../run/exchange.ts';
import { influenceIn } from './influence.ts';
import { rememberRequests } from './recent-requests.ts';

const [one, other] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const requestTo = (id: string, body: string) => updateRequest('/v1/agent-configurations/{id}', id, body);
const exchangeWith = (id: string, body: string, status = 'draft'): Exchange => ({
  operation: 'updateAgent',
  request: requestTo(id, body),
  outcome: {
    kind: 'answer',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, status }),
    ms: 1,
    redirects: [],
  },
});

test('what stands between two readings of an agent may have changed it', () => {
  const exchanges = [
    exchangeWith(other, '{"hub":"before"}'),
    exchangeWith(one, '{}'),
    exchangeWith(other, '{"hub":"between"}'),
    exchangeWith(one, '{}', 'active'),
  ];
  assert.deepEqual(influenceIn(exchanges), {
    before: { id: one, status: 'draft' },
    others: [requestTo(other, '{"hub":"between"}')],
    states: new Map(),
  });
  assert.equal(influenceIn(exchanges.slice(0, 2)), undefined);
  assert.equal(influenceIn([]), undefined);
});

test('of the updates of others, the last ones are remembered, and no reading', () => {
  const recent = rememberRequests();
  recent.note(requestTo(one, '{"hub":"own"}'));
  recent.note(requestTo(other, '{}'));
  for (let count = 1; count <= 50; count += 1) recent.note(requestTo(other, `{"hub":"${count}"}`));
  const bodies = recent.besides(requestTo(one, '')).map(({ body }) => body);
  assert.equal(bodies.length, 40);
  assert.equal(bodies.at(-1), '{"hub":"50"}');
  const { path, ...own } = requestTo(other, '');
  assert.deepEqual(recent.besides({ ...own, path: path.toUpperCase() }), []);
});

test('what was sent after a request was answered is not told beside it', () => {
  const recent = rememberRequests();
  const asked = requestTo(one, '{}');
  recent.note(requestTo(other, '{"hub":"before"}'));
  recent.noteAnswered(asked);
  for (let count = 1; count <= 60; count += 1) recent.note(requestTo(other, `{"hub":"${count}"}`));
  assert.deepEqual(
    recent.besides(asked).map(({ body }) => body),
    ['{"hub":"before"}'],
  );
});
