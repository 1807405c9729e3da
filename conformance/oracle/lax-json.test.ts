import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLaxJson } from './lax-json.ts';

test('what ujson takes beyond JSON is lax', () => {
  for (const text of [
    '{"n":01}',
    '{"t":"a\nb"}',
    '{"n":7.}',
    '{"n":[7.]}',
    '{"n":7.e3}',
    '{"n":-.7}',
    '{"n":-}',
  ])
    assert.equal(isLaxJson(text), true, text);
});

test('JSON is not lax, nor is what no parser of the usual stacks takes', () => {
  for (const text of [
    '{"n":7.0}',
    '{"n":1e-7}',
    '{"t":"-.7."}',
    '{"n":.7}',
    '{"n":+7}',
    '{"n":7e}',
    '{"n":1.2.3}',
    '{"n":- 7}',
    "{'n':7}",
  ])
    assert.equal(isLaxJson(text), false, text);
});
