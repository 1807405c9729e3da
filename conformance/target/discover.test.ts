import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchDocument } from '../published/fetch-document.ts';
import type { Send } from '../run/exchange.ts';
import { discover } from './discover.ts';

async function pathsOf(send: Send, prefix: string, givenPath?: string) {
  const found = discover(await fetchDocument(send), prefix, givenPath);
  const { shapes, nestedKeys, writeOnly, updatePaths, listPaths } = found;
  assert.equal(shapes.size + nestedKeys.size + writeOnly.size, 0);
  return { updatePaths, listPaths };
}

const serving =
  (status: number, body: string): Send =>
  async () => ({ kind: 'answer', status, headers: {}, body, ms: 1, redirects: [] });

const document = (paths: Readonly<Record<string, unknown>>) =>
  serving(200, JSON.stringify({ openapi: '3.1.0', paths }));

test('finds the paths of the update and the list in the published document', async () => {
  const send = document({
    '/teams/{id}': { put: {} },
    '/api/agent-configurations/{agent_id}': { put: {} },
    '/api/agent-configurations': { get: {} },
  });
  assert.deepEqual(await pathsOf(send, ''), {
    updatePaths: ['/api/agent-configurations/{id}'],
    listPaths: ['/api/agent-configurations'],
  });
});

test('takes the prefix of the base url off', async () => {
  assert.deepEqual(
    await pathsOf(document({ '/console/agents/{x}': { put: { summary: 'Update Agent' } } }), '/console'),
    { updatePaths: ['/agents/{id}'], listPaths: [] },
  );
});

test('finds nothing in what is no such document', async () => {
  for (const send of [
    serving(404, ''),
    serving(200, '<html>'),
    serving(200, '[]'),
    document({ '/a/{b}/{c}': { put: {} } }),
  ]) {
    assert.deepEqual(await pathsOf(send, ''), { updatePaths: [], listPaths: [] });
  }
});

test('of two that could be the update, the one at the given path is it', async () => {
  const send = document({
    '/v1/agent-configurations/{id}': { put: {} },
    '/api/v2/agents/{agent}': { put: {} },
  });
  assert.deepEqual((await pathsOf(send, '', '/v2/agents/{id}')).updatePaths, ['/api/v2/agents/{id}']);
  assert.deepEqual((await pathsOf(send, '', '/elsewhere/{id}')).updatePaths, [
    '/v1/agent-configurations/{id}',
  ]);
});

test('a path that is described elsewhere in the document is found', async () => {
  const item = { put: { operationId: 'update_agent' } };
  const send = serving(
    200,
    JSON.stringify({
      paths: { '/a/{b}': { $ref: '#/components/pathItems/A' } },
      components: { pathItems: { A: item } },
    }),
  );
  assert.deepEqual((await pathsOf(send, '')).updatePaths, ['/a/{id}']);
});

test('the path of its servers stands before those of a document, and is tried first', async () => {
  const paths = { '/agent-configurations/{agent}': { put: {} }, '/agent-configurations': { get: {} } };
  const send = serving(200, JSON.stringify({ openapi: '3.1.0', servers: [{ url: '/v1' }], paths }));
  assert.deepEqual(await pathsOf(send, ''), {
    updatePaths: ['/v1/agent-configurations/{id}', '/agent-configurations/{id}'],
    listPaths: ['/v1/agent-configurations', '/agent-configurations'],
  });
  const { parameterNames } = discover(await fetchDocument(send), '');
  assert.deepEqual(parameterNames, ['agent']);
});
