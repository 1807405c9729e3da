import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome } from '../run/exchange.ts';
import { UpdateLane } from './update-lane.ts';

/** A deployment that refuses what comes while another is written. */
function createDeployment() {
  let underWay = 0;
  let most = 0;
  const go = async (): Promise<Outcome> => {
    underWay += 1;
    most = Math.max(most, underWay);
    const isFirst = underWay === 1;
    await new Promise(setImmediate);
    underWay -= 1;
    const refused = { refusedFor: 'conflict' } as const;
    return {
      kind: 'answer',
      status: isFirst ? 200 : 409,
      headers: {},
      body: '',
      ms: 0,
      redirects: [],
      ...(isFirst ? {} : refused),
    };
  };
  return { go, most: () => most };
}

const statusOf = (outcome: Outcome) => (outcome.kind === 'answer' ? outcome.status : 0);

test('what a conflict refused goes out again alone, and so do all that follow', async () => {
  const lane = new UpdateLane();
  const first = createDeployment();
  const all = await Promise.all([1, 2, 3, 4].map(() => lane.send(first.go)));
  assert.deepEqual(all.map(statusOf), [200, 200, 200, 200]);
  assert.equal(first.most(), 4);
  const later = createDeployment();
  const others = await Promise.all([1, 2, 3].map(() => lane.send(later.go)));
  assert.deepEqual(others.map(statusOf), [200, 200, 200]);
  assert.equal(later.most(), 1);
});

test('without a conflict updates go out beside each other', async () => {
  const lane = new UpdateLane();
  let underWay = 0;
  let most = 0;
  const go = async (): Promise<Outcome> => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return { kind: 'answer', status: 409, headers: {}, body: '', ms: 0, redirects: [] };
  };
  await Promise.all([1, 2, 3].map(() => lane.send(go)));
  assert.equal(most, 3);
});
