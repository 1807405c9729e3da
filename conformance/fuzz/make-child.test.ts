import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateFields } from '../../spec/fields.ts';
import { updateRequest } from '../generate/cases.ts';
import { createCorpus } from './corpus.ts';
import { createDice } from './dice.ts';
import { type FuzzInput, mostSteps } from './fuzz-input.ts';
import { type Breeding, makeChild, someMutations } from './make-child.ts';
import { allMutations } from './mutations/index.ts';
import type { Mutation } from './mutations/mutation.ts';
import { createValuePool } from './value-pool.ts';
import { createWords } from './words.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const updatePath = '/v1/agent-configurations/{id}';
const request = updateRequest(updatePath, id, '{"hub":"a","purpose":"b","last_tested_by":"c"}');
const kept = updateRequest(updatePath, id, '{"agent_name":"kept","model_name":"m"}');

function breedingOf(seed: number, isGuided = true): Breeding {
  const dice = createDice(seed);
  const corpus = createCorpus();
  corpus.note('updateAgent|200', () => ({ steps: [kept, kept] }));
  return {
    material: {
      dice,
      words: createWords([]),
      subject: subjectOf(id),
      agentIds: [id],
      fields: updateFields,
      valueFor: createValuePool(dice),
      other: () => undefined,
    },
    corpus,
    cases: [request],
    takenCases: [request],
    isGuided,
  };
}

/** Marks the path of the first step, so that it shows how often it was used. */
const marking: Mutation = {
  name: 'marking',
  depth: 'http',
  about: 'marks',
  mutate: ({ steps: [first, ...rest], ...input }): FuzzInput | undefined =>
    first === undefined ? undefined : { ...input, steps: [{ ...first, path: `${first.path}!` }, ...rest] },
};
const idle: Mutation = { ...marking, name: 'idle', mutate: () => undefined };
const growing: Mutation = {
  ...marking,
  name: 'growing',
  mutate: (input) => ({ ...input, steps: [...input.steps, ...input.steps, ...input.steps, ...input.steps] }),
};

const childrenOf = (breeding: Breeding, mutations: readonly Mutation[], count = 400) =>
  Array.from({ length: count }, () => makeChild(breeding, mutations)).flatMap((child) => child ?? []);

test('the same seed makes the same children', () => {
  const made = (seed: number) =>
    childrenOf(breedingOf(seed), allMutations, 60).map(({ input, mutations }) => ({ input, mutations }));
  assert.deepEqual(made(5), made(5));
  assert.notDeepEqual(made(5), made(6));
});

test('a child has one to four mutations, and names those that changed something', () => {
  const made = childrenOf(breedingOf(1), [marking]).filter(({ trimOf }) => trimOf === undefined);
  const counts = made.map(({ mutations }) => mutations.length);
  assert.deepEqual([...new Set(counts)].sort(), [1, 2, 3, 4]);
  for (const { input, mutations } of made)
    assert.equal(input.steps[0]?.path.split('!').length, mutations.length + 1);
  for (const { mutations, trimOf } of childrenOf(breedingOf(1), [idle]))
    assert.deepEqual(mutations, trimOf === undefined ? [] : ['trim']);
});

test('guided, most come of the corpus; unguided, all of the cases, and none is a smaller one', () => {
  const isKept = ({ input }: { readonly input: FuzzInput }) => input.steps[0]?.body === kept.body;
  const guided = childrenOf(breedingOf(2), [idle]).filter(({ trimOf }) => trimOf === undefined);
  const share = guided.filter(isKept).length / guided.length;
  assert.ok(share > 0.5 && share < 0.7, `${share} of the corpus`);
  const unguided = childrenOf(breedingOf(2, false), [idle]);
  assert.ok(unguided.every((child) => !isKept(child) && child.trimOf === undefined));
});

test('now and then a smaller one of an entry is tried: without a step, or with fewer members; not for ever', () => {
  const breeding = breedingOf(3);
  const trims = childrenOf(breeding, [idle]).filter(({ trimOf }) => trimOf !== undefined);
  assert.ok(trims.length > 0 && trims.length <= 16, `${trims.length} tries`);
  const [entry] = breeding.corpus.entries();
  for (const { input, trimOf } of trims) {
    assert.equal(trimOf, entry);
    const isShorter = input.steps.length === 1;
    const isSmaller = input.steps.some(({ body }) => (body ?? '').length < (kept.body ?? '').length);
    assert.ok(isShorter || isSmaller);
    assert.deepEqual(input.steps.at(-1)?.path, kept.path);
  }
});

test('an input with too many steps is none', () => {
  const made = childrenOf(breedingOf(4), [growing]);
  assert.ok(made.length > 0);
  assert.ok(made.every(({ input }) => input.steps.length <= mostSteps));
});

test('without cases and corpus there is no child', () => {
  const { corpus: _, ...others } = breedingOf(5);
  assert.equal(
    makeChild({ ...others, corpus: createCorpus(), cases: [], takenCases: [] }, [marking]),
    undefined,
  );
});

test('a batch has a part of the mutations, raw ones seldom, and never none', () => {
  const dice = createDice(6);
  const batches = Array.from({ length: 300 }, () => [...new Set(someMutations(allMutations, dice, false))]);
  const shareOf = (isRaw: boolean) => {
    const all = allMutations.filter((one) => (one.isRaw === true) === isRaw).length;
    const on = batches.flatMap((batch) => batch.filter((one) => (one.isRaw === true) === isRaw)).length;
    return on / (all * batches.length);
  };
  assert.ok(Math.abs(shareOf(false) - 0.6) < 0.05, `${shareOf(false)}`);
  assert.ok(Math.abs(shareOf(true) - 0.3) < 0.05, `${shareOf(true)}`);
  const alone = Array.from({ length: 100 }, () => someMutations([marking], dice, false));
  assert.ok(alone.every((batch) => batch.length === 1));
});

test('a quiet batch has none that may leave damage, and one that weighs more stands there more often', () => {
  const dice = createDice(11);
  const drawn = Array.from({ length: 40 }, () => someMutations(allMutations, dice, true)).flat();
  for (const { name, depth, hurts } of drawn) {
    assert.equal(hurts, undefined, name);
    assert.ok(depth === 'values' || depth === 'sequence', name);
  }
  const count = (wanted: string) => drawn.filter(({ name }) => name === wanted).length;
  assert.ok(count('classes-of-values') > 3 * count('set-field'));
});
