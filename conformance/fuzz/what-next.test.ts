import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Explored, whatNext } from './what-next.ts';

const explored: Explored = {
  durationMs: 100_000,
  lastNewMs: 95_000,
  off: [],
  mutations: [],
  agents: 2,
  words: 3,
  givenUp: [],
  isReadOnly: false,
};

const next = (more: Partial<Explored>) => whatNext({ ...explored, ...more });

test('where something new was met near the end, longer comes first; else another way in', () => {
  assert.deepEqual(next({}), ['Run for longer: something new was met 5 s before the end.']);
  assert.match(next({ lastNewMs: 10_000 })[0] ?? '', /^Nothing new was met in the last 90 s: another seed/);
  assert.match(next({ durationMs: 1_000_000, lastNewMs: 1000 })[0] ?? '', /in the last 17 min/);
});

test('each thing that was missing is named, and only that', () => {
  assert.deepEqual(next({ agents: 1 }).slice(1), [
    'Name a second agent with --agent-id: whether one disturbs another was not seen.',
  ]);
  assert.deepEqual(next({ words: 0 }).slice(1), [
    'Give words of the domain with --dictionary: none were given.',
  ]);
  assert.deepEqual(next({ off: ['method', 'pipelining'] }).slice(1), [
    'Allow what was off, where it can do no harm: --allow method,pipelining.',
  ]);
  assert.deepEqual(next({ givenUp: ['createGenome'] }).slice(1), [
    'Look at createGenome: it was given up, for it left too many requests unanswered.',
  ]);
});

test('what only reads needs no second agent', () => {
  assert.deepEqual(next({ agents: 0, isReadOnly: true }).slice(1), [
    'Leave --read-only out, on a deployment where agents may be changed.',
  ]);
});

test('the mutation of which most came is the one with the best share, not the most tries', () => {
  const mutations = [
    { name: 'often', tried: 1000, fruitful: 20 },
    { name: 'rarely', tried: 10, fruitful: 5 },
    { name: 'never', tried: 10, fruitful: 0 },
    { name: 'once', tried: 1, fruitful: 1 },
  ];
  assert.deepEqual(next({ mutations }).slice(1), ['Most came of rarely: 5 new behaviours in 10 tries.']);
  assert.deepEqual(next({ mutations: [{ name: 'one', tried: 12, fruitful: 1 }] }).slice(1), [
    'Most came of one: 1 new behaviour in 12 tries.',
  ]);
});
