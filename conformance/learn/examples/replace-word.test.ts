import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replaceWord } from './replace-word.ts';

const cases: readonly (readonly [text: string, word: string, replaced: string])[] = [
  ['PUT is not allowed', 'PUT', '{x} is not allowed'],
  ['from active to active', 'active', 'from {x} to {x}'],
  ["'active'/(active).active", 'active', "'{x}'/({x}).{x}"],
  ['inactive, active_2 and actives', 'active', 'inactive, active_2 and actives'],
  ['{active} is active', 'active', '{active} is {x}'],
  ['aa a aaa', 'a', 'aa {x} aaa'],
  ['a.b acb a.b', 'a.b', '{x} acb {x}'],
  ['active', 'active', '{x}'],
  ['(a)(a)', '(a)', '{x}{x}'],
  ['as it was', '', 'as it was'],
];

for (const [text, word, replaced] of cases) {
  test(`"${text}" with a place for "${word}" is "${replaced}"`, () => {
    assert.equal(replaceWord(text, word, '{x}'), replaced);
  });
}

test('what stands for a word is taken as it is', () => {
  assert.equal(replaceWord('a PUT b', 'PUT', "$&$'"), "a $&$' b");
});
