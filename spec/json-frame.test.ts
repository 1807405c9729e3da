import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonFrame } from './json-frame.ts';

test('the pointer of what comes next is escaped as RFC 6901 has it', () => {
  const members = new JsonFrame({}, '/a');
  members.setKey('~1/é');
  assert.equal(members.nextPointer, '/a/~01~1é');
  assert.equal(new JsonFrame([null, null], members.nextPointer).nextPointer, '/a/~01~1é/2');
});

test('a key is told as repeated once, and its last value stays', () => {
  const frame = new JsonFrame({}, '');
  const told = ['a', 'b', 'a', 'a'].map((key, index) => {
    const repeats = frame.setKey(key);
    frame.add(index);
    return repeats;
  });
  assert.deepEqual(told, [false, false, true, false]);
  assert.deepEqual(frame.container, { a: 3, b: 1 });
});

test('inherited names are neither repeated nor reach the prototype', () => {
  const frame = new JsonFrame({}, '');
  for (const key of ['__proto__', 'constructor', 'toString']) {
    assert.equal(frame.setKey(key), false);
    frame.add({ polluted: true });
  }
  assert.deepEqual(Object.keys(frame.container), ['__proto__', 'constructor', 'toString']);
  assert.equal(Object.getPrototypeOf(frame.container), Object.prototype);
  assert.equal('polluted' in frame.container, false);
});
