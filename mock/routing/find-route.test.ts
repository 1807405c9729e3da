import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { createFindRoute } from './find-route.ts';

const find = createFindRoute(dialectPresets.fastapi);

test('leads each method and path to its operation', () => {
  assert.deepEqual(find('GET', '/v1/evolution/status/x?a=1'), {
    to: 'operation',
    operation: 'readEvolutionStatus',
    parameter: 'x',
    query: 'a=1',
  });
  assert.deepEqual(find('PUT', '/%761/agent-configurations/%7Bx%7D'), {
    to: 'operation',
    operation: 'updateAgent',
    parameter: '{x}',
    query: '',
  });
});

test('redirects the other spelling for any method, several slashes too', () => {
  assert.deepEqual(find('DELETE', '/v1/genomes?q'), { to: 'redirect', path: '/v1/genomes/', query: 'q' });
  assert.deepEqual(find('GET', '/v1/evolution/status/x//'), {
    to: 'redirect',
    path: '/v1/evolution/status/x',
    query: '',
  });
});

test('tells another method from an unknown path', () => {
  assert.deepEqual(find('HEAD', '/v1/evolution/status/x'), { to: 'other-method', allow: 'GET' });
  assert.deepEqual(find('GET', '/v1/evolution/status/a%2Fb'), { to: 'nowhere' });
  assert.deepEqual(find('GET', '/v1//genomes/'), { to: 'nowhere' });
  assert.deepEqual(find('GET', '/'), { to: 'nowhere' });
});

test('serves both spellings in a dialect that has both', () => {
  const both = createFindRoute(dialectPresets.strict);
  for (const path of ['/v1/genomes', '/v1/genomes/']) assert.equal(both('POST', path).to, 'operation');
});

test('serves one spelling alone in a dialect that has no other', () => {
  for (const [choice, served, missing] of [
    ['slash-only', '/v1/genomes/', '/v1/genomes'],
    ['no-slash-only', '/v1/genomes', '/v1/genomes/'],
  ] as const) {
    const only = createFindRoute({ ...dialectPresets.fastapi, 'genome-slash': choice });
    assert.equal(only('POST', served).to, 'operation');
    assert.equal(only('POST', missing).to, 'nowhere');
  }
});

test('serves a template with text after its parameter', () => {
  const other = createFindRoute({ ...dialectPresets.fastapi, 'update-path': '/api/agents/{id}/config' });
  assert.deepEqual(other('PUT', '/api/agents/x/config'), {
    to: 'operation',
    operation: 'updateAgent',
    parameter: 'x',
    query: '',
  });
  assert.equal(other('PUT', '/api/agents//config').to, 'nowhere');
});
