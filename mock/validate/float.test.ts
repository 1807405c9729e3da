import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import type { FaultList } from './fault.ts';
import { parseFloatLaxly } from './float.ts';

function read(input: JsonValue): string {
  const faults: FaultList = [];
  const value = parseFloatLaxly(input, ['body', 'p'], faults);
  return value instanceof JsonNumber ? value.text : (faults[0]?.type ?? '');
}

test('reads numbers, flags and texts of numbers, and writes them as Python does', () => {
  const taken: readonly (readonly [JsonValue, string])[] = [
    [1, '1.0'],
    [new JsonNumber('0.25'), '0.25'],
    [new JsonNumber('1e20'), '1e+20'],
    [true, '1.0'],
    [false, '0.0'],
    ['1.5', '1.5'],
    [' -2 ', '-2.0'],
    ['1_000', '1000.0'],
  ];
  for (const [input, text] of taken) assert.equal(read(input), text, JSON.stringify(input));
});

test('refuses everything else', () => {
  for (const input of ['', 'x', '1,5', '0x1']) assert.equal(read(input), 'float_parsing', input);
  for (const input of [[], {}, null]) assert.equal(read(input), 'float_type');
  assert.equal(read(new JsonNumber('1e999')), 'finite_number');
});
