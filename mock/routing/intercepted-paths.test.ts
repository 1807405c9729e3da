import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { createIsContractPath } from './intercepted-paths.ts';

const dialect = dialectPresets.fastapi;
const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

test('the paths of the operations are the contract, with a last slash or without', () => {
  const isContractPath = createIsContractPath(dialect);
  for (const path of [
    `/v1/evolution/status/${id}`,
    '/v1/evolution/status/%zz',
    '/v1/genomes',
    '/v1/genomes/',
    `/v1/agent-configurations/${id}`,
    `/v1/agent-configurations/${id}/`,
    '/v1/agent-configurations',
    '/v1/agent-configurations/',
  ])
    assert.ok(isContractPath(path), path);
});

test('nothing else is', () => {
  const isContractPath = createIsContractPath(dialect);
  for (const path of [
    '/',
    '/v1',
    '/v1/',
    '/v1/users',
    '/v1/genomes/5',
    '/v1/genomesx',
    '/x/v1/genomes',
    '/v1/evolution/status/',
    `/v1/agent-configurations/${id}/notes`,
    '/src/v1/genomes.ts',
    '/__kit/state',
  ])
    assert.ok(!isContractPath(path), path);
});

test('a dialect with other paths has those, and characters of patterns stand for themselves', () => {
  const isContractPath = createIsContractPath({
    ...dialect,
    'update-path': '/api/v1.0/agents/{id}/configuration',
    'list-path': 'none',
  });
  assert.ok(isContractPath(`/api/v1.0/agents/${id}/configuration`));
  assert.ok(!isContractPath(`/api/v1x0/agents/${id}/configuration`));
  assert.ok(!isContractPath('/v1/agent-configurations'));
});
