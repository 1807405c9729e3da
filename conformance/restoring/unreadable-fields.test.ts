import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unreadableFields } from './unreadable-fields.ts';

const agent = {
  agent_name: 'a',
  model_name: 'm',
  api_key: 'sk-live-51H8xY',
  agent_params: { max_tokens: 5, note: 'plain' },
  hub: 'custom',
};

test('what is shown plain, or as null, can be read back', () => {
  assert.deepEqual([...unreadableFields(agent)], []);
  assert.deepEqual([...unreadableFields({ ...agent, api_key: null })], []);
});

test('a field that is left out counts as unset, api_key does not', () => {
  const { api_key: _, hub: __, ...others } = agent;
  assert.deepEqual([...unreadableFields(others)], [['api_key', 'is not shown']]);
});

test('what an agent always has cannot be unset', () => {
  const { agent_name: _, ...others } = agent;
  assert.deepEqual([...unreadableFields(others)], [['agent_name', 'is not shown']]);
});

test('an api_key that is no text is no key', () => {
  for (const key of [true, 1234, { set: true, last4: '4f2a' }])
    assert.deepEqual([...unreadableFields({ ...agent, api_key: key }).keys()], ['api_key']);
});

test('a masked api_key cannot be read back, nor can a digest', () => {
  for (const key of ['sk-****', '[redacted]', '$2b$12$abcdefghijkl'])
    assert.deepEqual([...unreadableFields({ ...agent, api_key: key }).keys()], ['api_key']);
});

test('a mask or a secret anywhere inside an object keeps the whole field from being written', () => {
  const values = [
    { mcp_config: { servers: [{ auth: { header: 'Bearer ****' } }] } },
    { mcp_config: { token: 'shown-in-some-other-way' } },
    { white_box_config: { credentials: { password: '' } } },
    { delegated_agents: [{ id: 1 }, { api_key: 'set' }] },
    { mcp_config: { api_token: true } },
    { mcp_config: { env: { OPENAI_KEY: 'vault-ref-17' } } },
    { mcp_config: { key: 'vault-ref-17' } },
    { mcp_config: { env: { DB_PWD: 'vault-ref-17' } } },
    { mcp_config: { env: [{ name: 'GITHUB_TOKEN', value: 'vault-ref-17' }] } },
    { mcp_config: { token: { type: 'oauth', value: 'vault-ref-17' } } },
    { mcp_config: { sshKey: 'vault-ref-17' } },
    { white_box_config: { secrets: ['vault-ref-17'] } },
    { agent_metadata: { headers: { Cookie: 'sid=vault-ref-17' } } },
    { agent_params: { api_keys: [{ of: 'vault-ref-17' }] } },
    { agent_params: { auth: { has_key: true } } },
  ];
  for (const value of values)
    assert.deepEqual([...unreadableFields({ ...agent, ...value }).keys()], Object.keys(value));
});

test('plain words, amounts and what the kit made up are no secrets, whatever they are called', () => {
  for (const agent_params of [
    { key: 'region', keys: ['a', 'b'], stop_tokens: ['</s>'], max_tokens: 4096 },
    { env: [{ name: 'GITHUB_TOKEN', value: 'none' }] },
    { keys: ['kit-0123456789'], monkey: 'banana-number-1' },
  ])
    assert.deepEqual([...unreadableFields({ ...agent, agent_params })], []);
});

test('an object that is called a secret and only says that there is one stands for it', () => {
  for (const token of [{ masked: true }, { is_set: true, updated_at: 5 }, { hasValue: true, last4: '4f2a' }])
    assert.deepEqual(
      [...unreadableFields({ ...agent, mcp_config: { env: { GITHUB_TOKEN: token } } }).keys()],
      ['mcp_config'],
    );
  for (const config of [{ env: { region: { set: true } } }, { token: { enabled: true } }])
    assert.deepEqual([...unreadableFields({ ...agent, mcp_config: config })], []);
});
