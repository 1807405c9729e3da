import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeploymentPlan } from '../fixtures/deployments/plan.ts';
import { jsonReply } from '../fixtures/deployments/replies.ts';
import { checkInMemory } from '../fixtures/in-memory/check-in-memory.ts';

const listPath = '/v1/teams/own/agents';
const only = ['list-carries-scores-when-asked', 'server-does-not-fail', 'evolution-status-answers-an-object'];

/** A list that nobody would guess, and that fails when it is asked for scores. */
const failing: DeploymentPlan = {
  points: { 'list-path': listPath },
  afterAnswer: (reply, call) =>
    call.operation === 'listAgents' && call.request.target.includes('include_scores=true')
      ? jsonReply(500, { detail: 'Internal Server Error' })
      : reply,
};

const statusesOf = async (given: { readonly listPath?: string }) => {
  const { operations, verdict } = await checkInMemory(failing, {
    ...given,
    only,
    profile: 'quick',
    cases: 0,
  });
  return [
    verdict,
    Object.keys(operations.find(({ operation }) => operation === 'listAgents')?.statuses ?? {}),
  ];
};

test('a list is judged where it is said to be', async () => {
  assert.deepEqual(await statusesOf({ listPath }), ['violates', ['200', '422', '500']]);
});

test('what stands at a path that was only guessed is not judged', async () => {
  assert.deepEqual(await statusesOf({}), ['conforms', []]);
});

test('a list that is not where it is said to be cannot be judged', async () => {
  assert.deepEqual(await statusesOf({ listPath: '/v1/nowhere' }), ['not-judged', ['404']]);
});
