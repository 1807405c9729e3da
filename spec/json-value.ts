/** A JSON number literal, exactly as written. */
export class JsonNumber {
  readonly text: string;

  /** `text` is a number literal of JSON, or one of NaN, Infinity and -Infinity as Python writes them. */
  constructor(text: string) {
    this.text = text;
  }
}

export type JsonArray = readonly JsonValue[];

/** A JSON object: an ordinary object whose members are own properties, `__proto__` among them. */
export type JsonObject = { readonly [key: string]: JsonValue };

/**
 * A JSON value that keeps every digit. A plain number stands for an integer literal without fraction or
 * exponent, from -(2^53-1) to 2^53-1; every other number literal is a JsonNumber.
 */
export type JsonValue = null | boolean | string | number | JsonNumber | JsonArray | JsonObject;

/** Tells an array. Array.isArray alone does not narrow a readonly array. */
export function isJsonArray(value: JsonValue | undefined): value is JsonArray {
  return Array.isArray(value);
}

/** Tells an object: neither null, nor an array, nor a number kept as text. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof JsonNumber)
  );
}

/** Tells whether no number in it is kept as text: it then is what JSON.parse gives. */
export function isPlainJson(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (value instanceof JsonNumber) return false;
  if (isJsonArray(value)) return value.every(isPlainJson);
  for (const key in value) if (!isPlainJson(value[key] ?? null)) return false;
  return true;
}

/** A value for each member of an object, under its name. */
export const mapMembers = <Member, Mapped>(
  object: Readonly<Record<string, Member>>,
  map: (member: Member, name: string) => Mapped,
): Record<string, Mapped> =>
  Object.fromEntries(Object.entries(object).map(([name, member]) => [name, map(member, name)]));

export function isJsonNumber(value: JsonValue | undefined): value is number | JsonNumber {
  return typeof value === 'number' || value instanceof JsonNumber;
}
