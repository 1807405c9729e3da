import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ParsedContainer, putNumberBack, putNumbersBack, setNumbersAside } from './json-set-aside.ts';
import { JsonNumber } from './json-value.ts';

test('literals give way to numbers with a fraction, and keep their signs', () => {
  assert.deepEqual(setNumbersAside('[1.50,-2e3 ,1234567890123456789]', [1, 6, 12], 100), {
    text: '[0.5,-1.5 ,2.5]',
    numbers: [new JsonNumber('1.50'), new JsonNumber('-2e3'), new JsonNumber('1234567890123456789')],
  });
});

test('an offset within a literal, or where no number stands, changes nothing', () => {
  assert.equal(setNumbersAside('[1.5e3,.5e3]', [1, 2, 7], 100)?.text, '[0.5,.5e3]');
});

test('a literal that does not end where a number may is not touched', () => {
  for (const text of ['01e5', '1e5e5', '1.5.5', '1.', '1e', '1.5"', '1.5-']) {
    assert.equal(setNumbersAside(text, [0], 100), undefined, text);
  }
  for (const text of ['1.5', '1.5 ', '1.5\n', '1.5\r', '1.5\t', '1.5,', '1.5]', '1.5}']) {
    assert.equal(setNumbersAside(text, [0], 100)?.text, text.replace('1.5', '0.5'));
  }
});

test('an integer of too many digits is not touched, a decimal is', () => {
  assert.equal(setNumbersAside('-123', [0], 2), undefined);
  assert.deepEqual(setNumbersAside('-123', [0], 3)?.numbers, [-123]);
  assert.equal(setNumbersAside('-123.5', [0], 2)?.text, '-0.5');
});

test('numbers come back in their places at any depth, and the keys are counted', () => {
  const numbers = [new JsonNumber('1.0'), new JsonNumber('-2e3'), 1234567890123456];
  const container: ParsedContainer = JSON.parse(
    '{"__proto__":1.5,"a":[0.5,7,{"b":-1.5,"c":null,"d":"0.5"}],"e":2.5}',
  );
  assert.equal(putNumbersBack(container, numbers), 6);
  assert.deepEqual(Object.entries(container), [
    ['__proto__', numbers[1]],
    ['a', [numbers[0], 7, { b: numbers[1], c: null, d: '0.5' }]],
    ['e', 1234567890123456],
  ]);
  assert.equal(Object.getPrototypeOf(container), Object.prototype);
});

test('a number without a fraction stands for itself', () => {
  assert.ok(Object.is(putNumberBack(-0, []), -0));
  assert.deepEqual(putNumberBack(-1.5, [1, new JsonNumber('-7.0')]), new JsonNumber('-7.0'));
});
