import type { NestedFault, NestedKey, NestedShape, NestedSituation } from '../../../spec/dialect-examples.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { isJsonArray, type JsonObject } from '../../../spec/json-value.ts';
import { faultsOf } from '../asked.ts';
import { findKeys } from './find-keys.ts';
import { type KeptOthers, learnOthers } from './learn-others.ts';
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

interface StrangeKeys {
  readonly unknown: NestedShape['unknown'];
  readonly others?: KeptOthers;
  readonly fault?: NestedFault | undefined;
  readonly lists: 'all' | 'first';
}

/** What becomes of keys that are not of the shape, with the fault where they are refused. */
async function learnUnknown(field: NestedField, base: JsonObject): Promise<StrangeKeys | undefined> {
  const trial = await field.try({ ...base, ...unknownKeys });
  if (trial.isRefused) {
    const fault = field.faultOf(trial.asked, 'kit_unknown');
    const lists = faultsOf(trial.asked).length === 1 ? 'first' : 'all';
    const others = fault?.type === 'extra_forbidden' ? undefined : await learnOthers(field, base);
    return others === undefined
      ? { unknown: 'reject', fault, lists }
      : { unknown: 'keep', others, lists: 'all' };
  }
  if (trial.answered === undefined) return undefined;
  const isKept = hasKey(trial.answered, 'kit_unknown');
  return { unknown: isKept ? 'keep' : 'drop', lists: 'all' };
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
    if (about.dropped === true) {
      keys[key] = about;
      continue;
    }
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

const unseenBy = { keep: undefined, drop: 'drops', reject: 'refuses' } as const;

export interface LearnedShape {
  readonly shape: NestedShape | 'free';
  /** What becomes of keys that it does not know, where nothing says which it knows. */
  readonly unseen?: 'drops' | 'refuses';
}

/** The shape of the objects of a field; undefined where nothing tells. */
export async function learnNestedShape(
  field: NestedField,
  { seen, published, sample }: KnownOfField,
): Promise<LearnedShape | undefined> {
  const empty = await field.try({});
  if (!empty.isRefused && empty.answered === undefined) return undefined;
  const named = Object.fromEntries(missingKeys(empty).map((key) => [key, 'kit-1']));
  const base = await findBase(field, empty, [sample, ...seen, named, unknownKeys]);
  if (base === undefined) return { shape: await shapeOfRefusal(field, empty) };
  const strange = await learnUnknown(field, base);
  if (strange === undefined) return undefined;
  const { unknown, others, fault, lists } = strange;
  const isFree =
    unknown === 'keep' &&
    others === undefined &&
    empty.answered !== undefined &&
    equalJson(empty.answered, {});
  if (isFree) return { shape: 'free' };
  const [had] = seen;
  const kept = had === undefined || had === base ? undefined : (await field.try(had)).answered;
  const names = [base, empty.answered, named, kept].flatMap((object) => Object.keys(object ?? {}));
  const seenKeys = names.filter((name) => !hasKey(unknownKeys, name));
  const found =
    published !== undefined || unknown === 'keep'
      ? undefined
      : await findKeys(field, base, seenKeys, fault?.type);
  const known: Record<string, NestedKey> = {
    ...Object.fromEntries(seenKeys.map((name) => [name, {}])),
    ...found,
    ...published,
  };
  const { keys, missing } = await learnKeys(field, base, known, empty);
  const [kind, notObject] = [await learnKindFault(field, base, known), await field.tryOther()];
  const isFirstInList = empty.isRefused && (await field.tellsFirstInList({}));
  const isRequired = Object.values(keys).some(({ required }) => required === true);
  const isUnknownFirst = unknown === 'reject' && isRequired && (await tellsUnknownFirst(field));
  const unseen = published !== undefined ? undefined : unseenBy[unknown];
  const shape: NestedShape = {
    takes: 'objects',
    // Whoever drops keys knows others: which ones was not seen, so that none is dropped for being unknown here.
    unknown: unseen === 'drops' ? 'keep' : unknown,
    keys,
    ...(others === undefined ? {} : { others }),
    ...faultsIn({ unknown: fault, missing, kind, notObject }),
    ...(lists === 'first' || isFirstInList ? { lists: 'first' } : {}),
    ...(isUnknownFirst ? { first: 'unknown' } : {}),
  };
  return { shape, ...(unseen === undefined ? {} : { unseen }) };
}
