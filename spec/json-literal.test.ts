import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interpretInteger, scanFraction, scanInteger, scanString } from './json-literal.ts';
import { JsonNumber } from './json-value.ts';

test('a string ends after its first quote that is not escaped', () => {
  assert.equal(scanString('x"a\\"b\\\\"c"', 1), 9);
  assert.deepEqual(scanString('x"a\\"', 1), { message: 'Unterminated string starting at', offset: 1 });
});

test('an integer part is a sign, then one zero or digits that start with none', () => {
  const ends = ['12,', '-12', '012', '-0', '-', '', 'x', '.5', '+1'].map((text) => scanInteger(text, 0));
  assert.deepEqual(ends, [2, 3, 1, 2, -1, -1, -1, -1, -1]);
});

test('a fraction or an exponent without digits is left unread', () => {
  const ends = ['.5', '.5e3', 'e3', 'E+3', 'e-3x', '.', '.e3', 'e', 'e+', '.5e', '.5e-', '5', ''];
  assert.deepEqual(
    ends.map((text) => scanFraction(text, 0)),
    [2, 4, 2, 3, 3, 0, 0, 0, 0, 2, 2, 0, 0],
  );
});

test('an integer stays plain while a plain number holds it', () => {
  assert.equal(interpretInteger('-9007199254740991'), -9007199254740991);
  assert.deepEqual(interpretInteger('-9007199254740992'), new JsonNumber('-9007199254740992'));
  assert.deepEqual(interpretInteger('9'.repeat(400)), new JsonNumber('9'.repeat(400)));
  assert.ok(Object.is(interpretInteger('-0'), -0));
});
