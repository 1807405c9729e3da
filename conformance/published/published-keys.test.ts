import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../spec/json-value.ts';
import { publishedKeys } from './published-keys.ts';
import { publishedSecrets } from './published-secrets.ts';

const document: JsonObject = {
  Params: {
    type: 'object',
    properties: {
      temperature: { anyOf: [{ type: 'number' }, { type: 'null' }] },
      tags: { type: 'array', nullable: true },
      mode: { enum: ['a', 'b'] },
      anything: { anyOf: [{ type: 'string' }, {}] },
    },
  },
  Node: { properties: { next: { $ref: '#/Node' }, key: { $ref: '#/Key' } } },
  Key: { allOf: [{ type: 'string' }, { format: 'password' }] },
};
const body: JsonObject = {
  properties: {
    agent_params: { anyOf: [{ type: 'null' }, { $ref: '#/Params' }] },
    delegated_agents: { type: 'array', items: { $ref: '#/Node' } },
    mcp_config: { type: 'object', additionalProperties: { oneOf: [{}, { writeOnly: true }] } },
    agent_metadata: { $ref: '#/Params', writeOnly: true },
    api_key: { type: 'string', writeOnly: true },
    hub: { type: 'string' },
  },
};

test('the keys of objects are told with their kinds, and whether they may be null', () => {
  const keys = publishedKeys(document, body);
  assert.deepEqual(keys.get('agent_params'), {
    temperature: { kind: 'number', nullable: true },
    tags: { kind: 'list', nullable: true },
    mode: { kind: 'text' },
    anything: {},
  });
  assert.deepEqual(keys.get('delegated_agents'), { next: { kind: 'object' }, key: { kind: 'text' } });
  assert.equal(keys.has('mcp_config'), false);
  assert.equal(publishedKeys(document, undefined).size, 0);
});

test('a secret is found in lists, circles, alternatives, beside references and behind any key', () => {
  const found = [...publishedSecrets(document, body)].sort();
  assert.deepEqual(found, ['agent_metadata', 'delegated_agents', 'mcp_config']);
  assert.equal(publishedSecrets(document, undefined).size, 0);
});

test('a secret is found however deep it stands', () => {
  let deep: JsonObject = { writeOnly: true };
  for (let level = 0; level < 5000; level += 1) deep = { properties: { inner: deep } };
  assert.deepEqual([...publishedSecrets(document, { properties: { hub: deep } })], ['hub']);
});
