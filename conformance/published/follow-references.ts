import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { PublishedDocument } from './published-document.ts';

/** A reference that leads to a reference is followed so far. */
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

const referenceIn = (value: JsonValue | undefined): string | undefined =>
  isJsonObject(value) && typeof value['$ref'] === 'string' ? value['$ref'] : undefined;

/** Follows references inside a document, also those on the way and at the end; what stands beside one is kept. */
export function createFollow(root: JsonObject): PublishedDocument['follow'] {
  const known = new Map<string, JsonValue | undefined>();
  const walk = (steps: readonly string[], hops: number): JsonValue | undefined => {
    let place: JsonValue | undefined = root;
    for (const step of steps) {
      const beside = stepInto(place, step);
      const reference = referenceIn(place);
      const isBehind = beside === undefined && reference !== undefined;
      place = isBehind ? stepInto(follow(reference, hops + 1), step) : beside;
    }
    return place;
  };
  const settle = (value: JsonValue | undefined, hops: number): JsonValue | undefined => {
    const reference = referenceIn(value);
    if (reference === undefined || !isJsonObject(value)) return value;
    const { $ref: _, ...beside } = value;
    const found = follow(reference, hops + 1);
    return isJsonObject(found) && Object.keys(beside).length > 0 ? { ...found, ...beside } : found;
  };
  const follow = (reference: string, hops: number): JsonValue | undefined => {
    if (known.has(reference)) return known.get(reference);
    if (!reference.startsWith('#/') || hops > mostHops) return undefined;
    // While it is on its way it leads nowhere: so a circle ends.
    known.set(reference, undefined);
    const found = settle(walk(reference.slice(2).split('/').map(decodeStep), hops), hops);
    known.set(reference, found);
    return found;
  };
  return (reference) => follow(reference, 0);
}
