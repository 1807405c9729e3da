import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareDocument } from '../checks/published-document-agrees/compare-document.ts';
import { readDocument } from './read-document.ts';

const path = '/v1/agent-configurations/{id}';

const unreadable: readonly (readonly [what: string, text: string, why: string])[] = [
  ['a page', '<!doctype html>', 'it is not JSON'],
  ['a list', '[]', 'it is not a JSON object'],
  ['a deep nest', `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`, 'it is nested more than 200 deep'],
];

for (const [what, text, why] of unreadable) {
  test(`${what} is not read, and it is told why`, () => {
    assert.equal(readDocument(text), why);
  });
}

test('a schema that refers to itself, or becomes many at each step, ends', () => {
  const schemas = {
    ...Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => {
        const next = { $ref: `#/components/schemas/L${index + 1}` };
        return [`L${index}`, { allOf: Array(50).fill(next), anyOf: Array(50).fill(next) }];
      }),
    ),
    Self: { $ref: '#/components/schemas/Self' },
  };
  const bodyOf = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const put = { requestBody: bodyOf('L0'), responses: { '200': bodyOf('Self') } };
  const started = performance.now();
  const document = readDocument(JSON.stringify({ paths: { [path]: { put } }, components: { schemas } }));
  if (typeof document === 'string') assert.fail(document);
  const { disagreements } = compareDocument(document, path);
  assert.ok(
    disagreements.every(({ place }) => !place.startsWith('body')),
    'what says nothing is not accused',
  );
  assert.ok(performance.now() - started < 5000, 'it took long');
});
