import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRedact } from '../redact/redact.ts';
import { createCanonical } from './canonical-value.ts';

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const names = {
  url: 'http://127.0.0.1:4010/api',
  agentIds: [agentId],
  redact: createRedact(['s3cr3t-token']),
};
const canonicalFor = (body: string) =>
  createCanonical(names, { method: 'POST', path: `/v1/genomes/`, headers: {}, body });

test('an id of the pair is told apart from one that was made up, in every spelling', () => {
  const { text } = canonicalFor('{}');
  assert.equal(text(`agent ${agentId}`), 'agent «agent 1»');
  assert.equal(text(agentId.toUpperCase()), '«agent 1»');
  assert.equal(text(agentId.replaceAll('-', '')), '«agent 1»');
  assert.equal(text('9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d'), '«id»');
});

test('what was sent stays', () => {
  const sent = '9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d';
  const { text, value } = canonicalFor(JSON.stringify({ a: sent, at: '2026-01-02T03:04:05Z', n: 42 }));
  assert.equal(text(sent), sent);
  assert.equal(text('2026-01-02T03:04:05Z'), '2026-01-02T03:04:05Z');
  assert.deepEqual(value({ echo: { a: sent, thing_id: 42 } }), { echo: { a: sent, thing_id: 42 } });
});

test('times, addresses and secrets become marks', () => {
  const { text, value } = canonicalFor('{}');
  assert.equal(text('made 2026-11-15T10:00:00.123+01:00'), 'made «time»');
  assert.equal(text('see http://127.0.0.1:4010/api/v1/genomes'), 'see «url»/v1/genomes');
  assert.equal(text('token s3cr3t-token'), 'token [redacted]');
  assert.deepEqual(value({ created_at: 1_700_000_000, took_ms: 3, expiresAt: 5 }), {
    created_at: '«time»',
    took_ms: '«time»',
    expiresAt: '«time»',
  });
});

test('ids are told by the names of members too, whatever they look like', () => {
  const { value } = canonicalFor('{}');
  assert.deepEqual(
    value({ genome_id: 'gen_81', requestId: 7, ids: ['x'], other: 'gen_81', agent_id: agentId }),
    {
      genome_id: '«id»',
      requestId: '«id»',
      ids: ['«id»'],
      other: 'gen_81',
      agent_id: '«agent 1»',
    },
  );
});
