import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spreadCases } from './spread-cases.ts';

/** Cases as `agent field field`; without an agent they write to none. */
const spread = (cases: readonly string[]) =>
  spreadCases(cases, (one) => {
    const [lane = '', ...fields] = one.split(' ');
    return { lane: lane === '-' ? undefined : lane, fields };
  });

test('no case supplies what the one before it supplied, where there are enough others', () => {
  const cases = ['a hub 1', 'a hub 2', 'a hub 3', 'a url 1', 'a url 2', 'a name 1'].map((one) =>
    one.replace(/ (\d)$/, ''),
  );
  const order = spread(cases);
  assert.deepEqual([...order].sort(), [...cases].sort());
  for (const [index, one] of order.entries()) assert.notEqual(one, order[index + 1]);
});

test('cases that share one field of several are apart too', () => {
  const order = spread(['a hub', 'a hub url', 'a name', 'a name url', 'a flag', 'a limit']);
  for (const [index, one] of order.slice(0, -1).entries()) {
    const next = order[index + 1]?.split(' ').slice(1) ?? [];
    assert.ok(
      !one
        .split(' ')
        .slice(1)
        .some((field) => next.includes(field)),
      order.join('; '),
    );
  }
});

test('cases of the same fields keep their order, and those of an agent the places of its cases', () => {
  const cases = ['a hub', '-', 'b hub', 'a hub', 'a url', '-', 'b url'];
  const tagged = cases.map((one, index) => ({ one, index }));
  const order = spreadCases(tagged, ({ one }) => {
    const [lane = '', ...fields] = one.split(' ');
    return { lane: lane === '-' ? undefined : lane, fields };
  });
  const laneAt = (one: string) => one.split(' ')[0];
  assert.deepEqual(
    order.map(({ one }) => laneAt(one)),
    cases.map(laneAt),
  );
  const hubs = order.filter(({ one }) => one === 'a hub').map(({ index }) => index);
  assert.deepEqual(hubs, [0, 3]);
  assert.equal(new Set(order.map(({ index }) => index)).size, cases.length);
});

test('fields of which there are few cases come as soon as those of which there are many', () => {
  const many = Array.from({ length: 40 }, (_, index) => `a ${index % 2 === 0 ? 'hub' : 'url'}`);
  const order = spread([...many, 'a name', 'a name', 'a flag', 'a flag']);
  for (const field of ['name', 'flag']) {
    const at = order.indexOf(`a ${field}`);
    assert.ok(at >= 0 && at < 20, `the first ${field} is at ${at} of ${order.length}`);
  }
});

test('where there is nothing to alternate with, all are still there', () => {
  assert.deepEqual(spread(['a hub', 'a hub', 'a hub']), ['a hub', 'a hub', 'a hub']);
});
