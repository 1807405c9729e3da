import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentDecode, percentEncode } from './percent-decode.ts';

test('decodes escapes as UTF-8', () => {
  assert.equal(percentDecode('/%76%31/%F0%9F%98%80'), '/v1/😀');
});

test('leaves a broken escape, and marks bytes that are no UTF-8', () => {
  assert.equal(percentDecode('/%ZZ%4'), '/%ZZ%4');
  assert.equal(percentDecode('/%FF'), '/\ufffd');
  assert.equal(percentDecode('%EF%BB%BF'), '\ufeff');
});

test('encodes what a Location cannot carry', () => {
  assert.equal(percentEncode('/v1/a b/é'), '/v1/a%20b/%C3%A9');
  assert.equal(percentEncode("/v1/{x}/:@!$&'()*+,;="), "/v1/%7Bx%7D/:@!$&'()*+,;=");
});
