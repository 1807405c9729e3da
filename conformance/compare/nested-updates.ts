import fc from 'fast-check';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';

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
