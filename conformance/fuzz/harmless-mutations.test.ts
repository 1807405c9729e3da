import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { evolutionStatusRequest, updateRequest } from '../generate/cases.ts';
import { isHarmless } from '../restoring/is-harmless.ts';
import { measureBody } from '../restoring/measure-body.ts';
import type { SentRequest } from '../run/exchange.ts';
import { createCorpus } from './corpus.ts';
import { createDice } from './dice.ts';
import { type Breeding, makeChild } from './make-child.ts';
import { allMutations } from './mutations/index.ts';
import type { Mutation } from './mutations/mutation.ts';
import { createValuePool } from './value-pool.ts';
import { createWords } from './words.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const subject = subjectOf(id);
const request = updateRequest(
  subject.updatePath,
  id,
  '{"hub":"a","purpose":"b","test_score":"1","delegated_agents":[{"a":1}],"evaluated_harnesses":["a"],"agent_params":{"a":{"b":1}}}',
);

/** One for all: filling it takes longer than all that is drawn from it. */
const pool = createValuePool(createDice(5));

function breedingOf(seed: number): Breeding {
  const dice = createDice(seed);
  return {
    material: {
      dice,
      words: createWords(['word']),
      subject,
      agentIds: [id],
      fields: updateFields,
      // Values of `check` that are long are sent by its own cases, and need no corpus.
      valueFor: (field, only) => {
        const value = pool(field, only);
        return printJson(value).length > 1000 ? null : value;
      },
      other: () => ({ steps: [request, evolutionStatusRequest(id)] }),
    },
    corpus: createCorpus(),
    cases: [request],
    takenCases: [request],
    isGuided: false,
  };
}

const [harmless, hurting] = [
  allMutations.filter(({ hurts }) => hurts === undefined),
  allMutations.filter(({ hurts }) => hurts !== undefined),
];

/** What one mutation makes of a plain request. */
function madeBy({ mutate }: Mutation, count: number): readonly SentRequest[] {
  const { material } = breedingOf(3);
  const inputs = Array.from({ length: count }, () => mutate({ steps: [request] }, material));
  return inputs.flatMap((input) => input?.steps ?? []);
}

for (const mutation of harmless)
  test(`whatever ${mutation.name} makes is harmless`, () => {
    for (const step of madeBy(mutation, 120))
      assert.ok(isHarmless(step, subject), JSON.stringify(step).slice(0, 300));
  });

test('of children with up to four mutations that hurt nobody, hardly any is held to be harmful', () => {
  const breeding = breedingOf(1);
  const children = Array.from({ length: 800 }, () => makeChild(breeding, harmless)).flatMap(
    (child) => child ?? [],
  );
  const left = children.filter(({ input }) => !input.steps.every((step) => isHarmless(step, subject)));
  assert.ok(children.length > 780);
  assert.ok(left.length <= children.length * 0.01, `${left.length} of ${children.length} are left out`);
});

/** What a mutation that can hurt makes now and then, as others do which hurt nobody. */
const alsoMade: Readonly<Record<string, (step: SentRequest) => boolean>> = {
  'run-of-letters': ({ body }) => /"0{200,4200}"/.test(String(body)),
  'huge-list': ({ body }) => measureBody(String(body)).items <= 220,
  method: ({ method }) => method === request.method,
  'path-spelling': ({ path }) => path === request.path.replace(id, id.toUpperCase()),
};

for (const mutation of hurting)
  test(`what ${mutation.name} makes is left out wherever it is something that no other makes`, () => {
    const made = madeBy(mutation, 120);
    const left = made.filter((step) => !isHarmless(step, subject));
    assert.ok(left.length > made.length / 10, `${left.length} of ${made.length} are left out`);
    for (const step of made)
      if (isHarmless(step, subject))
        assert.ok(alsoMade[mutation.name]?.(step), JSON.stringify(step).slice(0, 300));
  });

test('what was seen to pass for harmless is left out', () => {
  const update = (body: string, more: Partial<SentRequest> = {}) => ({
    ...updateRequest(subject.updatePath, id, body),
    ...more,
  });
  for (const step of [
    update(`{"test_score":"${'0'.repeat(4000)}x"}`),
    update(`{"test_score":"${'0'.repeat(6000)}"}`),
    update('{"hub":"a"}', { chunkedAt: [1, 2, 3, 4] }),
    update(`{"agent_params":${'['.repeat(100)}1${']'.repeat(100)}}`),
    update(`{"agent_params":${'['.repeat(100)}1`),
    update(JSON.stringify({ evaluated_harnesses: Array.from({ length: 221 }, () => 'a') })),
    update('{}', { path: `${request.path}%20` }),
    update('{}', { path: `${request.path}?` }),
  ])
    assert.ok(!isHarmless(step, subject), JSON.stringify(step).slice(0, 100));
});
