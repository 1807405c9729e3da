import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surveyJson } from './json-survey.ts';

test('keys are counted by their colons, not by those in strings', () => {
  const text = '{"a:b" : [":", "\\":", "\\\\"], "c":{"d" :"\\\\\\":"}}';
  assert.deepEqual(surveyJson(text, 10, 15), { keyCount: 3, inexactNumbers: [] });
});

test('numbers that are more than a few digits are found, those in strings are not', () => {
  const text = '["1.5", 15, -15, 1.5, -2e3, 123, 1234]';
  assert.deepEqual(surveyJson(text, 10, 3), { keyCount: 0, inexactNumbers: [17, 22, 33] });
});

test('a backslash outside a string escapes no quote', () => {
  assert.deepEqual(surveyJson('\\"a:"', 10, 15), { keyCount: 0, inexactNumbers: [] });
  assert.deepEqual(surveyJson('\\x\\":\\":":1', 10, 15), { keyCount: 1, inexactNumbers: [] });
});

test('a string without end and too deep a nesting are left to the exact parser', () => {
  assert.equal(surveyJson('["a', 10, 15), undefined);
  assert.equal(surveyJson('["a\\"', 10, 15), undefined);
  assert.equal(surveyJson('[{"a":[]}]', 2, 15), undefined);
  assert.notEqual(surveyJson('[{"a":[]}]', 3, 15), undefined);
  assert.notEqual(surveyJson('[[],[],{}]', 2, 15), undefined);
});
