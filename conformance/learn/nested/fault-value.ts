import type { NestedKey } from '../../../spec/dialect-examples.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';

/** Beginnings of pydantic's types of faults, with a value that does not have the fault. */
const valuesByFault: readonly (readonly [start: string, value: JsonValue])[] = [
  ['missing', 'kit-1'],
  ['string', 'kit-1'],
  ['uuid', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'],
  ['int', 1],
  ['float', 1],
  ['decimal', 1],
  ['bool', true],
  ['list', []],
  ['dict', {}],
  ['model', {}],
  ['url', 'https://kit.example/kit'],
  ['datetime', '2026-01-02T03:04:05Z'],
  ['date', '2026-01-02'],
];

/** Beginnings of pydantic's types of faults, with the kind that was wanted. */
const kindsByFault: readonly (readonly [start: string, kind: NonNullable<NestedKey['kind']>])[] = [
  ['string_type', 'text'],
  ['enum', 'text'],
  ['literal_error', 'text'],
  ['uuid', 'text'],
  ['url', 'text'],
  ['int', 'integer'],
  ['float', 'number'],
  ['bool', 'flag'],
  ['list', 'list'],
  ['dict', 'object'],
  ['model', 'object'],
];

/** The first of the choices that the words of a fault list. */
function firstChoice(fault: JsonObject): JsonValue | undefined {
  const ctx = fault['ctx'] ?? null;
  const expected = isJsonObject(ctx) ? ctx['expected'] : undefined;
  return typeof expected === 'string' ? /'([^']+)'/.exec(expected)?.[1] : undefined;
}

/** A value that does not have a fault; undefined where its type tells none. */
export function valueWithout(fault: JsonObject): JsonValue | undefined {
  const type = String(fault['type']);
  if (type === 'enum' || type === 'literal_error') return firstChoice(fault);
  return valuesByFault.find(([start]) => type.startsWith(start))?.[1];
}

/** The kind that a value of another is refused for. */
export const kindWanted = ({ type }: JsonObject): NestedKey['kind'] =>
  kindsByFault.find(([start]) => String(type).startsWith(start))?.[1];

/** The key of a nested object that a fault is about, and whether it is about something inside its value. */
export function keyAtFault(
  { loc }: JsonObject,
  field: string,
): { readonly key: string; readonly isInside: boolean } | undefined {
  if (!isJsonArray(loc)) return undefined;
  const steps = loc.slice(loc.indexOf(field) + 1);
  const [first, ...rest] = typeof steps[0] === 'number' ? steps.slice(1) : steps;
  return loc.includes(field) && typeof first === 'string'
    ? { key: first, isInside: rest.length > 0 }
    : undefined;
}
