import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange, OperationName } from '../run/exchange.ts';
import { recordExchange } from './record-exchange.ts';

const answered = (operation: OperationName, body: string): Exchange => ({
  operation,
  request: { method: 'GET', path: '/x', headers: {} },
  outcome: { kind: 'answer', status: 200, headers: {}, body, ms: 1, redirects: [] },
});
const bodyOf = (exchange: Exchange) => {
  const { response } = recordExchange(exchange, 'http://127.0.0.1', (text) => text);
  return 'body' in response ? response.body : '';
};

test('what a list shows of agents that nobody named, and calls a secret, is taken out', () => {
  const list = '[{"id":"1","mcp_config":{"servers":[{"token":"tok-live-0815","url":"https://x"}]}}]';
  assert.equal(bodyOf(answered('listAgents', list)), list.replace('tok-live-0815', '[redacted]'));
  assert.equal(
    bodyOf(answered('readEvolutionStatus', '{"password":"correct-horse-1"}')),
    '{"password":"[redacted]"}',
  );
});

test('what the kit made up, and words, are shown', () => {
  for (const body of ['[{"mcp_config":{"token":"kit-token-0001"}}]', '[{"token":"required"}]', 'no json'])
    assert.equal(bodyOf(answered('listAgents', body)), body);
});
