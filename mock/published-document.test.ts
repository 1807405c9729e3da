import assert from 'node:assert/strict';
import { test } from 'node:test';
import SwaggerParser from '@apidevtools/swagger-parser';
import { compareDocument } from '../conformance/checks/published-document-agrees/compare-document.ts';
import { readDocument } from '../conformance/published/read-document.ts';
import type { Dialect } from '../spec/dialect-points.ts';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { printJson } from '../spec/json-print.ts';
import { isJsonObject, type JsonObject } from '../spec/json-value.ts';
import { createFetchHandler } from './fetch-handler.ts';

const served = { ...dialectPresets.fastapi, 'published-document': 'served' } as const;

async function fetchDocument(dialect: Dialect, init: RequestInit = {}): Promise<Response> {
  return createFetchHandler({ dialect })(new Request('http://localhost/openapi.json', init));
}

async function documentOf(points: Partial<Dialect>): Promise<JsonObject> {
  const document = readDocument(await (await fetchDocument({ ...served, ...points })).text());
  if (typeof document === 'string') throw new Error(document);
  return document;
}

const dialects: readonly (readonly [name: string, points: Partial<Dialect>])[] = [
  ['preset fastapi', {}],
  ['preset strict, published', { ...dialectPresets.strict, 'published-document': 'served' }],
  ['another path', { 'update-path': '/v1/console/agents/{id}', 'list-path': '/v1/console/agents' }],
  ['an envelope', { 'list-envelope': 'object', 'list-items-key': 'data' }],
  [
    'no list, a header of its own',
    { 'list-path': 'none', auth: 403, 'auth-header': 'X-Token', 'auth-scheme': 'none' },
  ],
  ['rejections with 400', { 'rejected-update': 400, 'genome-slash': 'redirect-to-no-slash' }],
];

for (const [name, points] of dialects) {
  test(`what is published is OpenAPI and says what the contract says: ${name}`, async () => {
    const document = await documentOf(points);
    await assert.doesNotReject(new SwaggerParser().validate(JSON.parse(printJson(document))));
    const { disagreements, compared } = compareDocument(
      document,
      points['update-path'] ?? served['update-path'],
    );
    assert.deepEqual(disagreements, []);
    assert.ok(compared > 70, `only ${compared} statements were compared`);
  });
}

test('paths are those of the dialect, in its spelling', async () => {
  const pathsOf = async (points: Partial<Dialect>) => {
    const { paths } = await documentOf(points);
    return Object.keys(isJsonObject(paths) ? paths : {});
  };
  assert.deepEqual(await pathsOf({}), [
    '/v1/evolution/status/{agent_id}',
    '/v1/genomes/',
    '/v1/agent-configurations/{id}',
    '/v1/agent-configurations',
  ]);
  assert.deepEqual(
    await pathsOf({ 'genome-slash': 'redirect-to-no-slash', 'update-path': '/a/{id}', 'list-path': 'none' }),
    ['/v1/evolution/status/{agent_id}', '/v1/genomes', '/a/{id}'],
  );
  assert.ok((await pathsOf({ 'genome-slash': 'both' })).includes('/v1/genomes'));
});

test('two operations of one path stand together', async () => {
  const document = await documentOf({ 'update-path': '/v1/agents/{id}', 'list-path': '/v1/agents/{id}' });
  const paths = document['paths'];
  const item = isJsonObject(paths) ? paths['/v1/agents/{id}'] : undefined;
  assert.deepEqual(Object.keys(isJsonObject(item) ? item : {}), ['put', 'get']);
});

test('operations that ask for a token say so', async () => {
  const text = JSON.stringify(await documentOf({ auth: 401, 'auth-scope': 'evolution' }));
  assert.match(text, /"securitySchemes":\{"token":\{"type":"http","scheme":"bearer"\}\}/);
  assert.equal(text.split('"security":').length - 1, 2);
  assert.doesNotMatch(JSON.stringify(await documentOf({})), /security/);
});

test('GET and HEAD read it, another method is refused as on any path, a slash too many leads to it', async () => {
  const read = await fetchDocument(served);
  assert.deepEqual([read.status, read.headers.get('content-type')], [200, 'application/json']);
  assert.equal((await fetchDocument(served, { method: 'HEAD' })).status, 200);
  const other = await fetchDocument(served, { method: 'POST' });
  assert.deepEqual([other.status, other.headers.get('allow')], [405, 'GET, HEAD']);
  const handle = createFetchHandler({ dialect: served });
  const turned = await handle(new Request('http://localhost/openapi.json/'));
  assert.deepEqual([turned.status, turned.headers.get('location')], [307, 'http://localhost/openapi.json']);
});

test('where it is not published nothing is there', async () => {
  assert.equal(
    (await fetchDocument(dialectPresets.strict, { headers: { authorization: 'Bearer any' } })).status,
    404,
  );
});

test('a token that is looked at before the path is asked for here too', async () => {
  const dialect: Dialect = { ...served, auth: 401, 'auth-order': 'before-path' };
  assert.equal((await fetchDocument(dialect)).status, 401);
  assert.equal((await fetchDocument(dialect, { headers: { authorization: 'Bearer any' } })).status, 200);
});
