import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeJsonBytes } from './decode-json-bytes.ts';

const text = '{"a":"\ud83d\ude00"}';
const little = Uint8Array.from(Buffer.from(text, 'utf16le'));
const big = Uint8Array.from(Buffer.from(text, 'utf16le').swap16());

test('UTF-16 is read in both orders, with and without its mark', () => {
  for (const bytes of [little, Uint8Array.of(0xff, 0xfe, ...little)])
    assert.equal(decodeJsonBytes(bytes), text);
  for (const bytes of [big, Uint8Array.of(0xfe, 0xff, ...big)]) assert.equal(decodeJsonBytes(bytes), text);
});

test('a lone surrogate is kept, as Python does', () => {
  const lone = Uint8Array.from(Buffer.from('{"\ud800":1}', 'utf16le'));
  assert.equal(decodeJsonBytes(lone), '{"\ud800":1}');
});

test('half a unit is no text', () => {
  assert.equal(decodeJsonBytes(Uint8Array.of(0xff, 0xfe, ...little, 0x7d)), undefined);
});
