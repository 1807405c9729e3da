import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCorpus } from './corpus.ts';
import { createDice } from './dice.ts';
import type { FuzzInput } from './fuzz-input.ts';

const input = (body: string): FuzzInput => ({
  steps: [{ method: 'PUT', path: '/a', headers: {}, body }],
});

test('an input is kept for each new behaviour, and only for a new one', () => {
  const corpus = createCorpus();
  assert.ok(corpus.note('a', () => input('1')));
  assert.equal(
    corpus.note('a', () => input('2')),
    undefined,
  );
  assert.ok(corpus.note('b', () => input('3')));
  assert.equal(corpus.entries().length, 2);
  assert.equal(corpus.hits.get('a'), 2);
});

test('a behaviour that is rare is mutated more than one that is met all the time', () => {
  const corpus = createCorpus();
  const dice = createDice(5);
  corpus.note('rare', () => input('1'));
  for (let at = 0; at < 5000; at += 1) corpus.note('usual', () => input('2'));
  const picks = Array.from({ length: 200 }, () => corpus.pick(dice)?.fingerprint);
  assert.ok(picks.filter((one) => one === 'rare').length > 150, 'most of them');
});

test('a smaller input takes the place of a larger one, and never the other way', () => {
  const corpus = createCorpus();
  const entry = corpus.note('a', () => input('a long body'));
  assert.ok(entry !== undefined);
  assert.ok(!corpus.shrink(entry, input('a longer body still')));
  assert.ok(corpus.shrink(entry, input('x')));
  assert.equal(entry.input.steps[0]?.body, 'x');
});

test('an input that is too large to keep is counted and not kept', () => {
  const corpus = createCorpus();
  corpus.note('a', () => input('x'.repeat(100_000)));
  assert.equal(corpus.entries().length, 0);
  assert.equal(corpus.hits.get('a'), 1);
});

test('what is favoured is mutated at once, in about half of all picks, and not for ever', () => {
  const corpus = createCorpus();
  const dice = createDice(5);
  const usual = corpus.note('usual', () => input('1'));
  const fresh = corpus.note('fresh', () => input('2'));
  assert.ok(usual !== undefined && fresh !== undefined);
  for (let at = 0; at < 5000; at += 1) corpus.note('fresh', () => input('2'));
  corpus.favour(fresh);
  const picks = Array.from({ length: 800 }, () => corpus.pick(dice)?.fingerprint);
  const count = (some: readonly unknown[]) => some.filter((one) => one === 'fresh').length;
  assert.ok(count(picks.slice(0, 100)) > 30);
  assert.ok(count(picks.slice(-200)) < 20);
});

test('what was read leads no further than what was written, and is mutated less', () => {
  const corpus = createCorpus();
  const dice = createDice(6);
  for (const fingerprint of ['listAgents|200', 'updateAgent|200']) corpus.note(fingerprint, () => input('1'));
  const picks = Array.from({ length: 400 }, () => corpus.pick(dice)?.fingerprint);
  assert.ok(picks.filter((one) => one === 'updateAgent|200').length > 250);
});

test('all inputs together stay within a size; a smaller one makes room', () => {
  const corpus = createCorpus();
  const large = 'x'.repeat(50_000);
  const kept = Array.from({ length: 1000 }, (_, at) => corpus.note(`${at}`, () => input(large)));
  const [first] = kept;
  const count = kept.filter((entry) => entry !== undefined).length;
  assert.ok(count > 300 && count < 410, `${count} kept`);
  assert.ok(first !== undefined && corpus.shrink(first, input('x')));
  assert.ok(corpus.note('one more', () => input(large)));
  assert.equal(
    corpus.note('too many', () => input(large)),
    undefined,
  );
});
