import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Exchange } from '../run/exchange.ts';
import { mayBeSomebodyElse } from './somebody-else.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

const updated = (update: JsonObject, answered: JsonObject): Exchange => ({
  operation: 'updateAgent',
  request: {
    method: 'PUT',
    path: `/v1/agent-configurations/${id}`,
    headers: {},
    body: JSON.stringify(update),
  },
  outcome: {
    kind: 'answer',
    status: 200,
    headers: {},
    redirects: [],
    body: JSON.stringify({ id, ...answered }),
    ms: 1,
  },
});

test('a value that nobody sent and the agent did not show before may be of somebody else', () => {
  const exchanges = [updated({}, { purpose: 'one' }), updated({ hub: 'h' }, { purpose: 'two', hub: 'h' })];
  assert.equal(mayBeSomebodyElse(exchanges), true);
  assert.equal(mayBeSomebodyElse(exchanges.slice(1), { id, purpose: 'one' }), true);
});

test('what was sent, what the agent showed before, and what has few values tell of nobody else', () => {
  const lost = [
    updated({ purpose: 'one' }, { purpose: 'one', status: 'draft' }),
    updated({ purpose: 'two' }, { purpose: 'two', status: 'draft' }),
    updated({}, { purpose: 'one', status: 'active', test_score: '1.0' }),
  ];
  assert.equal(mayBeSomebodyElse(lost), false);
  assert.equal(mayBeSomebodyElse([updated({}, { purpose: 'one' })]), false);
});

test('what is left of a value, or a default, tells of nobody else', () => {
  const before = { id, purpose: 'a long purpose', hub: 'h', rate_limit_requests_per_minute: 7 };
  for (const changed of [
    { purpose: '' },
    { purpose: 'a long' },
    { hub: 'custom' },
    { rate_limit_requests_per_minute: 100 },
  ])
    assert.equal(mayBeSomebodyElse([updated({}, { ...before, ...changed })], before), false);
  const another = { ...before, purpose: 'another one' };
  assert.equal(mayBeSomebodyElse([updated({}, another)], before), true);
});
