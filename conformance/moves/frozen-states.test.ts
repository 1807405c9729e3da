import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startMovingAgents } from '../../fixtures/in-memory/moving-agents.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Outcome } from '../run/exchange.ts';

const shown = (outcome: Outcome) =>
  outcome.kind === 'answer' ? [outcome.status, outcome.refusedFor] : [outcome.reason];
const isMove = ({ status }: JsonObject) => typeof status === 'string';
const isArchived = ({ status }: JsonObject) => status === 'archived';

test('a state that refuses only what would change it is frozen too', async () => {
  const { put, stateOf } = startMovingAgents((update, state) => {
    const isChange = Object.entries(update).some(([name, value]) => state[name] !== value);
    return isArchived(state) && isChange && !isMove(update) ? 409 : undefined;
  });
  await put(0, { hub: 'elsewhere' });
  await put(0, { status: 'archived' });
  assert.deepEqual(shown(await put(0, { hub: 'kit' })), [409, 'state']);
  assert.notEqual(stateOf(0)['status'], 'archived');
});

test('what is changed to see whether a change is taken is put back at once', async () => {
  const { put, sent, stateOf } = startMovingAgents(({ hub }) => (hub === 'kit' ? 409 : undefined));
  assert.deepEqual(shown(await put(0, { hub: 'kit' })), [409, undefined]);
  assert.equal(stateOf(0)['purpose'], 'first');
  assert.deepEqual(
    sent.map(([, { purpose }]) => purpose),
    [undefined, 'first', 'kit probe', 'first'],
  );
});

test('a state in which something was changed before is not frozen, whatever is refused there since', async () => {
  let isBroken = false;
  const { put, stateOf } = startMovingAgents(() => (isBroken ? 422 : undefined));
  await put(1, { hub: 'changed' });
  isBroken = true;
  assert.deepEqual(shown(await put(0, { hub: 'kit' })), [422, undefined]);
  assert.equal(stateOf(0)['status'], 'active');
});

test('what is taken and changes nothing shows no state to be open', async () => {
  const isEmpty = (update: JsonObject) => Object.keys(update).every((name) => name === 'kit_unknown');
  const { put } = startMovingAgents((update, state) =>
    isArchived(state) && !isMove(update) && !isEmpty(update) ? 423 : undefined,
  );
  await put(0, { hub: 'changed' });
  await put(0, { status: 'archived' });
  assert.deepEqual(shown(await put(0, { kit_unknown: 1 })), [200, undefined]);
  assert.deepEqual(shown(await put(0, { hub: 'kit' })), [423, 'state']);
});

test('what no clause decides shows no state to be open, though it changes something', async () => {
  const isOdd = ({ guard_manually_configured: guard }: JsonObject) => guard === 0;
  const { put, stateOf } = startMovingAgents((update, state) =>
    isArchived(state) && !isMove(update) && !isOdd(update) ? 423 : undefined,
  );
  await put(0, { hub: 'changed' });
  await put(0, { status: 'archived' });
  assert.deepEqual(shown(await put(0, { guard_manually_configured: 0 })), [200, undefined]);
  assert.equal(stateOf(0)['guard_manually_configured'], 0);
  assert.deepEqual(shown(await put(0, { hub: 'kit' })), [423, 'state']);
});

test('an agent that its state hides is frozen there; one that is not found elsewhere is not explained', async () => {
  const hidden = startMovingAgents((update, state) =>
    isArchived(state) && !isMove(update) ? 404 : undefined,
  );
  await hidden.put(0, { hub: 'changed' });
  await hidden.put(0, { status: 'archived' });
  assert.deepEqual(shown(await hidden.put(0, { hub: 'kit' })), [404, 'state']);
  const lost = startMovingAgents(({ hub }) => (hub === 'kit' ? 404 : undefined));
  await lost.put(0, { purpose: 'changed' });
  assert.deepEqual(shown(await lost.put(0, { hub: 'kit' })), [404, undefined]);
});

test('an agent is brought out of what freezes it, be that its status or its protection', async () => {
  const { put, stateOf } = startMovingAgents((update, state) =>
    state['protection_status'] === 'guarded' && !isMove(update) && !('protection_status' in update)
      ? 409
      : undefined,
  );
  await put(1, { hub: 'changed' });
  await put(0, { protection_status: 'guarded' });
  assert.deepEqual(shown(await put(0, { hub: 'kit' })), [409, 'state']);
  assert.notEqual(stateOf(0)['protection_status'], 'guarded');
  assert.deepEqual(shown(await put(0, { hub: 'kit' })), [200, undefined]);
});

test('updates at the same time are refused for a frozen state, and for each other elsewhere', async () => {
  let isBusy = false;
  const { put } = startMovingAgents((update, state) =>
    isBusy || (isArchived(state) && Object.keys(update).length > 0) ? 409 : undefined,
  );
  await put(1, { hub: 'changed' });
  await put(0, { status: 'archived' });
  assert.deepEqual(shown(await put(0, { hub: 'kit' })), [409, 'state']);
  const storm = async (agent: 0 | 1) => {
    const outcomes = await Promise.all([put(agent, { hub: 'one' }), put(agent, { purpose: 'other' })]);
    return outcomes.map(shown);
  };
  assert.deepEqual(await storm(0), [
    [409, 'state'],
    [409, 'state'],
  ]);
  isBusy = true;
  assert.deepEqual(await storm(1), [
    [409, 'conflict'],
    [409, 'conflict'],
  ]);
});

test('what is rejected may meet a lock that another holds, be it rejected as well', async () => {
  const { put } = startMovingAgents(() => 409);
  const wrong = { rate_limit_requests_per_minute: 0 };
  const outcomes = await Promise.all([put(0, wrong), put(0, wrong)]);
  assert.deepEqual(outcomes.map(shown), [
    [409, 'conflict'],
    [409, 'conflict'],
  ]);
  assert.deepEqual(shown(await put(0, wrong)), [409, undefined]);
});

test('an agent is not led to where two values freeze it, each of which is left by itself alone', async () => {
  const isFreezing = ({ status, protection_status: protection }: JsonObject) =>
    [status === 'archived' ? 'status' : '', protection === 'guarded' ? 'protection_status' : ''].filter(
      Boolean,
    );
  const { put, stateOf } = startMovingAgents((update, state) =>
    isFreezing(state).every((field) => field in update && Object.keys(update).length === 1) ? undefined : 409,
  );
  await put(1, { hub: 'changed' });
  await put(0, { status: 'archived' });
  assert.deepEqual(shown(await put(0, { hub: 'kit' })), [409, 'state']);
  await put(0, { protection_status: 'guarded' });
  assert.deepEqual(shown(await put(0, { hub: 'kit' })), [409, 'state']);
  assert.deepEqual(shown(await put(0, { status: 'archived', protection_status: 'guarded' })), ['withheld']);
  assert.deepEqual(isFreezing(stateOf(0)), []);
});

test('a state that refuses an empty update, and what would change it, is frozen', async () => {
  const { put } = startMovingAgents((update, state) => {
    const entries = Object.entries(update);
    const isChange = entries.length === 0 || entries.some(([name, value]) => state[name] !== value);
    return isArchived(state) && isChange && !isMove(update) ? 409 : undefined;
  });
  await put(0, { hub: 'elsewhere' });
  await put(0, { status: 'archived' });
  assert.deepEqual(shown(await put(0, {})), [409, 'state']);
});
