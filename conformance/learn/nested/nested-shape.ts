import type { NestedFault, NestedKey, NestedShape, NestedSituation } from '../../../spec/dialect-examples.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { isJsonArray, type JsonObject } from '../../../spec/json-value.ts';
import { faultsOf } from '../asked.ts';
import { findBase } from './nested-base.ts';
import type { NestedField, Trial } from './nested-field.ts';

/** Keys that no model has. */
export const unknownKeys: JsonObject = { kit_unknown: 'kit-1', kit_other: 2 };

const hasKey = (object: JsonObject, key: string) => Object.hasOwn(object, key);

/** Keys that a refusal of an empty object calls missing. */
function missingKeys({ asked }: Trial): readonly string[] {
  return faultsOf(asked).flatMap(({ loc }) => {
    const last = isJsonArray(loc) ? loc.at(-1) : undefined;
    return isJsonArray(loc) && loc.length > 2 && typeof last === 'string' ? [last] : [];
  });
}

/** What becomes of keys that are not of the shape, with the fault where they are refused. */
async function learnUnknown(field: NestedField, base: JsonObject) {
  const trial = await field.try({ ...base, ...unknownKeys });
  if (trial.isRefused) {
    const fault = field.faultOf(trial.asked, 'kit_unknown');
    return { unknown: 'reject', fault, lists: faultsOf(trial.asked).length === 1 ? 'first' : 'all' } as const;
  }
  if (trial.answered === undefined) return undefined;
  const isKept = hasKey(trial.answered, 'kit_unknown');
  return { unknown: isKept ? 'keep' : 'drop', fault: undefined, lists: 'all' } as const;
}

/** Whether each key has to be there, and what stands in its place where it is not. */
async function learnKeys(
  field: NestedField,
  base: JsonObject,
  known: Readonly<Record<string, NestedKey>>,
  empty: Trial,
) {
  const keys: Record<string, NestedKey> = {};
  let missing: NestedFault | undefined;
  for (const [key, about] of Object.entries(known)) {
    const { [key]: _, ...rest } = base;
    // What an empty object is filled with shows all of them at once.
    const trial = empty.answered === undefined ? await field.try(rest) : empty;
    const filled = trial.answered?.[key];
    if (trial.isRefused) missing ??= field.faultOf(trial.asked, key);
    keys[key] = {
      ...about,
      ...(trial.isRefused ? { required: true } : {}),
      ...(filled === undefined ? {} : { filled }),
    };
  }
  return { keys, missing };
}

/** Whether an object with keys too many and too few is first told of the former. */
async function tellsUnknownFirst(field: NestedField): Promise<boolean> {
  const [first] = faultsOf((await field.try(unknownKeys)).asked);
  const loc = first?.['loc'];
  return isJsonArray(loc) && typeof loc.at(-1) === 'string' && hasKey(unknownKeys, String(loc.at(-1)));
}

/** What is known of a field before anything is tried: objects that it had, and keys that are published. */
export interface KnownOfField {
  readonly seen: readonly JsonObject[];
  readonly published: Readonly<Record<string, NestedKey>> | undefined;
  /** An object that the published schema takes. */
  readonly sample: JsonObject | undefined;
}

function faultsIn(
  faults: Partial<Record<NestedSituation, NestedFault | undefined>>,
): Pick<NestedShape, 'faults'> {
  const seen = Object.entries(faults).filter(([, fault]) => fault !== undefined);
  return seen.length === 0 ? {} : { faults: Object.fromEntries(seen) };
}

/** How a value of the wrong kind is told, where that is of the object as a whole: else each kind has its own words. */
async function learnKindFault(
  field: NestedField,
  base: JsonObject,
  known: Readonly<Record<string, NestedKey>>,
): Promise<NestedFault | undefined> {
  const isNumber = ([, { kind }]: readonly [string, NestedKey]) => kind === 'number' || kind === 'integer';
  const [key] = Object.entries(known).find(isNumber) ?? [];
  if (key === undefined) return undefined;
  const { asked } = await field.try({ ...base, [key]: {} });
  const fault = field.faultOf(asked, key);
  return fault?.atObject === true ? fault : undefined;
}

/** Nothing that was tried is taken: what is known is what a refusal calls missing. */
async function shapeOfRefusal(field: NestedField, empty: Trial): Promise<NestedShape> {
  const named = missingKeys(empty);
  const [key] = named;
  const fault = field.faultOf(empty.asked, key);
  const notObject = await field.tryOther();
  return {
    takes: key === undefined ? 'nothing' : 'objects',
    unknown: 'reject',
    keys: Object.fromEntries(named.map((name) => [name, { required: true }])),
    ...faultsIn({ [key === undefined ? 'object' : 'missing']: fault, notObject }),
    ...((await field.tellsFirstInList({})) ? { lists: 'first' as const } : {}),
  };
}

/** The shape of the objects of a field; undefined where nothing tells. */
export async function learnNestedShape(
  field: NestedField,
  { seen, published, sample }: KnownOfField,
): Promise<NestedShape | 'free' | undefined> {
  const empty = await field.try({});
  if (!empty.isRefused && empty.answered === undefined) return undefined;
  const named = Object.fromEntries(missingKeys(empty).map((key) => [key, 'kit-1']));
  const base = await findBase(field, empty, [sample, ...seen, named, unknownKeys]);
  if (base === undefined) return shapeOfRefusal(field, empty);
  const strange = await learnUnknown(field, base);
  if (strange === undefined) return undefined;
  const { unknown, fault, lists } = strange;
  const isFree = unknown === 'keep' && empty.answered !== undefined && equalJson(empty.answered, {});
  if (isFree) return 'free';
  const [had] = seen;
  const kept = had === undefined || had === base ? undefined : (await field.try(had)).answered;
  const names = [base, empty.answered, named, kept].flatMap((object) => Object.keys(object ?? {}));
  const known: Record<string, NestedKey> = {
    ...Object.fromEntries(names.filter((name) => !hasKey(unknownKeys, name)).map((name) => [name, {}])),
    ...published,
  };
  const { keys, missing } = await learnKeys(field, base, known, empty);
  const [kind, notObject] = [await learnKindFault(field, base, known), await field.tryOther()];
  const isFirstInList = empty.isRefused && (await field.tellsFirstInList({}));
  const isRequired = Object.values(keys).some(({ required }) => required === true);
  const isUnknownFirst = unknown === 'reject' && isRequired && (await tellsUnknownFirst(field));
  return {
    takes: 'objects',
    unknown,
    keys,
    ...faultsIn({ unknown: fault, missing, kind, notObject }),
    ...(lists === 'first' || isFirstInList ? { lists: 'first' as const } : {}),
    ...(isUnknownFirst ? { first: 'unknown' as const } : {}),
  };
}
