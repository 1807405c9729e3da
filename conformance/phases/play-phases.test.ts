import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentIds } from '../../fixtures/deployments/first-state.ts';
import { jsonReply } from '../../fixtures/deployments/replies.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';
import type { PlanOn } from '../../fixtures/in-memory/memory-network.ts';

/** How much of the contract was covered by the time that a run has asked so often whether it may go on. */
const coveredBy = async (only: readonly string[], most: number) => {
  let asked = 0;
  const isEnough = () => {
    asked += 1;
    return asked > most;
  };
  const options = { only, profile: 'quick', cases: 0 } as const;
  const { coverage } = await checkInMemory(() => ({}), options, 0, isEnough);
  assert.ok(asked > most, `it asked ${asked} times`);
  return Object.keys(coverage).length;
};

test('for checks of scenarios alone no other case is sent', async () => {
  assert.equal(await coveredBy(['updates-follow-the-model', 'update-is-idempotent'], 20), 0);
  assert.equal(await coveredBy(['update-reaches-one-agent'], 10), 0);
});

test('a check that judges cases has them sent', async () => {
  const covered = await coveredBy(['update-is-idempotent', 'genome-accepts-objects'], 20);
  assert.ok(covered > 2, `${covered} covered`);
});

test('for a check that does not apply nothing is sent, and the run says why', async () => {
  const only = ['update-reaches-one-agent'];
  // Its list would show other agents.
  const withoutList: PlanOn = () => ({
    beforeAnswer: ({ operation }) =>
      operation === 'listAgents' ? jsonReply(404, { detail: 'Not Found' }) : undefined,
  });
  const { coverage, notJudged } = await checkInMemory(withoutList, {
    only,
    agentIds: [agentIds[0]],
    cases: 0,
  });
  assert.deepEqual(coverage, {});
  assert.deepEqual(notJudged, [
    'updateAgent: nothing was sent to it, since update-reaches-one-agent was skipped: it takes two agents',
  ]);
});

test('of an operation that was given up, what was not sent is not counted as sent', async () => {
  let updates = 0;
  const { random } = await checkInMemory(
    () => ({
      beforeAnswer: ({ operation }) => {
        if (operation !== 'updateAgent') return undefined;
        updates += 1;
        return updates > 400 ? 'reset' : undefined;
      },
    }),
    { seed: 1, profile: 'quick' },
  );
  assert.ok(random !== undefined);
  const { cases, sequences } = random;
  assert.ok(cases.sent > 0 && cases.sent < cases.planned, `${cases.sent} of ${cases.planned}`);
  assert.equal(sequences.sent, 0);
});

test('a deployment that does not answer any more ends what is random, and the run says so', async () => {
  let answered = 0;
  const goneAfter = (most: number): PlanOn => {
    answered = 0;
    return () => ({
      beforeAnswer: () => {
        answered += 1;
        return answered > most ? 'reset' : undefined;
      },
    });
  };
  const options = { only: ['genome-accepts-objects'], profile: 'quick' } as const;
  const { random: whole, requests } = await checkInMemory(goneAfter(Number.POSITIVE_INFINITY), options);
  assert.equal(whole?.stoppedBy, undefined);
  const { random } = await checkInMemory(goneAfter(Math.round(requests * 0.8)), options);
  assert.equal(random?.stoppedBy, 'silence');
  assert.ok(random.cases.sent < random.cases.planned);
});
