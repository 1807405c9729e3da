import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';

/** So many references are followed for one value: one that leads in a circle, or multiplies on its way, ends here. */
const mostHops = 50;

function decodeStep(step: string): string {
  const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(name);
  } catch {
    // A percent sign that begins no escape stands for itself.
    return name;
  }
}

function stepInto(place: JsonValue | undefined, step: string): JsonValue | undefined {
  if (isJsonArray(place)) return /^\d{1,9}$/.test(step) ? place[Number(step)] : undefined;
  return isJsonObject(place) && Object.hasOwn(place, step) ? place[step] : undefined;
}

/**
 * A value of a document, with its reference followed inside of it; what stands beside the reference is kept. Undefined
 * where it leads nowhere, in a circle, or out of the document.
 */
export function follow(document: JsonObject, value: JsonValue | undefined): JsonValue | undefined {
  let hops = 0;
  const lead = (from: JsonValue | undefined): JsonValue | undefined => {
    if (!isJsonObject(from) || typeof from['$ref'] !== 'string') return from;
    const { $ref: _, ...beside } = from;
    hops += 1;
    if (hops > mostHops || !from['$ref'].startsWith('#/')) return undefined;
    let place: JsonValue | undefined = document;
    for (const step of from['$ref'].slice(2).split('/').map(decodeStep))
      place = stepInto(place, step) ?? stepInto(lead(place), step);
    const found = lead(place);
    return isJsonObject(found) && Object.keys(beside).length > 0 ? { ...found, ...beside } : found;
  };
  return lead(value);
}

/** An object of a document, its reference followed. */
export function objectAt(document: JsonObject, value: JsonValue | undefined): JsonObject | undefined {
  const found = follow(document, value);
  return isJsonObject(found) ? found : undefined;
}
