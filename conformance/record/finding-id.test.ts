import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingId } from './finding-id.ts';

const finding = {
  check: 'update-rejects-wrong-kinds',
  operation: 'updateAgent',
  place: 'agent_system_prompt',
  kind: 'accepted: no text where a text belongs',
} as const;

test('an id is made of check, operation, place and kind', () => {
  assert.equal(
    findingId(finding),
    'update-rejects-wrong-kinds/updateagent/agent-system-prompt/accepted-no-text-where-a-text-belongs',
  );
});

test('kinds that begin alike have different ids, however long they are', () => {
  const long = 'not stored while the choice that decides which of all the states it is in is';
  const [left, right] = ['archived', 'active'].map((state) =>
    findingId({ ...finding, kind: `${long} ${state}` }),
  );
  assert.notEqual(left, right);
  for (const part of `${left}/${right}`.split('/')) assert.equal(part.length <= 60, true, part);
});

test('a kind of sixty characters is told as it is', () => {
  const kind = 'a'.repeat(60);
  assert.equal(findingId({ ...finding, kind }).endsWith(`/${kind}`), true);
});

test('the position of an item in a list does not matter', () => {
  const at = (index: number) => findingId({ ...finding, place: `/evaluated_harnesses/${index}` });
  assert.equal(at(3), at(12));
  assert.match(at(3), /\/evaluated-harnesses-n\//);
});
