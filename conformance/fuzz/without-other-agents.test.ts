import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutOtherAgents } from './without-other-agents.ts';

const [own, foreign] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '97f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b'];
const isNamed = (id: string) => id === own;

test('of agents that nobody named, the id stays alone, whatever the list is wrapped in', () => {
  const [mine, theirs] = [
    { id: own.toUpperCase(), hub: 'mine' },
    { id: foreign, hub: 'theirs' },
  ];
  assert.deepEqual(withoutOtherAgents([mine, theirs], isNamed), [mine, { id: foreign }]);
  assert.deepEqual(withoutOtherAgents({ items: [theirs], total: 1 }, isNamed), {
    items: [{ id: foreign }],
    total: 1,
  });
  assert.deepEqual(withoutOtherAgents({ detail: 'no' }, isNamed), { detail: 'no' });
});
