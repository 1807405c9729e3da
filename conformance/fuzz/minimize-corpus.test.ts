import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minimizeCorpus } from './minimize-corpus.ts';

const step = { method: 'PUT', path: '/a', headers: {}, body: '{}' };
const kept = (fingerprint: string, ...bodies: readonly string[]) => ({
  fingerprint,
  input: { steps: bodies.map((body) => ({ ...step, body })) },
});

test('of several inputs for one behaviour the smallest stays, in whatever order they come', () => {
  const [small, large, longer] = [kept('a', '{}'), kept('a', '{}', '{}'), kept('a', '{"hub":"a"}')];
  const others = kept('b', '{}');
  assert.deepEqual(minimizeCorpus([large, small, others, longer]), [small, others]);
  assert.deepEqual(minimizeCorpus([longer, others, small, large]), [small, others]);
});

test('no behaviour is lost, and of two that are alike the first stays', () => {
  const [first, second] = [kept('a', '{"a":1}'), kept('a', '{"b":1}')];
  assert.deepEqual(minimizeCorpus([first, second]), [first]);
  assert.equal(minimizeCorpus(Array.from({ length: 50 }, (_, at) => kept(`${at}`, '{}'))).length, 50);
  assert.deepEqual(minimizeCorpus([]), []);
});
