import fc from 'fast-check';
import type { JsonArray, JsonObject, JsonValue } from '../../spec/json-value.ts';
import { fractions } from './fractions.ts';
import { integersFavouring } from './integers.ts';
import { reservedKeys } from './reserved-keys.ts';
import { shortTexts } from './texts.ts';

const keys = fc.oneof(
  { withCrossShrink: true },
  {
    weight: 9,
    arbitrary: fc.string({ unit: fc.constantFrom(...'abcdefgh_'), minLength: 1, maxLength: 6, size: 'max' }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...reservedKeys) },
);

/** Texts, numbers, flags and null. */
const scalars: fc.Arbitrary<JsonValue> = fc.oneof(
  shortTexts(),
  fc.integer({ min: -1000, max: 1_000_000 }),
  fractions(),
  fc.boolean(),
  fc.constant(null),
);

function objectsOfDepth(depth: number): fc.Arbitrary<JsonObject> {
  // Object.fromEntries makes `__proto__` a member like any other; an assignment would not.
  return fc
    .array(fc.tuple(keys, valuesOfDepth(depth - 1)), { maxLength: 4, size: 'max' })
    .map((members) => Object.fromEntries(members));
}

function listsOfDepth(depth: number): fc.Arbitrary<JsonArray> {
  return fc.array(valuesOfDepth(depth - 1), { maxLength: 3, size: 'max' });
}

function valuesOfDepth(depth: number): fc.Arbitrary<JsonValue> {
  if (depth === 0) return scalars;
  return fc.oneof(
    { weight: 4, arbitrary: scalars },
    { weight: 1, arbitrary: listsOfDepth(depth) },
    { weight: 1, arbitrary: objectsOfDepth(depth) },
  );
}

/** Small objects of up to four members a level and three levels, rarely with odd keys. Shrinks to `{}`. */
export function jsonObjects(): fc.Arbitrary<JsonObject> {
  return objectsOfDepth(3);
}

/** Small lists of anything, up to two levels. Shrinks to `[]`. */
export function jsonLists(): fc.Arbitrary<JsonArray> {
  return listsOfDepth(2);
}

/** Objects that stand up to `depth` deep inside one another, or in lists. Shrinks to `{}`, which is 1 deep. */
export function deepObjects(depth: number): fc.Arbitrary<JsonObject> {
  return fc
    .tuple(
      integersFavouring([depth], { min: 1, max: depth }),
      fc.constantFrom<readonly ('object' | 'list')[]>(['object'], ['list'], ['object', 'list']),
    )
    .map(([levels, shapes]) => nest(levels, shapes));
}

function nest(levels: number, shapes: readonly ('object' | 'list')[]): JsonObject {
  let inner: JsonValue | undefined;
  for (let level = levels; level > 1; level -= 1) {
    const members = inner === undefined ? [] : [inner];
    inner = shapes[level % shapes.length] === 'list' ? members : nameMember(inner);
  }
  return nameMember(inner);
}

function nameMember(value: JsonValue | undefined): JsonObject {
  return value === undefined ? {} : { a: value };
}

/** Objects of up to `mostKeys` members side by side, all of the same value. Shrinks to `{}`. */
export function wideObjects(mostKeys = 1000): fc.Arbitrary<JsonObject> {
  return fc
    .tuple(integersFavouring([mostKeys], { min: 0, max: mostKeys }), scalars)
    .map(([count, value]) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, value])),
    );
}
