import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAgentInPath } from './agent-in-path.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const ids = ['9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d', id];

test('an agent is found in a path however its id is spelled', () => {
  for (const path of [
    `/v1/agent-configurations/${id}`,
    `//v1/x/../agent-configurations/${id.toUpperCase()}/`,
    `/v1/agent-configurations/${id.replaceAll('-', '')};a=1`,
    `/v1/agent-configurations/%7B${id}%7D?x=1`,
    `/v1/agent-configurations/%33${id.slice(1)}`,
    `/v1/agent-configurations/%2533${id.slice(1)}`,
    `/v1/agent-configurations%2F${id}`,
  ])
    assert.equal(findAgentInPath(path, ids), id, path);
});

test('no agent is found where the path names none of them', () => {
  assert.equal(findAgentInPath('/v1/genomes/', ids), undefined);
  assert.equal(findAgentInPath(`/v1/agent-configurations/${id.replace('3f', '4f')}`, ids), undefined);
});
