import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutate, nameMutants } from './mutant.ts';
import { typescriptChanges } from './typescript-changes.ts';

const source = `const rules = {
  hub: [text, false],
};
export const isRight = (value) => {
  return value >= 1 && answer(200, rules);
};
`;

test('comparisons, conditions, numbers, rules and members are changed, each by itself', async () => {
  const texts = nameMutants(source, await typescriptChanges(source)).map((mutant) => mutate(source, mutant));
  assert.equal(new Set(texts).size, texts.length);
  for (const expected of [
    source.replace('>=', '<'),
    source.replace('&&', '||'),
    source.replace('200', '201'),
    source.replace('false', 'true'),
    source.replace('[text,', '[integer,'),
    source.replace('[text,', '[() => [],'),
    source.replace('  hub: [text, false],\n', ''),
  ])
    assert.ok(texts.includes(expected), expected);
});
