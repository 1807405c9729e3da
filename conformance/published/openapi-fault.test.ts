import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { findOpenApiFault } from './openapi-fault.ts';

const start = { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {} };

const faults: readonly (readonly [what: string, text: string, why: RegExp])[] = [
  ['JSON that is no document', '{"a":1}', /^it is not an OpenAPI document: /],
  [
    'a document of another age',
    JSON.stringify({ ...start, openapi: '9.0.0' }),
    /^it is not an OpenAPI document: /,
  ],
  ['six megabytes', `{"a":"${'x'.repeat(6_000_000)}"}`, /^it has more than 5 million characters$/],
];

for (const [what, text, why] of faults) {
  test(`${what} is refused, and it is told why`, async () => {
    assert.match((await findOpenApiFault(text)) ?? '', why);
  });
}

test('nothing is asked that a document refers to elsewhere, nor is that a fault', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const schemas = {
    Away: { $ref: `http://127.0.0.1:${port}/other.json#/x` },
    File: { $ref: './package.json#/name' },
    Self: { $ref: '#/components/schemas/Self' },
    Nowhere: { $ref: '#/components/schemas/None' },
  };
  assert.equal(await findOpenApiFault(JSON.stringify({ ...start, components: { schemas } })), undefined);
  await new Promise((resolve) => server.close(resolve));
  assert.equal(asked, 0);
});
