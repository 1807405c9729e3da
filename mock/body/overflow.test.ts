import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { overflowToInfinity } from './overflow.ts';

function overflow(text: string): string {
  const parsed = parseJson(text);
  assert.ok(parsed.ok);
  return printJson(overflowToInfinity(parsed.value, text));
}

test('a number beyond the largest double is infinity, however it is written', () => {
  const digits = '9'.repeat(300);
  for (const text of ['1e309', '-1e400', '1E+400', `${digits}e99`, `1${'0'.repeat(400)}.0`])
    assert.match(overflow(`{"n":[${text}]}`), /\[null\]/, text);
});

test('what a double or an integer of any length holds stays as it is', () => {
  for (const text of ['1.7e308', '1e-400', '9'.repeat(400), `0.${'0'.repeat(400)}1`])
    assert.equal(overflow(`{"n":[${text}]}`), `{"n":[${text}]}`);
});
