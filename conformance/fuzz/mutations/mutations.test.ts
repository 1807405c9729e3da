import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../../fixtures/in-memory/subject-of.ts';
import { updateFields } from '../../../spec/fields.ts';
import { isInability } from '../../../spec/inability.ts';
import { updateRequest } from '../../generate/cases.ts';
import { maySend } from '../../restoring/may-send.ts';
import { createDice } from '../dice.ts';
import type { FuzzInput } from '../fuzz-input.ts';
import { createValuePool } from '../value-pool.ts';
import { createWords } from '../words.ts';
import { allMutations, mutationsFor, readAllowed } from './index.ts';
import type { Material } from './mutation.ts';

const agentIds = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63'];
const updatePath = '/v1/agent-configurations/{id}';
const body = JSON.stringify({
  hub: 'custom',
  purpose: 'Guide ships',
  rate_limit_requests_per_minute: 120,
  evaluated_harnesses: ['tone', 'injection'],
  agent_params: { temperature: 0.2 },
});
const input: FuzzInput = {
  steps: [
    updateRequest(updatePath, agentIds[0] ?? '', body),
    updateRequest(updatePath, agentIds[0] ?? '', '{}'),
  ],
};

function materialOf(seed: number): Material {
  const dice = createDice(seed);
  return {
    dice,
    words: createWords(['word']),
    subject: subjectOf(...agentIds),
    agentIds,
    fields: updateFields,
    valueFor: createValuePool(dice),
    other: () => input,
  };
}

const tries = 60;
const limits = {
  updatePath: '/v1/agent-configurations/{id}',
  listPath: '/v1/agent-configurations',
  agentIds: new Set(agentIds),
};

for (const { name, mutate } of allMutations)
  test(`${name} makes other inputs, the same for the same seed, and none that may not be sent`, () => {
    const made = (seed: number) => {
      const material = materialOf(seed);
      return Array.from({ length: tries }, () => mutate(input, material)).flatMap((one) => one ?? []);
    };
    const first = made(3);
    assert.ok(first.length > 0, 'it applies');
    assert.ok(
      first.some((one) => JSON.stringify(one) !== JSON.stringify(input)),
      'it changes something',
    );
    assert.deepEqual(first, made(3));
    for (const { steps } of first)
      for (const step of steps) assert.ok(maySend(step, limits), `${step.method} ${step.path}`);
  });

test('no two mutations share a name, and all three depths and sequences are there', () => {
  assert.equal(new Set(allMutations.map(({ name }) => name)).size, allMutations.length);
  const depths = new Set(allMutations.map(({ depth }) => depth));
  assert.deepEqual([...depths].sort(), ['http', 'sequence', 'text', 'values']);
});

test('what can hurt is off away from loopback, unless it is allowed by name', () => {
  const raw = ['pipelining', 'slow-bytes', 'chunk-oddities', 'malformed-head', 'odd-target'];
  const names = (isOnLoopback: boolean, allowed: readonly string[]) =>
    mutationsFor({ isOnLoopback, allowed, sendsRaw: true }).map(({ name }) => name);
  assert.deepEqual(
    names(true, []),
    allMutations.map(({ name }) => name),
  );
  for (const name of [
    'huge-text',
    'lone-surrogate',
    'bad-utf-8',
    'method',
    'trickle',
    'deep-value',
    ...raw,
  ]) {
    assert.ok(!names(false, []).includes(name), name);
    assert.ok(names(false, [name]).includes(name), name);
  }
  assert.ok(names(false, []).includes('set-field'));
});

test('a name that is none is refused with the nearest one', () => {
  assert.deepEqual(readAllowed(['method']), ['method']);
  assert.equal(readAllowed(['all']).length, allMutations.length);
  assert.throws(
    () => readAllowed(['huge-texts']),
    (error) =>
      isInability(error) && /there is no such mutation\. Did you mean huge-text\?$/.test(error.message),
  );
});
