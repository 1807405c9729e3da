import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startMovingAgents } from '../../fixtures/in-memory/moving-agents.ts';
import type { JsonObject } from '../../spec/json-value.ts';

const targetOf = ({ status }: JsonObject, state: JsonObject): string | undefined =>
  typeof status === 'string' && status !== state['status'] ? status : undefined;

test('to get away from a frozen state, an agent goes where something leads on', async () => {
  const ways = ['archived', 'pending', 'rejected'];
  const { put, stateOf, sent } = startMovingAgents((update, state) => {
    const to = targetOf(update, state);
    if (state['status'] === 'archived') return Object.keys(update).length > 0 ? 409 : undefined;
    if (state['status'] !== 'under_review') return undefined;
    return (to === undefined ? Object.keys(update).length === 0 : ways.includes(to)) ? undefined : 409;
  });
  await put(0, { hub: 'changed' });
  await put(0, { status: 'under_review' });
  await put(0, { hub: 'kit' });
  assert.ok(!['under_review', 'archived'].includes(String(stateOf(0)['status'])));
  assert.ok(sent.every(([, { status }]) => status !== 'archived'));
});

test('where one agent did not get back to a value, no other leaves it', async () => {
  const { put, stateOf } = startMovingAgents(
    (update, state) => (targetOf(update, state) === 'draft' ? 409 : undefined),
    { status: 'draft' },
  );
  await put(0, { status: 'under_review' });
  assert.equal(stateOf(0)['status'], 'under_review');
  for (const status of ['under_review', 'active', 'archived']) {
    const outcome = await put(1, { status });
    assert.equal(outcome.kind === 'silence' && outcome.reason, 'withheld', status);
  }
  assert.equal(stateOf(1)['status'], 'draft');
});

test('where one agent is stuck, no other is sent, from wherever it comes and however soon', async () => {
  const { put, stateOf } = startMovingAgents((_, state) =>
    state['status'] === 'archived' ? 409 : undefined,
  );
  const outcomes = await Promise.all([put(0, { status: 'archived' }), put(1, { status: 'archived' })]);
  assert.deepEqual(
    outcomes.map(({ kind }) => kind),
    ['answer', 'silence'],
  );
  // Nor to where nobody has been: there may be no way back from there, either.
  for (const status of ['draft', 'archived', 'rejected'])
    assert.equal((await put(1, { status })).kind, 'silence', status);
  assert.deepEqual([stateOf(0)['status'], stateOf(1)['status']], ['archived', 'active']);
});

test('where one agent is stuck, others go where somebody has been before, and come back', async () => {
  const { put, stateOf } = startMovingAgents((_, state) =>
    state['status'] === 'archived' ? 409 : undefined,
  );
  for (const status of ['draft', 'active', 'archived']) await put(0, { status });
  assert.equal((await put(1, { status: 'draft' })).kind, 'answer');
  assert.equal((await put(1, { status: 'archived' })).kind, 'silence');
  assert.deepEqual([stateOf(0)['status'], stateOf(1)['status']], ['archived', 'draft']);
});

test('an agent that did not get back to where an update led is marked as moved on', async () => {
  // From under_review on there is one way, and it leads on.
  const steps = ['active', 'under_review', 'pending', 'rejected'];
  const { put, stateOf } = startMovingAgents((update, state) => {
    const to = targetOf(update, state);
    const next = steps[steps.indexOf(String(state['status'])) + 1];
    return to === undefined || to === next ? undefined : 409;
  });
  const outcome = await put(0, { status: 'under_review' });
  assert.equal(stateOf(0)['status'], 'rejected');
  assert.equal(outcome.kind === 'answer' && outcome.isMovedOn, true);
  const free = startMovingAgents(() => undefined);
  const other = await free.put(0, { status: 'under_review' });
  assert.equal(other.kind === 'answer' && other.isMovedOn, undefined);
});

test('what is taken and moves nothing is not tried over and over', async () => {
  const { put, sent } = startMovingAgents(() => undefined, {}, ['status']);
  await put(0, { status: 'draft' });
  assert.equal(sent.length, 2);
});
