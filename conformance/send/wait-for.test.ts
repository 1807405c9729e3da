import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome, SentRequest, Silence } from '../run/exchange.ts';
import { waitFor } from './wait-for.ts';

const answer: Outcome = { kind: 'answer', status: 500, headers: {}, body: '', ms: 1, redirects: [] };
const silent = (reason: Silence): Outcome => ({ kind: 'silence', reason, detail: '', ms: 1 });

function createDeployment(outcomes: readonly Outcome[]) {
  let time = 0;
  const slept: number[] = [];
  const asked: SentRequest[] = [];
  return {
    send: async (request: SentRequest): Promise<Outcome> => {
      asked.push(request);
      return outcomes[Math.min(asked.length, outcomes.length) - 1] ?? answer;
    },
    clock: {
      now: () => time,
      sleep: async (milliseconds: number) => {
        slept.push(milliseconds);
        time += milliseconds;
      },
    },
    slept,
    asked,
  };
}

test('a deployment that answers at once, with whatever status, is not waited for', async () => {
  const { send, clock, slept, asked } = createDeployment([answer]);
  assert.equal(await waitFor(send, '/x', 0, clock), true);
  assert.deepEqual(slept, []);
  assert.deepEqual(asked, [{ method: 'GET', path: '/x', headers: {} }]);
});

test('pauses double from 100 ms to a second until the deployment answers', async () => {
  const refused = Array.from({ length: 7 }, () => silent('refused'));
  const { send, clock, slept } = createDeployment([...refused, answer]);
  assert.equal(await waitFor(send, '/', 60_000, clock), true);
  assert.deepEqual(slept, [100, 200, 400, 800, 1000, 1000, 1000]);
});

test('the wait ends with the budget, after one last question', async () => {
  const { send, clock, slept, asked } = createDeployment([silent('refused')]);
  assert.equal(await waitFor(send, '/', 500, clock), false);
  assert.deepEqual(slept, [100, 200, 200]);
  assert.equal(asked.length, 4);
});

for (const reason of ['too-large', 'redirects'] as const) {
  test(`an answer that is ${reason} is one`, async () => {
    const { send, clock } = createDeployment([silent(reason)]);
    assert.equal(await waitFor(send, '/', 500, clock), true);
  });
}

test('a run that ends is not waited for', async () => {
  const { send, clock, slept } = createDeployment([silent('aborted')]);
  assert.equal(await waitFor(send, '/', 500, clock), false);
  assert.deepEqual(slept, []);
});

test('a gateway that has nobody to ask yet is waited for, and is an answer when the budget is used up', async () => {
  const away: Outcome = { ...answer, status: 503 };
  const starting = createDeployment([away, away, answer]);
  assert.equal(await waitFor(starting.send, '/', 5000, starting.clock), true);
  assert.deepEqual(starting.slept, [100, 200]);
  const never = createDeployment([away]);
  assert.equal(await waitFor(never.send, '/', 500, never.clock), true);
  assert.deepEqual(never.slept, [100, 200, 200]);
});
