import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serverPaths } from './server-paths.ts';

test('the path of each server, never its origin', () => {
  const servers = [{ url: 'https://other.example/v1/' }, { url: '/console' }, { url: '/' }, 5, { url: 7 }];
  assert.deepEqual(serverPaths({ servers }), ['/v1', '/console']);
});

test('basePath of Swagger 2', () => {
  assert.deepEqual(serverPaths({ swagger: '2.0', basePath: '/v1' }), ['/v1']);
});

test('a document without either has none', () => {
  assert.deepEqual(serverPaths({}), []);
  assert.deepEqual(serverPaths({ servers: 'no list', basePath: 5 }), []);
});
