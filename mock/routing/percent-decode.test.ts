import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentDecode, percentEncodePath, percentEncodeQuery } from './percent-decode.ts';

test('decodes escapes as UTF-8', () => {
  assert.equal(percentDecode('/%76%31/%F0%9F%98%80'), '/v1/😀');
});

test('leaves a broken escape, and marks bytes that are no UTF-8', () => {
  assert.equal(percentDecode('/%ZZ%4'), '/%ZZ%4');
  assert.equal(percentDecode('/%FF'), '/\ufffd');
  assert.equal(percentDecode('%EF%BB%BF'), '\ufeff');
});

test('encodes what a Location cannot carry', () => {
  assert.equal(percentEncodePath('/v1/a b/é'), '/v1/a%20b/%C3%A9');
  assert.equal(percentEncodePath("/v1/{x}/:@!$&'()*+,;="), "/v1/%7Bx%7D/:@!$&'()*+,;=");
});

test('keeps the marks of a path from being taken for a query or a fragment', () => {
  assert.equal(percentEncodePath('/v1/a?b#c\\'), '/v1/a%3Fb%23c%5C');
});

test('encodes what stands raw in a query and leaves its marks', () => {
  assert.equal(percentEncodeQuery('a="{b}"&c=?#%41'), 'a=%22%7Bb%7D%22&c=?#%41');
});
