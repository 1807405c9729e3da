import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { createVirtualClock } from '../../fixtures/virtual-clock.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Send } from '../run/exchange.ts';
import { watchMoves } from './move-watch.ts';

const id = '7d6c5b4a-3f2e-4d1c-8b0a-9f8e7d6c5b4a';
const subject = subjectOf(id);
const wrong = { rate_limit_requests_per_minute: 0 };

/** An agent that is locked before the body is looked at; who meets the lock is refused. */
function lockedAgent() {
  const clock = createVirtualClock();
  let [isLocked, state]: [boolean, JsonObject] = [false, { id, status: 'active', hub: 'first' }];
  const arrived: string[] = [];
  const send: Send = async ({ body }) => {
    arrived.push(String(body));
    const answer = (status: number, content: JsonObject) =>
      ({ kind: 'answer', status, headers: {}, body: printJson(content), ms: 1, redirects: [] }) as const;
    if (isLocked) return answer(409, { detail: 'locked' });
    isLocked = true;
    await clock.sleep(20);
    isLocked = false;
    const update: JsonObject = JSON.parse(String(body));
    if (Object.hasOwn(update, 'rate_limit_requests_per_minute')) return answer(422, { detail: [] });
    state = { ...state, ...update };
    return answer(200, state);
  };
  const watch = watchMoves(send, () => subject, new Map([[id, state]]));
  const put = async (update: JsonObject) => {
    const outcome = await watch.send(updateRequest(subject.updatePath, id, printJson(update)));
    return outcome.kind === 'answer' ? [outcome.status, outcome.refusedFor] : [outcome.reason];
  };
  return { put, arrived, clock };
}

test('an update that met the lock of a rejected one is sent again when nothing else is under way', async () => {
  const { put, arrived } = lockedAgent();
  const [rejected, taken, late] = await Promise.all([
    put(wrong),
    put({ hub: 'kit' }),
    put({ ...wrong, hub: 'late' }),
  ]);
  assert.deepEqual(
    [rejected, taken, late],
    [
      [422, undefined],
      [200, undefined],
      [409, 'conflict'],
    ],
  );
  assert.equal(arrived.filter((body) => body === '{"hub":"kit"}').length, 2);
});

test('what comes while an agent is held waits until it is free', async () => {
  const { put, clock } = lockedAgent();
  // The lock of the rejected one ends at 20, and the update that is sent again has it until 40.
  const [, , held] = await Promise.all([
    put(wrong),
    put({ hub: 'kit' }),
    clock.sleep(25).then(() => put(wrong)),
  ]);
  assert.deepEqual(held, [422, undefined]);
});
