import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonSpellings } from './json-spellings.ts';
import { malformedBodies } from './malformed-bodies.ts';

test('every spelling is JSON with the keys and a text of its own for each, and none is the plain one', () => {
  const read = jsonSpellings('hub', 'purpose').map(([name, body]) => [name, body, JSON.parse(body)] as const);
  assert.ok(read.length > 5);
  for (const [name, body, value] of read) {
    assert.deepEqual(Object.keys(value), ['hub', 'purpose'], name);
    assert.notEqual(value.hub, value.purpose, name);
    assert.notEqual(body, JSON.stringify(value), name);
  }
  assert.equal(new Set(read.map(([, , { hub }]) => hub)).size, read.length);
});

test('no malformed body is JSON, and each is there once', () => {
  const bodies = malformedBodies({ text: 'a', list: 'b', integer: 'c' });
  assert.ok(bodies.length > 20);
  for (const [name, body] of bodies) assert.throws(() => JSON.parse(body), SyntaxError, name);
  assert.equal(new Set(bodies.map(([, body]) => body)).size, bodies.length);
  assert.equal(new Set(bodies.map(([name]) => name)).size, bodies.length);
});
