import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redactGiven } from '../redact/given-secrets.ts';
import { stateFileOf } from './state-file.ts';

const redact = redactGiven({ token: 'token-of-the-caller' }, ['sk-of-the-agent-5c2e']);

test('no secret of an agent stands in a state file, wherever it stood', () => {
  const agent = {
    id: 'a',
    api_key: 'sk-of-the-agent-5c2e',
    purpose: 'calls with sk-of-the-agent-5c2e',
    webhook_secret: 'unknown-to-the-kit',
    mcp_config: {
      headers: { authorization: 'Bearer unknown-to-the-kit' },
      credentials: { user: 'u', tries: 3 },
    },
    delegated_agents: [{ token: 'token-of-the-caller' }, { note: 'token-of-the-caller' }],
  };
  const text = JSON.stringify(stateFileOf([agent], redact));
  assert.doesNotMatch(text, /5c2e|unknown-to-the-kit|token-of-the-caller|"u"/);
  assert.match(text, /"api_key":null/);
});

test('everything else stays as it was read, in its order and to its length', () => {
  const agent = {
    id: 'a',
    purpose: 'x'.repeat(5000),
    agent_params: { max_tokens: 5, stop: ['a', 'b', 'c', 'd'] },
    tier: 'gold',
    api_key: null,
  };
  assert.deepEqual(stateFileOf([agent], redact), { agents: [agent] });
});
