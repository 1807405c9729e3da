import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../spec/json-value.ts';
import { follow } from './follow-references.ts';

const root: JsonObject = {
  text: { type: 'string' },
  'a/b~c d': { type: 'integer' },
  'x%': { type: 'number' },
  again: { $ref: '#/text' },
  beside: { $ref: '#/again', default: 'x' },
  holder: { $ref: '#/held' },
  held: { inner: { type: 'boolean' } },
  list: [{ type: 'null' }],
  left: { $ref: '#/right' },
  right: { $ref: '#/left' },
  through: { $ref: '#/through/inner' },
  away: { $ref: 'http://127.0.0.1:9/other.json#/x' },
};

const led: readonly (readonly [reference: string, to: JsonObject | undefined])[] = [
  ['#/text', { type: 'string' }],
  ['#/a~1b~0c%20d', { type: 'integer' }],
  ['#/x%', { type: 'number' }],
  ['#/again', { type: 'string' }],
  ['#/beside', { type: 'string', default: 'x' }],
  ['#/holder/inner', { type: 'boolean' }],
  ['#/list/0', { type: 'null' }],
  ['#/list/1', undefined],
  ['#/list/length', undefined],
  ['#/none', undefined],
  ['#/text/type/deeper', undefined],
  ['#/constructor', undefined],
  ['#/left', undefined],
  ['#/through', undefined],
  ['#/away', undefined],
  ['other.json#/text', undefined],
  ['', undefined],
];

for (const [reference, to] of led) {
  test(`the reference "${reference}" leads ${to === undefined ? 'nowhere' : 'to what stands there'}`, () => {
    assert.deepEqual(follow(root, { $ref: reference }), to);
  });
}

test('a chain without end and ways that multiply end', () => {
  const chain = Object.fromEntries(
    Array.from({ length: 100_000 }, (_, index) => [`c${index}`, { $ref: `#/c${index + 1}` }]),
  );
  assert.equal(follow(chain, { $ref: '#/c0' }), undefined);
  const ways = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => {
      const next = `#/w${index + 1}/a/b/a/b/a/b`;
      return [`w${index}`, { a: { $ref: next }, b: { $ref: next } }];
    }),
  );
  assert.equal(follow(ways, { $ref: '#/w0/a/b/a/b/a/b' }), undefined);
});
