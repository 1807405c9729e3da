import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';

/** Whole numbers and fractions come and go with the data. */
const broaden = (type: JsonValue): JsonValue => (type === 'integer' ? 'number' : type);

const typesOf = ({ type }: JsonObject): readonly JsonValue[] =>
  (isJsonArray(type) ? type : type === undefined ? [] : [type]).map(broaden);

const propertiesOf = ({ properties }: JsonObject): JsonObject => (isJsonObject(properties) ? properties : {});

/** A place at which a shape is another. */
export interface ShapeDrift {
  /** The way to it. */
  readonly names: readonly string[];
  readonly code: string;
  readonly actual: string;
}

const show = (names: readonly string[]) => names.join('.') || 'the answer';

/**
 * Where a shape that is seen is not the one that was seen before: keys that every answer had are missing, or values are
 * of other types. What is new, what is null this time, and lists that are empty are no departures.
 */
export function departingShapes(
  wanted: JsonObject,
  seen: JsonObject,
  names: readonly string[] = [],
): readonly ShapeDrift[] {
  const [before, now] = [typesOf(wanted), typesOf(seen)];
  const unknown = now.find((type) => before.length > 0 && type !== 'null' && !before.includes(type));
  if (unknown !== undefined) {
    const actual = `${show(names)} is ${String(unknown)}, not ${before.join(' or ')}`;
    return [{ names, code: `${String(unknown)}-not-${before.join('-or-')}`, actual }];
  }
  const { required, items } = wanted;
  const needed = isJsonArray(required) ? required.filter((name) => typeof name === 'string') : [];
  const [old, current] = [propertiesOf(wanted), propertiesOf(seen)];
  const missing = needed
    .filter((name) => now.includes('object') && !Object.hasOwn(current, name))
    .map((name) => ({
      names: [...names, name],
      code: 'missing',
      actual: `${show([...names, name])} is missing`,
    }));
  const inside = Object.entries(current).flatMap(([name, shape]) => {
    const known = Object.hasOwn(old, name) ? old[name] : undefined;
    return isJsonObject(known) && isJsonObject(shape) ? departingShapes(known, shape, [...names, name]) : [];
  });
  const seenItems = seen['items'];
  const ofItems =
    isJsonObject(items) && isJsonObject(seenItems)
      ? departingShapes(items, seenItems, [...names, 'items'])
      : [];
  return [...missing, ...inside, ...ofItems];
}
