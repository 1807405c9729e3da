import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairAgents, respell } from './agent-ids.ts';

const [a, b, c, d] = [
  '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63',
  'c85e0f92-6a1d-4b37-8e2f-70d9c3b4a516',
  'd2f4a6c8-0b1e-4d3f-9a5c-7e8091a2b3c4',
  '15c7d9eb-2f40-4a61-8b83-9dafb0c1d2e3',
] as const;

test('recorded agents stay themselves where none is given', () => {
  assert.deepEqual(
    [...pairAgents([a.toUpperCase(), b], [])],
    [
      [a, a],
      [b, b],
    ],
  );
});

test('given agents stand for the recorded ones in order', () => {
  assert.deepEqual(
    [...pairAgents([a, b], [c, d])],
    [
      [a, c],
      [b, d],
    ],
  );
});

test('a recorded agent that is given stays itself, whatever the order', () => {
  assert.deepEqual(
    [...pairAgents([a, b], [c, a])],
    [
      [a, a],
      [b, c],
    ],
  );
  assert.deepEqual(
    [...pairAgents([a, b], [b, a])],
    [
      [a, a],
      [b, b],
    ],
  );
});

test('too few given agents stand for several', () => {
  assert.deepEqual(
    [...pairAgents([a, b], [c])],
    [
      [a, c],
      [b, c],
    ],
  );
});

const pairs = pairAgents([a], [c]);

test('an id keeps its spelling when it is exchanged', () => {
  assert.equal(respell(a, pairs), c);
  assert.equal(respell(a.toUpperCase(), pairs), c.toUpperCase());
  assert.equal(respell(a.replaceAll('-', ''), pairs), c.replaceAll('-', ''));
  assert.equal(respell(`urn:uuid:${a}`, pairs), `urn:uuid:${c}`);
  assert.equal(respell(`{${a}}`, pairs), `{${c}}`);
  const mixed = respell(a.replace('b', 'B'), pairs);
  assert.equal(mixed.toLowerCase(), c);
  assert.notEqual(mixed, c);
  assert.notEqual(mixed, c.toUpperCase());
});

test('what spells no recorded agent stays as it is', () => {
  for (const text of [b, 'not-a-uuid', '', `${a}0`]) assert.equal(respell(text, pairs), text);
});
