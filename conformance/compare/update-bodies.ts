import fc from 'fast-check';
import { readOnlyFields, type UpdateFieldName, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import {
  conformingUpdates,
  decimalTexts,
  malformedJson,
  notDecimalTexts,
  plantedViolations,
} from '../generate/arbitraries.ts';
import { smallUpdates } from '../generate/small-updates.ts';
import { openUpdates } from '../phases/properties.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';

const unknownKeys = ['kit_unknown_key', 'Hub', '', '__proto__', 'constructor', '0'];

/** Keys that no update carries, with what may stand under them. */
const otherMembers: fc.Arbitrary<JsonObject> = fc
  .tuple(
    fc.constantFrom(...unknownKeys, ...readOnlyFields.map(({ name }) => name)),
    fc.constantFrom<JsonValue>(null, 1, 'kit', true, [], {}, '9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d'),
  )
  .map((member) => Object.fromEntries([member]));

/** Several updates in one; where two have a field, the last one's value stands. */
const together = (...updates: readonly fc.Arbitrary<JsonObject>[]): fc.Arbitrary<JsonObject> =>
  fc.tuple(...updates).map((parts) => Object.fromEntries(parts.flatMap((part) => Object.entries(part))));

/** What is JSON and no update, and what is nothing at all. */
const otherBodies = fc.constantFrom(
  '',
  'null',
  '[]',
  '[{}]',
  '"kit"',
  '""',
  '5',
  '1.5',
  'true',
  'false',
  ' ',
);

/** What may be done to an object that a deployment says it takes. */
const changes: readonly ((object: JsonObject) => JsonObject)[] = [
  (object) => object,
  (object) => ({ ...object, kit_unknown_key: 1 }),
  (object) => Object.fromEntries(Object.entries(object).slice(1)),
  ...[null, [], 'kit', true, {}].map((value) => (object: JsonObject) => {
    const [key] = Object.keys(object);
    return key === undefined ? object : { ...object, [key]: value };
  }),
];

function changeObject(value: JsonValue, change: (object: JsonObject) => JsonObject): JsonValue {
  if (isJsonArray(value)) return value.map((item) => changeObject(item, change));
  return isJsonObject(value) ? change(value) : value;
}

/** Updates of the objects that the contract does not show (2.1), made from what a deployment publishes of them. */
export function nestedUpdates(shapes: ObjectSamples): fc.Arbitrary<JsonObject> | undefined {
  const fields = [...shapes];
  if (fields.length === 0) return undefined;
  return fc
    .tuple(fc.constantFrom(...fields), fc.nat(5), fc.constantFrom(...changes))
    .map(([[name, sample], salt, change]) => ({ [name]: changeObject(sample(salt), change) }));
}

/** Every sort of body that an update is sent with, right, wrong and open, and how many of a hundred updates have one. */
export function updateBodies(exclude: readonly UpdateFieldName[]) {
  const conforming = conformingUpdates({ exclude });
  const planted = plantedViolations({ exclude }).map(({ update }) => update);
  const names = updateFields.map(({ name }) => name).filter((name) => !exclude.includes(name));
  const nulls = fc
    .array(fc.constantFrom(...names), { minLength: 1, maxLength: 4, size: 'max' })
    .map((some): JsonObject => Object.fromEntries(some.map((name) => [name, null])));
  const sort = (id: string, share: number, updates: fc.Arbitrary<JsonObject>) => ({
    id,
    share,
    bodies: updates.map(printJson),
  });
  const score = (texts: fc.Arbitrary<string>) => texts.map((text): JsonObject => ({ test_score: text }));
  return [
    sort('small updates', 18, smallUpdates(exclude)),
    sort('conforming updates', 20, conforming),
    sort('one violation', 18, planted),
    sort('several violations', 6, together(planted, planted, planted)),
    sort('open values', 10, openUpdates()),
    sort('open values among others', 5, together(conforming, openUpdates())),
    sort('nulls', 5, nulls),
    sort('keys that no update carries', 5, together(conforming, otherMembers)),
    sort('such keys beside a violation', 2, together(planted, otherMembers)),
    sort('decimal texts', 4, score(decimalTexts())),
    sort('texts that are no decimal', 3, score(notDecimalTexts())),
    { id: 'malformed', share: 4, bodies: malformedJson() },
    { id: 'other bodies', share: 2, bodies: otherBodies },
  ];
}
