import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupAgents, groupOf } from './agent-groups.ts';

const agents = (count: number) => Array.from({ length: count }, (_, index) => `agent-${index}`);

test('every agent is in one group, and no group has one agent where there are two', () => {
  for (const count of [1, 2, 3, 4, 5, 8, 10, 25]) {
    const groups = groupAgents(agents(count));
    assert.deepEqual(groups.flat().toSorted(), agents(count).toSorted());
    assert.ok(groups.length >= 1 && groups.length <= 4, `${groups.length} groups`);
    if (count > 1) for (const group of groups) assert.ok(group.length >= 2, `${count} agents`);
  }
});

test('the group of an agent is the one that it is in', () => {
  for (const id of agents(10)) assert.ok(groupOf(id, agents(10)).includes(id));
  assert.deepEqual(groupOf('another', agents(10)), ['another']);
});
