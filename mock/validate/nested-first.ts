import type { NestedShape } from '../../spec/dialect-examples.ts';
import type { Dialect } from '../../spec/dialect-points.ts';
import { updateFieldNamed } from '../../spec/fields.ts';
import { isJsonArray, isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import type { FaultList, Location } from './fault.ts';
import { shapedObjectParser } from './shaped-object.ts';

const withoutDemands = (shape: NestedShape): NestedShape => ({
  ...shape,
  keys: Object.fromEntries(Object.keys(shape.keys).map((key) => [key, {}])),
});

/** The objects of a field; what is of another kind has no shape to depart from. */
function* objectsIn(body: JsonObject, field: string): Generator<readonly [JsonObject, Location]> {
  const value = body[field];
  const loc = ['body', field];
  if (updateFieldNamed(field)?.kind !== 'list-of-objects') {
    if (isJsonObject(value)) yield [value, loc];
  } else if (isJsonArray(value)) {
    for (const [index, item] of value.entries()) if (isJsonObject(item)) yield [item, [...loc, index]];
  }
}

/**
 * Looks for the first fault in the nested objects of a body, and tells whether it reported one: for a deployment that
 * looks at these before all else and tells the first fault alone, as a validator does that runs before the model's own.
 * Undefined for any other.
 */
export function createNestedFaultFinder({ examples, 'nested-shapes': shapes }: Dialect) {
  const { nested = {}, nestedFirst } = examples ?? {};
  if (shapes === 'free' || nestedFirst === undefined) return undefined;
  const look = (change: (shape: NestedShape) => NestedShape) =>
    nestedFirst.order.flatMap((field) => {
      const shape = nested[field];
      return shape === undefined ? [] : [{ field, parse: shapedObjectParser(change(shape)) }];
    });
  const looks =
    nestedFirst.unknown === true
      ? [...look(withoutDemands), ...look((shape) => ({ ...shape, unknown: 'drop' }))]
      : look((shape) => shape);
  return (body: JsonObject, faults: FaultList): boolean => {
    for (const { field, parse } of looks) {
      for (const [object, loc] of objectsIn(body, field)) {
        const own: FaultList = [];
        parse(object, loc, own);
        const [first] = own;
        if (first === undefined) continue;
        faults.push(first);
        return true;
      }
    }
    return false;
  };
}
