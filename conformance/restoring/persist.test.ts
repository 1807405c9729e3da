import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer } from '../../fixtures/in-memory/run-context.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Outcome } from '../run/exchange.ts';
import { persist } from './persist.ts';

const request = updateRequest('/agents/{id}', '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '{}');

/** A way to a deployment that answers as told, on a clock of its own. */
function persisting(answer: (clock: number) => Outcome, msEach = 0) {
  let [clock, sent] = [0, 0];
  const send = persist(
    async () => {
      sent += 1;
      clock += msEach;
      return answer(clock);
    },
    {
      now: () => clock,
      sleep: async (milliseconds) => {
        clock += milliseconds;
      },
    },
  );
  return { send, clock: () => clock, sent: () => sent };
}

for (const status of [502, 503, 504])
  test(`${status} is waited out, longer each time`, async () => {
    const { send, clock, sent } = persisting((at) => jsonAnswer(at < 5000 ? status : 200, {}));
    const outcome = await send(request);
    assert.equal(outcome.kind === 'answer' && outcome.status, 200);
    assert.ok(clock() >= 5000 && clock() < 12_000, `${clock()} ms`);
    assert.ok(sent() <= 7, `${sent()} requests`);
  });

for (const status of [200, 404, 422, 500])
  test(`${status} is an answer at once`, async () => {
    const { send, clock, sent } = persisting(() => jsonAnswer(status, {}));
    await send(request);
    assert.deepEqual([clock(), sent()], [0, 1]);
  });

test('all requests together wait about a minute, and then no more', async () => {
  const { send, clock, sent } = persisting(() => jsonAnswer(503, {}));
  for (let times = 0; times < 20; times += 1) await send(request);
  assert.ok(clock() >= 60_000 && clock() < 70_000, `${clock()} ms`);
  assert.ok(sent() < 40, `${sent()} requests`);
});

test('a gateway that takes ten seconds for its answer is not asked for longer either', async () => {
  const { send, clock } = persisting(() => jsonAnswer(504, {}), 10_000);
  await send(request);
  assert.ok(clock() >= 60_000 && clock() < 90_000, `${clock()} ms`);
});

for (const reason of ['refused', 'reset'] as const)
  test(`a deployment that is away (${reason}) is waited for, and for no longer than a minute`, async () => {
    const away: Outcome = { kind: 'silence', reason, detail: 'Away.', ms: 1 };
    const soon = persisting((at) => (at < 5000 ? away : jsonAnswer(200, {})));
    assert.equal((await soon.send(request)).kind, 'answer');
    const never = persisting(() => away);
    assert.equal(await never.send(request), away);
    assert.ok(never.clock() >= 60_000 && never.clock() < 70_000, `${never.clock()} ms`);
  });

test('a silence of another kind is the outcome at once', async () => {
  const { send, sent } = persisting(() => ({ kind: 'silence', reason: 'too-large', detail: 'None.', ms: 1 }));
  await send(request);
  assert.equal(sent(), 1);
});

test('a deployment from which nothing comes for a while is asked again', async () => {
  const silent: Outcome = { kind: 'silence', reason: 'timeout', detail: '', ms: 2000 };
  const { send, clock } = persisting((at) => (at < 25_000 ? silent : jsonAnswer(200, {})), 2000);
  const outcome = await send(request);
  assert.equal(outcome.kind, 'answer');
  assert.ok(clock() < 45_000, `${clock()} ms`);
});
