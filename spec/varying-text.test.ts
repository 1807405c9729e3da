import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeVarying, textOfAlphabet, varyingTextPlace } from './varying-text.ts';

test('what differs between two texts is a place of its length and alphabet', () => {
  const [one, other] = ['10ffc443377b42aa', '93b0c1d2e3f4a5b6'];
  assert.equal(placeVarying(one, other), '{hex-16}');
  assert.equal(placeVarying(`req_${one}`, `req_${other}`), 'req_{hex-16}');
  assert.equal(placeVarying('01HZX3-7', '01HZX4-7'), '{upper-6}-7');
  assert.equal(placeVarying('123456', '567890'), '{digits-6}');
  assert.equal(placeVarying('Zz', 'aB'), '{letters-2}');
});

test('texts of other lengths or parts have no such template', () => {
  assert.equal(placeVarying('abc', 'abcd'), undefined);
  assert.equal(placeVarying('a-b', 'ab'), undefined);
  assert.equal(placeVarying('é1a', 'é2a'), 'é{hex-2}');
});

test('a count is no text of one length', () => {
  assert.equal(placeVarying('request-7', 'request-8'), undefined);
});

test('a place is filled with as many characters of its alphabet', () => {
  const [, name = '', length] = new RegExp(`^\\{${varyingTextPlace}\\}$`).exec('{hex-32}') ?? [];
  let at = 0;
  assert.match(
    textOfAlphabet(name, Number(length), () => (at += 7)),
    /^[0-9a-f]{32}$/,
  );
});
