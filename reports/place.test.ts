import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesAt } from '../conformance/run/place.ts';
import type { JsonValue } from '../spec/json-value.ts';
import { findPlace } from './place.ts';

const validationError: JsonValue = { detail: [{ loc: ['path', 'id'], msg: 'x' }, { loc: ['body', 'hub'] }] };

const cases: readonly (readonly [
  place: string,
  value: JsonValue,
  path: readonly (string | number)[] | undefined,
])[] = [
  ['/hub', { name: 1, hub: 2 }, ['hub']],
  ['/a/b', { b: 0, a: { b: 1 } }, ['a', 'b']],
  ['/detail/1/loc', validationError, ['detail', 1, 'loc']],
  ['/detail/n/msg', validationError, ['detail', 0, 'msg']],
  ['/hub', validationError, ['detail', 1, 'loc', 1]],
  ['/hub', { items: [{ hub: null }] }, ['items', 0, 'hub']],
  ['/hub', { purpose: 'hub' }, undefined],
  ['', { answer: 1 }, undefined],
  ['/constructor', {}, undefined],
];

for (const [place, value, path] of cases) {
  test(`finds ${place} in ${JSON.stringify(value)} at ${JSON.stringify(path)}`, () => {
    assert.deepEqual(findPlace(value, namesAt({ part: 'answer', pointer: place })), path);
  });
}
