import { isJsonArray, type JsonObject } from '../../../spec/json-value.ts';
import { faultsOf } from '../asked.ts';
import { valueWithout } from './fault-value.ts';
import type { NestedField, Trial } from './nested-field.ts';

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
