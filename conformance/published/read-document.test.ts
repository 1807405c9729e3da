import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { compareDocument } from './compare-document.ts';
import type { PublishedDocument } from './published-document.ts';
import { readDocument } from './read-document.ts';

const path = '/v1/agent-configurations/{id}';
const start = { openapi: '3.1.0', info: { title: 'x', version: '1' } };

async function read(document: object): Promise<PublishedDocument> {
  const found = await readDocument(JSON.stringify(document));
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const unreadable: readonly (readonly [what: string, text: string, why: RegExp])[] = [
  ['a page', '<!doctype html>', /^it is no JSON$/],
  ['a list', '[]', /^it is no JSON object$/],
  ['JSON that is no document', '{"a":1}', /^it is no OpenAPI document: /],
  [
    'a document of another age',
    '{"openapi":"9.0.0","info":{"title":"x","version":"1"},"paths":{}}',
    /^it is no OpenAPI/,
  ],
  ['six megabytes', `{"a":"${'x'.repeat(6_000_000)}"}`, /^it has more than 5 million characters$/],
  ['a deep nest', `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`, /^it is nested more than 100 deep$/],
];

for (const [what, text, why] of unreadable) {
  test(`${what} is not read, and it is told why`, async () => {
    const found = await readDocument(text);
    assert.equal(typeof found, 'string');
    assert.match(String(found), why);
  });
}

test('follows references inside the document, also to names with slashes', async () => {
  const schemas = { 'a/b~c': { type: 'string' }, Again: { $ref: '#/components/schemas/a~1b~0c' } };
  const document = await read({ ...start, paths: {}, components: { schemas } });
  assert.deepEqual(document.follow('#/components/schemas/a~1b~0c'), { type: 'string' });
  assert.deepEqual(document.follow('#/components/schemas/Again'), { type: 'string' });
  assert.equal(document.follow('#/components/schemas/None'), undefined);
});

test('follows no reference out of the document', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const away = { $ref: `http://127.0.0.1:${port}/other.json#/x` };
  const file = { $ref: './package.json#/name' };
  const document = await read({ ...start, paths: {}, components: { schemas: { Away: away, File: file } } });
  assert.equal(document.follow('#/components/schemas/Away'), undefined);
  assert.equal(document.follow('#/components/schemas/File'), undefined);
  assert.equal(document.follow(away.$ref), undefined);
  await new Promise((resolve) => server.close(resolve));
  assert.equal(asked, 0);
});

test('a schema that refers to itself, or doubles at each step, ends', async () => {
  const doubling = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `L${index}`,
      {
        allOf: [
          { $ref: `#/components/schemas/L${index + 1}` },
          { $ref: `#/components/schemas/L${index + 1}` },
        ],
      },
    ]),
  );
  const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/L0' } } } };
  const schemas = { ...doubling, Self: { $ref: '#/components/schemas/Self' } };
  const self = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Self' } } } };
  const put = { requestBody: body, responses: { '200': self } };
  const started = performance.now();
  const document = await read({ ...start, paths: { [path]: { put } }, components: { schemas } });
  const { disagreements } = compareDocument(document, path);
  assert.ok(
    disagreements.every(({ place }) => !place.startsWith('body')),
    'what says nothing is not accused',
  );
  assert.ok(performance.now() - started < 5000, 'it took long');
});
