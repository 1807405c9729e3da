import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boundaryLengths,
  boundaryTexts,
  boundaryTextsFor,
  mixedTextOfLength,
  textOfLength,
} from './lengths.ts';

test('a text is exactly as long as it is to be, in each unit and with each letter', () => {
  for (const letter of ['x', 'é', '中', '😀'])
    for (const length of [15, 16, 255, 256, 257, 4097]) {
      assert.equal(Array.from(textOfLength(length, letter, 'characters')).length, length);
      assert.equal(textOfLength(length, letter, 'UTF-16 units').length, length);
      assert.equal(Buffer.byteLength(textOfLength(length, letter, 'bytes')), length);
    }
});

test('a mixed text is as long in bytes as in characters, and has every sort of sign', () => {
  for (const length of [1026, 4097, 12_000]) {
    const text = mixedTextOfLength(length);
    assert.equal(text.length, length);
    assert.equal(Buffer.byteLength(text), length);
    for (const sign of ['"', "'", '\\', '<b>', '&amp;', '\t', '\r\n']) assert.ok(text.includes(sign), sign);
  }
});

test('every boundary has a text in every way, none of them twice under one name', () => {
  const short = boundaryLengths.filter((length) => length <= 1025).length;
  assert.equal(boundaryTexts.length, short * 8 + boundaryLengths.length - short);
  assert.equal(new Set(boundaryTexts.map(([name]) => name)).size, boundaryTexts.length);
});

test('each field gets every length, each width in plain letters, and eight fields together get every way', () => {
  for (const position of [0, 1, 5]) {
    const names = boundaryTextsFor(position).map(([name]) => name);
    assert.equal(names.length, boundaryLengths.length);
    for (const width of [16, 255, 1024]) assert.ok(names.includes(`${width} characters of x`), `${width}`);
    assert.ok(names.includes('4096 characters of every sort'));
  }
  const together = new Set(
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((position) => boundaryTextsFor(position)).map(([name]) => name),
  );
  for (const way of ['characters of x', 'bytes of é', 'characters of 中', 'UTF-16 units of 😀'])
    for (const length of [15, 257, 1001]) assert.ok(together.has(`${length} ${way}`), `${length} ${way}`);
});
