import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../spec/json-value.ts';
import { foreignKeysIn } from './first-states.ts';

const keysOf = (agent: JsonObject) => foreignKeysIn({ firstStates: new Map([['an id', agent]]) });

test('a key of an agent is a secret, and so is what its objects call one, at any depth', () => {
  const agent = {
    api_key: 'sk-0123456789',
    mcp_config: { servers: [{ headers: { Authorization: 'Bearer abcdefgh1234' } }] },
    agent_params: { access_token: 'tok-9876543210', model: 'some-long-model-name' },
  };
  assert.deepEqual(keysOf(agent), ['sk-0123456789', 'Bearer abcdefgh1234', 'abcdefgh1234', 'tok-9876543210']);
});

test('what is short, no text, or made up by the kit is none', () => {
  const made = {
    api_key: 'kit-key-1',
    agent_params: { token: 'kit-token-1', secret: 'short', password: 5, authorization: 'required' },
  };
  assert.deepEqual(keysOf(made), []);
});

test('so is the key of an agent that nobody named', () => {
  const unnamed = [{ api_key: 'sk-of-another-0123' }, { api_key: '********' }, { api_key: null }];
  assert.deepEqual(foreignKeysIn({ firstStates: new Map(), unnamed }), ['sk-of-another-0123']);
});
