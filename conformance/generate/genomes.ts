import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { fractions } from './fractions.ts';
import { conformingIntegers } from './integers.ts';
import { deepObjects, jsonLists, jsonObjects, wideObjects } from './nested-objects.ts';
import { longTexts, shortTexts } from './texts.ts';

/** What is left of 256 KB for a text when its key and braces are printed too. */
const mostTextBytes = 256 * 1024 - 100;

/**
 * Objects that a genome may be (4.2): small ones most of the time, also empty, nested to 100 levels, of a thousand
 * members, of up to 256 KB once printed. Print them with printJson: their numbers keep every digit. Shrinks to `{}`.
 */
export function genomes(): fc.Arbitrary<JsonObject> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: fc.constant({}) },
    { weight: 90, arbitrary: jsonObjects() },
    { weight: 3, arbitrary: deepObjects(100) },
    { weight: 1, arbitrary: wideObjects(1000) },
    { weight: 1, arbitrary: longTexts(mostTextBytes).map((text) => ({ text })) },
  );
}

/** JSON values that are no objects, so no genomes: lists, texts, numbers, flags, null. Shrinks to `[]`. */
export function notGenomes(): fc.Arbitrary<JsonValue> {
  return fc.oneof(
    { withCrossShrink: true },
    fc.constant([]),
    jsonLists(),
    jsonObjects().map((object) => [object]),
    shortTexts(),
    conformingIntegers(),
    fractions(),
    fc.boolean(),
    fc.constant(null),
  );
}
