import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingId } from './finding-id.ts';

const finding = {
  check: 'update-rejects-wrong-kinds',
  operation: 'updateAgent',
  place: { part: 'body', pointer: '/agent_system_prompt' },
  code: 'accepted-not-text',
} as const;

test('an id is made of check, operation, place and code', () => {
  assert.equal(
    findingId(finding),
    'update-rejects-wrong-kinds/updateagent/body-agent-system-prompt/accepted-not-text',
  );
});

test('codes that begin alike have different ids, however long they are', () => {
  const long = 'not stored while the choice that decides which of all the states it is in is';
  const [left, right] = ['archived', 'active'].map((state) =>
    findingId({ ...finding, code: `${long} ${state}` }),
  );
  assert.notEqual(left, right);
  for (const part of `${left}/${right}`.split('/')) assert.equal(part.length <= 60, true, part);
});

test('a code of sixty characters is told as it is', () => {
  const code = 'a'.repeat(60);
  assert.equal(findingId({ ...finding, code }).endsWith(`/${code}`), true);
});

test('the position of an item in a list does not matter', () => {
  const at = (index: number) =>
    findingId({ ...finding, place: { part: 'body', pointer: `/evaluated_harnesses/${index}` } });
  assert.equal(at(3), at(12));
  assert.match(at(3), /\/body-evaluated-harnesses-n\//);
});
