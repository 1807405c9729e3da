import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Finding } from '../run/run-record.ts';
import { readRecorded } from './read-recorded.ts';
import { describeDeployment, subjectOf } from './recorded-subject.ts';

const file = new URL('../../fixtures/runs/violating.json', import.meta.url);
const [sample] = readRecorded(readFileSync(file, 'utf8'), 'run.json').findings;
assert.ok(sample !== undefined);
const id = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const unknownAgent = '9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d';

const asking = (method: string, url: string, part: Partial<Finding> = {}): Finding => ({
  ...sample,
  exchange: { ...sample.exchange, request: { method, url, headers: {} } },
  ...part,
});

test('a run tells its url and its agents itself', () => {
  const findings = [asking('PUT', `http://host/api/x/agents/${id}/all`)];
  assert.deepEqual(describeDeployment({ findings, target: 'http://host/api/', agentIds: [id] }), {
    base: 'http://host/api/',
    agentIds: [id],
    updatePath: '/x/agents/{id}/all',
  });
});

test('findings alone tell both by their requests, unknownUuids of the kit left out', () => {
  const findings = [
    asking('PUT', `http://host/api/v1/agent-configurations/${unknownAgent}`),
    asking('PUT', 'http://host/api/v1/agent-configurations/not-a-uuid'),
    asking('PUT', `http://host/api/v1/agent-configurations/${id.toUpperCase()}`),
  ];
  assert.deepEqual(describeDeployment({ findings }), {
    base: 'http://host/api',
    agentIds: [id],
    updatePath: '/v1/agent-configurations/{id}',
  });
});

test('where no agent was updated, the update path is not known', () => {
  const findings = [asking('GET', `http://host/v1/evolution/status/${id}`)];
  assert.equal(describeDeployment({ findings }).updatePath, undefined);
});

test('the genome path that worked is the one that was asked, but where both are compared', () => {
  const deployment = { base: 'http://host', agentIds: [], updatePath: '/v1/agent-configurations/{id}' };
  const asked = (check: string) =>
    subjectOf(asking('POST', 'http://host/v1/genomes', { check, operation: 'createGenome' }), deployment);
  assert.equal(asked('genome-accepts-objects').genomePath, '/v1/genomes');
  assert.equal(asked('genome-paths-agree').genomePath, '/v1/genomes/');
});

test('the list is where it was asked for', () => {
  const deployment = { base: 'http://host', agentIds: [id], updatePath: '/v1/agent-configurations/{id}' };
  const finding = asking('GET', 'http://host/v1/agents?include_scores=true', { operation: 'listAgents' });
  const { listPath, agentIds } = subjectOf(finding, deployment);
  assert.equal(listPath, '/v1/agents');
  assert.deepEqual([...agentIds], [id]);
});
