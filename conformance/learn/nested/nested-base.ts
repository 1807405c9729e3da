import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { faultsOf } from '../asked.ts';
import type { NestedField, Trial } from './nested-field.ts';

/** Beginnings of pydantic's types of faults, with a value that does not have the fault. */
const valuesByFault: readonly (readonly [start: string, value: JsonValue])[] = [
  ['missing', 'kit-1'],
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

/** The first of the choices that the words of a fault list. */
function firstChoice(fault: JsonObject): JsonValue | undefined {
  const ctx = fault['ctx'] ?? null;
  const expected = isJsonObject(ctx) ? ctx['expected'] : undefined;
  return typeof expected === 'string' ? /'([^']+)'/.exec(expected)?.[1] : undefined;
}

function valueWithout(fault: JsonObject): JsonValue | undefined {
  const type = String(fault['type']);
  if (type === 'enum' || type === 'literal_error') return firstChoice(fault);
  return valuesByFault.find(([start]) => type.startsWith(start))?.[1];
}

/** The object with another value under each key that a refusal is about; undefined where nothing else is known. */
function mend(object: JsonObject, { asked }: Trial): JsonObject | undefined {
  const values = faultsOf(asked).flatMap((fault) => {
    const { loc } = fault;
    const key = isJsonArray(loc) && loc.length > 2 ? loc.at(-1) : undefined;
    const value = valueWithout(fault);
    return typeof key === 'string' && value !== undefined ? [[key, value] as const] : [];
  });
  return values.length === 0 ? undefined : { ...object, ...Object.fromEntries(values) };
}

/** So often an object is mended: keys are told missing, then of the wrong kind, then out of bounds. */
const mostTries = 4;

/** An object that is taken: the empty one, one that is published or was there, or what refusals of it ask for. */
export async function findBase(
  field: Pick<NestedField, 'try'>,
  empty: Trial,
  candidates: readonly (JsonObject | undefined)[],
): Promise<JsonObject | undefined> {
  if (!empty.isRefused) return {};
  for (const candidate of candidates)
    if (candidate !== undefined && (await field.try(candidate)).answered !== undefined) return candidate;
  let object = mend({}, empty);
  for (let tries = 0; tries < mostTries && object !== undefined; tries += 1) {
    const trial = await field.try(object);
    if (trial.answered !== undefined) return object;
    object = mend(object, trial);
  }
  return undefined;
}
