import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCalledJson } from './content-type.ts';

const called = [
  'application/json',
  ' Application/JSON ;Charset=UTF-8',
  'application/json; charset="utf-8"',
  'application/json; profile="https://example.com/kit"; version=1',
];
const calledOtherwise = [
  '',
  'text/plain',
  'application/jsonp',
  'application/merge-patch+json',
  'application/json;',
  'application/json; charset',
  'application/json; charset=utf-16',
  'application/json; version=1; charset=iso-8859-1',
  'application/json, text/plain',
];

test('application/json is JSON with any parameters but another charset', () => {
  for (const type of called) assert.equal(isCalledJson({ headers: { 'content-type': type } }), true, type);
});

test('what is called otherwise may be refused, or left unread', () => {
  for (const type of calledOtherwise)
    assert.equal(isCalledJson({ headers: { 'content-type': type } }), false, type);
  assert.equal(isCalledJson({ headers: {} }), false);
});
