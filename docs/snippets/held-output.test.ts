import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isHeldOutput } from './held-output.ts';

const printed = 'one 12 requests\n\ntwo (ok)\nthree\n';
const held: readonly (readonly [shown: string, isHeld: boolean])[] = [
  [printed, true],
  ['one 3,400 requests\n\ntwo (ok)\nthree\n', true],
  ['one … requests\n…\nthree\n', true],
  ['one 12 requests\n…\n', true],
  ['one 12 answers\n…\n', false],
  ['one 12 requests\n\ntwo (ok)\n', false],
  ['two (ok)\nthree\n', false],
  ['one 12 requests\n\ntwo .ok.\nthree\n', false],
];

for (const [shown, isHeld] of held) {
  test(`${JSON.stringify(shown)} is ${isHeld ? '' : 'not '}what was printed`, () => {
    assert.equal(isHeldOutput(shown, printed), isHeld);
  });
}
