import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import type { Subject } from '../oracle/subject.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { pairAgents } from './agent-ids.ts';
import { rewriteRequest } from './rewrite-request.ts';

const recorded = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const given = 'd2f4a6c8-0b1e-4d3f-9a5c-7e8091a2b3c4';

const from = subjectOf(recorded);
const to: Subject = {
  ...from,
  updatePath: '/v1/agents/{id}/settings',
  genomePath: '/v1/genomes',
  listPath: '/v1/agents',
  agentIds: new Set([given]),
};

function rewrite(
  method: string,
  path: string,
  operation: Finding['operation'],
  check = 'server-answers',
): string {
  const request: SentRequest = { method, path, headers: {} };
  return rewriteRequest(request, { check, operation }, { from, to, agents: pairAgents([recorded], [given]) })
    .path;
}

test('an update goes to the given agent, at the path of the deployment', () => {
  assert.equal(
    rewrite('PUT', `/v1/agent-configurations/${recorded}`, 'updateAgent'),
    `/v1/agents/${given}/settings`,
  );
});

test('what is no agent stays as it was sent, byte for byte', () => {
  for (const segment of ['not-a-uuid', '%C3%A9', '%ff', '%7Bx%7D', '']) {
    assert.equal(
      rewrite('PUT', `/v1/agent-configurations/${segment}`, 'updateAgent'),
      `/v1/agents/${segment}/settings`,
    );
  }
});

test('a status is asked of the given agent, query and spelling included', () => {
  assert.equal(
    rewrite('GET', `/v1/evolution/status/%7B${recorded}%7D?a=?b`, 'readEvolutionStatus'),
    `/v1/evolution/status/%7B${given}%7D?a=?b`,
  );
});

test('a genome goes to the spelling that works, and to the other one where both are compared', () => {
  assert.equal(rewrite('POST', '/v1/genomes/', 'createGenome'), '/v1/genomes');
  assert.equal(rewrite('POST', '/v1/genomes', 'createGenome', 'genome-paths-agree'), '/v1/genomes/');
});

test('the list is asked for where it is', () => {
  assert.equal(
    rewrite('GET', '/v1/agent-configurations?include_scores=true', 'listAgents'),
    '/v1/agents?include_scores=true',
  );
});

test('method, headers and body stay', () => {
  const request = { method: 'PUT', path: '/elsewhere', headers: { a: 'b' }, body: new Uint8Array([255]) };
  const move = { from, to, agents: new Map() };
  assert.deepEqual(rewriteRequest(request, { check: 'x', operation: 'updateAgent' }, move), request);
});

test('what an exploration sent to an agent in other words goes to the given one too', () => {
  for (const [method, before, after] of [
    ['POST', '/v1/agent-configurations/', ''],
    ['PATCH', '/v1/agent-configurations/', ''],
    ['PUT', '/v1/agent-configurations/', '/'],
    ['PUT', '/v1/./agent-configurations/', ''],
  ] as const) {
    const moved = rewrite(method, `${before}${recorded}${after}`, 'updateAgent');
    assert.ok(moved.includes(given) && !moved.includes(recorded), moved);
  }
});

test('an agent that a body names is the given one too, and another id stays', () => {
  const stranger = '97f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b';
  const bodyOf = (one: string) => `{"delegated_agents":[{"id":"${one}"},{"id":"${stranger}"}]}`;
  const path = `/v1/agent-configurations/${recorded}`;
  const request: SentRequest = { method: 'PUT', path, headers: {}, body: bodyOf(recorded) };
  const asked = { check: 'update-reaches-one-agent', operation: 'updateAgent' } as const;
  const { body } = rewriteRequest(request, asked, { from, to, agents: pairAgents([recorded], [given]) });
  assert.equal(body, bodyOf(given));
});
