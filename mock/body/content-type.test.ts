import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentKindOf } from './content-type.ts';

test('reads a content-type as Python does', () => {
  for (const json of [
    'application/json',
    'Application/JSON; charset=x',
    'application/problem+json',
    ' application/json ',
  ]) {
    assert.equal(contentKindOf(json), 'json', json);
  }
  for (const other of [
    'text/json',
    'application/jsonx',
    'application/json, text/plain',
    '/json',
    'json',
    'application/',
  ]) {
    assert.equal(contentKindOf(other), 'other', other);
  }
  for (const missing of [undefined, '']) assert.equal(contentKindOf(missing), 'missing');
});
