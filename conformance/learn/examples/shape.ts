import { placeOf } from '../../../spec/dialect-examples.ts';
import {
  isJsonArray,
  isJsonObject,
  JsonNumber,
  type JsonObject,
  type JsonValue,
} from '../../../spec/json-value.ts';
import { isUuid } from '../../../spec/uuid-text.ts';

const deepest = 8;
const [agentId, genome] = [placeOf('agent_id'), placeOf('genome')];

const typeOf = (value: JsonValue): string => {
  if (value === null) return 'null';
  if (isJsonArray(value)) return 'array';
  if (value instanceof JsonNumber) return /[.eE]/.test(value.text) ? 'number' : 'integer';
  if (typeof value === 'number') return 'integer';
  return typeof value;
};

function shapeOfObjects(objects: readonly JsonObject[], depth: number): JsonObject {
  // The members of a genome stand there as one place: what they are is up to who sends it.
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))].filter(
    (name) => name !== genome,
  );
  const valuesAt = (name: string) =>
    objects.map((object) => object[name]).filter((value) => value !== undefined);
  return {
    properties: Object.fromEntries(names.map((name) => [name, inferShape(valuesAt(name), depth + 1)])),
    required: names.filter((name) => objects.every((object) => Object.hasOwn(object, name))),
  };
}

/** The shape that values have in common, in the words of JSON Schema: it says what was seen, no more. */
export function inferShape(values: readonly JsonValue[], depth = 0): JsonObject {
  if (values.length === 0 || depth > deepest) return {};
  if (values.includes(genome)) return { type: 'object' };
  const types = [...new Set(values.map(typeOf))].sort();
  const [type = 'null'] = types;
  const texts = values.filter((value) => typeof value === 'string');
  const isOfUuids = texts.length > 0 && texts.every((text) => text === agentId || isUuid(text));
  const objects = values.filter(isJsonObject);
  const items = values.filter(isJsonArray).flat();
  return {
    type: types.length === 1 ? type : types,
    ...(isOfUuids ? { format: 'uuid' } : {}),
    ...(objects.length === 0 ? {} : shapeOfObjects(objects, depth)),
    ...(items.length === 0 ? {} : { items: inferShape(items, depth + 1) }),
  };
}
