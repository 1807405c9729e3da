import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../spec/json-value.ts';
import { otherBase } from './other-base.ts';

const documentAt = (path: string, others: JsonObject = {}): JsonObject => ({
  openapi: '3.1.0',
  paths: { [`${path}/{agent_id}`]: { get: { responses: {} } } },
  ...others,
});

test('a document may have the evolution status behind another prefix than the base url has', () => {
  assert.equal(otherBase(documentAt('/api/v1/evolution/status'), ''), '/api');
  assert.equal(otherBase(documentAt('/api/v1/evolution/status'), '/api'), undefined);
  assert.equal(otherBase(documentAt('/v1/evolution/status'), ''), undefined);
  assert.equal(otherBase(documentAt('/v1/evolution/status'), '/api'), '');
});

test('the path of a server may stand before it, or not', () => {
  const servers = [{ url: 'https://console.example/api' }];
  assert.equal(otherBase(documentAt('/v1/evolution/status', { servers }), ''), undefined);
  assert.equal(otherBase(documentAt('/v1/evolution/status', { servers }), '/api'), undefined);
  assert.equal(otherBase(documentAt('/v1/evolution/status', { servers }), '/x'), '/api');
});

test('who publishes no evolution status, or nothing, says nothing of it', () => {
  assert.equal(otherBase(documentAt('/v1/genomes'), ''), undefined);
  assert.equal(otherBase(undefined, ''), undefined);
});
