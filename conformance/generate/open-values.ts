import fc from 'fast-check';
import type { Field } from '../../spec/fields.ts';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { laxDecimalTexts } from './decimal-texts.ts';
import { fractions } from './fractions.ts';
import { conformingIntegers } from './integers.ts';
import { deepObjects, jsonObjects, wideObjects } from './nested-objects.ts';
import { otherUuidSpellings } from './uuids.ts';

/**
 * Values of which the contract does not say whether this field of an update takes them: objects, whose fields
 * are not shown; "5", 5.0 and true for an integer; 0, 1 and "yes" for a flag; other spellings of a uuid; numbers
 * for test_score; integers past 2^53. Undefined for a kind of which everything is decided.
 */
export function openValues(field: Field): fc.Arbitrary<JsonValue> | undefined {
  switch (field.kind) {
    case 'text':
    case 'choice':
    case 'list-of-texts':
      return undefined;
    case 'integer':
    case 'number':
      return laxIntegers(field.minimum);
    case 'flag':
      return laxFlags();
    case 'uuid':
      return otherUuidSpellings();
    case 'decimal-text':
      return fc.oneof<fc.Arbitrary<JsonValue>[]>(conformingIntegers(), fractions(), laxDecimalTexts());
    case 'object':
      return openObjects();
    case 'list-of-objects':
      return fc.array(openObjects(), { minLength: 1, maxLength: 3, size: 'max' });
  }
}

function openObjects(): fc.Arbitrary<JsonValue> {
  return fc.oneof(
    { weight: 18, arbitrary: jsonObjects() },
    { weight: 1, arbitrary: deepObjects(20) },
    { weight: 1, arbitrary: wideObjects(100) },
  );
}

function laxIntegers(minimum: number | undefined): fc.Arbitrary<JsonValue> {
  const min = minimum ?? -1000;
  const integers = fc.integer({ min, max: Math.max(min, 0) + 1000 });
  const flags = [true, false].filter((flag) => Number(flag) >= min);
  const spellings = fc.constantFrom<(integer: number) => JsonValue>(
    (integer) => String(integer),
    (integer) => new JsonNumber(`${integer}.0`),
    (integer) => new JsonNumber(`${integer}e0`),
    (integer) => ` ${integer} `,
    (integer) => `${integer}.0`,
  );
  return fc.oneof<fc.Arbitrary<JsonValue>[]>(
    fc.tuple(integers, spellings).map(([integer, spell]) => spell(integer)),
    ...(flags.length === 0 ? [] : [fc.constantFrom(...flags)]),
    // From 2^53 past 2^63 and 2^64 to thirty digits.
    fc.bigInt({ min: 2n ** 53n, max: 10n ** 30n }).map((integer) => new JsonNumber(String(integer))),
  );
}

const flagWords = ['true', 'false', 'True', 'FALSE', 'yes', 'no', 'on', 'off', 't', 'f', 'y', 'n', '1', '0'];

function laxFlags(): fc.Arbitrary<JsonValue> {
  return fc.oneof<fc.Arbitrary<JsonValue>[]>(
    fc.constantFrom(0, 1),
    fc.constantFrom(...flagWords),
    fc.constantFrom('0.0', '1.0').map((literal) => new JsonNumber(literal)),
  );
}
