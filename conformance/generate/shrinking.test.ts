import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { updateFieldNamed } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { decimalTexts, notDecimalTexts } from './decimal-texts.ts';
import { conformingValues } from './field-values.ts';
import { fractions } from './fractions.ts';
import { genomes, notGenomes } from './genomes.ts';
import { conformingIntegers } from './integers.ts';
import { malformedJson } from './malformed-json.ts';
import { deepObjects, jsonObjects, wideObjects } from './nested-objects.ts';
import { conformingTexts } from './texts.ts';
import { conformingUpdates, plantedViolations } from './updates.ts';
import { badUuids, wellFormedUuids } from './uuids.ts';

/** Where shrinking ends from six different failures, each end once. */
function endsOf<Value extends JsonValue>(
  arbitrary: fc.Arbitrary<Value>,
  fails: (value: Value) => boolean = () => true,
): readonly string[] {
  const ends = Array.from({ length: 6 }, (_, seed) => {
    const { counterexample } = fc.check(
      fc.property(arbitrary, (value) => !fails(value)),
      { seed, numRuns: 4000 },
    );
    assert.ok(counterexample !== null, 'nothing failed');
    return printJson(counterexample[0]);
  });
  return [...new Set(ends)].sort();
}

test('any text shrinks to the empty one', () => {
  assert.deepEqual(endsOf(conformingTexts()), ['""']);
});

test('a word shrinks to as many letters as it takes', () => {
  assert.deepEqual(
    endsOf(conformingTexts(), (text) => /^[a-z]{3,}$/.test(text)),
    ['"aaa"'],
  );
});

test('a huge text shrinks to the shortest that still fails', () => {
  const [end = ''] = endsOf(conformingTexts(), (text) => text.length > 500);
  assert.equal(JSON.parse(end).length <= 520, true);
});

test('a text with an emoji shrinks to that emoji', () => {
  assert.deepEqual(
    endsOf(conformingTexts(), (text) => text.includes('😀')),
    ['"😀"'],
  );
});

test('an integer shrinks to 0, to its minimum, or to the boundary at which the failure starts', () => {
  assert.deepEqual(endsOf(conformingIntegers()), ['0']);
  assert.deepEqual(endsOf(conformingIntegers({ minimum: 1 })), ['1']);
  assert.deepEqual(
    endsOf(conformingIntegers(), (integer) => integer > 2 ** 31 - 1),
    ['2147483648'],
  );
});

test('a uuid shrinks to nil, and one of version 7 to zeros around the 7', () => {
  assert.deepEqual(endsOf(wellFormedUuids()), ['"00000000-0000-0000-0000-000000000000"']);
  assert.deepEqual(
    endsOf(wellFormedUuids(), (uuid) => uuid[14] === '7'),
    ['"00000000-0000-7000-0000-000000000000"'],
  );
});

test('a bad uuid shrinks to not-a-uuid, and one of the right length to zeros around the wrong character', () => {
  assert.deepEqual(endsOf(badUuids()), ['"not-a-uuid"']);
  const ends = endsOf(badUuids(), (text) => text.length === 36 && /[g-z]/.test(text));
  assert.deepEqual(ends, ['"g0000000-0000-0000-0000-000000000000"']);
});

test('a decimal shrinks to 0, and one with a sign and a bare point to the shortest', () => {
  assert.deepEqual(endsOf(decimalTexts()), ['"0"']);
  assert.deepEqual(
    endsOf(decimalTexts(), (text) => /^-\d+\.\d/.test(text)),
    ['"-0.0"'],
  );
});

test('what is no decimal shrinks to abc, and what ends like one to a letter and a 0', () => {
  assert.deepEqual(endsOf(notDecimalTexts()), ['"abc"']);
  assert.deepEqual(
    endsOf(notDecimalTexts(), (text) => /^[a-z]+\d+$/.test(text)),
    ['"z0"'],
  );
});

test('an object shrinks to the empty one, and a deep one to the depth that it takes', () => {
  assert.deepEqual(endsOf(jsonObjects()), ['{}']);
  assert.deepEqual(endsOf(wideObjects()), ['{}']);
  assert.deepEqual(
    endsOf(deepObjects(100), (object) => printJson(object).startsWith('{"a":{"a":')),
    ['{"a":{"a":{}}}'],
  );
});

test('a fraction shrinks to 0.5', () => assert.deepEqual(endsOf(fractions()), ['0.5']));

test('null and other values of a field stay apart', () => {
  const field = updateFieldNamed('rate_limit_requests_per_minute');
  assert.ok(field !== undefined);
  assert.deepEqual(endsOf(conformingValues(field)), ['1', 'null']);
});

test('an update shrinks to the empty one, and one that needs a field to that field alone', () => {
  assert.deepEqual(endsOf(conformingUpdates()), ['{}']);
  assert.deepEqual(
    endsOf(conformingUpdates(), ({ hub }) => typeof hub === 'string'),
    ['{"hub":""}'],
  );
});

test('a planted violation shrinks to the wrong value alone', () => {
  const updates = plantedViolations({ exclude: ['delegated_agents'] }).map(({ update }) => update);
  for (const end of endsOf(updates)) assert.equal(Object.keys(JSON.parse(end)).length, 1, end);
  const harnesses = plantedViolations({ fields: ['evaluated_harnesses'] });
  const ends = endsOf(
    harnesses.filter(({ place }) => place.length === 3).map(({ update }) => update),
    ({ evaluated_harnesses: list }) => Array.isArray(list) && list.includes(null),
  );
  assert.deepEqual(ends, ['{"evaluated_harnesses":[null]}']);
});

test('genomes shrink to {}, what is none to [], malformed bodies to {', () => {
  assert.deepEqual(endsOf(genomes()), ['{}']);
  assert.deepEqual(endsOf(notGenomes()), ['[]']);
  assert.deepEqual(endsOf(malformedJson()), ['"{"']);
});
