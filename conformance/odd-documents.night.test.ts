import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import { checkDeployment } from './check-deployment.ts';
import { learnDeployment } from './learn-deployment.ts';

const network = createMemoryNetwork();

const kit = { name: 'agent-console-kit', version: 'test' };
const only = ['update-accepts-null', 'published-document-agrees', 'list-carries-scores-when-asked'];

const documents: readonly (readonly [what: string, document: object | string])[] = [
  ['a space in the path', { paths: { '/v1/my agent-configurations/{id}': { put: {} } } }],
  ['a path that is not ASCII', { paths: { '/v1/агенты/agent-configurations/{id}': { put: {} } } }],
  ['a path without a slash', { paths: { 'v1/agent-configurations/{id}': { put: {} } } }],
  ['half a surrogate in the path', { paths: { '/\ud800/agent-configurations/{id}': { put: {} } } }],
  ['a line break in the path', { paths: { '/a\r\nx: y/agent-configurations/{id}': { put: {} } } }],
  ['a path of two parameters', { paths: { '/agent-configurations/{a}/{b}': { put: {} } } }],
  ['a nameless parameter', { paths: { '/agent-configurations/{}': { put: {} } } }],
  ['a list that is not ASCII', { paths: { '/ä ö/agent-configurations': { get: {} } } }],
  ['paths that are a list', { paths: ['/v1/agent-configurations/{id}'] }],
  ['paths that are none', { paths: null }],
  [
    'odd servers',
    {
      servers: [{ url: '::' }, 5, { url: 'http://[' }],
      paths: { '/agent-configurations/{id}': { put: null } },
    },
  ],
  ['a circle', { paths: { '/agent-configurations/{id}': { $ref: '#/paths/~1agent-configurations~1{id}' } } }],
  [
    'a reference elsewhere',
    { paths: { '/agent-configurations/{id}': { put: { $ref: 'file:///etc/passwd' } } } },
  ],
  [
    'names that cannot be told',
    {
      paths: {
        '/agent-configurations/{id}': {
          put: {
            summary: { toString: 1, valueOf: 1 },
            parameters: [{ in: 'path' }, { in: { toString: 1 } }],
          },
        },
      },
    },
  ],
  ['depth', `${'{"paths":'.repeat(150)}{}${'}'.repeat(150)}`],
  ['no object', '5'],
  ['__proto__', '{"paths":{"__proto__":{"put":{}},"constructor":{"put":{}}}}'],
];

for (const [what, document] of documents) {
  test(`a published document with ${what} keeps nobody from judging and learning`, async () => {
    const whole = { openapi: '3.1.0', info: {}, ...(typeof document === 'string' ? {} : document) };
    const served = typeof document === 'string' ? document : JSON.stringify(whole);
    const deployment = network.serve({ document: () => served });
    const target = { url: deployment.url, agentIds: deployment.agentIds, timeoutMs: 5000 };
    try {
      const run = await checkDeployment(
        { ...target, only, profile: 'quick', cases: 5, seed: 1 },
        kit,
        network.surroundings,
      );
      assert.notEqual(run.verdict, 'violates', run.summary);
      const { points } = await learnDeployment(target, kit, network.surroundings);
      assert.ok(points.length > 0);
    } finally {
      await deployment.close();
    }
  });
}

test('a published path is sent as a request can carry it', async () => {
  const deployment = network.serve({
    points: { 'update-path': '/v1/а b/agent-configurations/{id}' },
    document: () => JSON.stringify({ paths: { 'v1/а b/agent-configurations/{agent}': { put: {} } } }),
  });
  const { url, agentIds } = deployment;
  try {
    const run = await checkDeployment(
      { url, agentIds, only: ['update-accepts-null'], cases: 5, seed: 1 },
      kit,
      network.surroundings,
    );
    assert.equal(run.verdict, 'conforms', run.summary);
  } finally {
    await deployment.close();
  }
});
