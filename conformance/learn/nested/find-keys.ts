import type { NestedKey } from '../../../spec/dialect-examples.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { faultsOf } from '../asked.ts';
import { keyAtFault, kindWanted, valueWithout } from './fault-value.ts';
import type { NestedField, Trial } from './nested-field.ts';
import { usualKeys } from './usual-keys.ts';

type TriedField = Pick<NestedField, 'name' | 'try'>;
type Keys = Readonly<Record<string, NestedKey>>;

/** So often an object is mended until it is taken. */
const mostTries = 5;

const without = (object: JsonObject, keys: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.has(key)));

/** What was seen of the keys that were tried. */
interface Seen {
  /** Keys that were kept, or that were refused for their value. */
  readonly known: Set<string>;
  readonly dropped: Set<string>;
}

const faultsByKey = ({ asked }: Trial, name: string) =>
  faultsOf(asked).flatMap((fault) => {
    const at = keyAtFault(fault, name);
    return at === undefined ? [] : [{ fault, ...at }];
  });

/** Tries an object with these keys; each that is refused gets another value, or is tried no more. */
async function tryKeys(
  field: TriedField,
  base: JsonObject,
  tried: JsonObject,
  seen: Seen,
  refusal: string | undefined,
): Promise<void> {
  let object = { ...tried, ...base };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const trial = await field.try(object);
    const { answered } = trial;
    if (answered !== undefined)
      for (const key of Object.keys(object))
        (Object.hasOwn(answered, key) ? seen.known : seen.dropped).add(key);
    if (!trial.isRefused) return;
    const faults = faultsByKey(trial, field.name).filter(({ key }) => Object.hasOwn(object, key));
    if (faults.length === 0) return;
    const gone = new Set<string>();
    const mended: Record<string, JsonValue> = {};
    for (const { fault, key, isInside } of faults) {
      const isUnknown = fault['type'] === refusal;
      if (!isUnknown) seen.known.add(key);
      const value = isInside || isUnknown ? undefined : valueWithout(fault);
      if (value === undefined || equalJson(value, object[key] ?? null)) gone.add(key);
      else mended[key] = value;
    }
    object = without({ ...object, ...mended }, gone);
  }
}

/** The kinds of keys, from how values of other kinds are refused. */
async function kindsOf(field: TriedField, base: JsonObject, known: ReadonlySet<string>): Promise<Keys> {
  const kinds = new Map<string, NonNullable<NestedKey['kind']>>();
  const allAs = (value: JsonValue) =>
    field.try({ ...base, ...Object.fromEntries([...known].map((key) => [key, value])) });
  for (const value of [{}, 5])
    for (const { key, fault, isInside } of faultsByKey(await allAs(value), field.name)) {
      const kind = kindWanted(fault);
      if (!isInside && kind !== undefined && !kinds.has(key)) kinds.set(key, kind);
    }
  const nulls = await allAs(null);
  const refused = new Set(faultsByKey(nulls, field.name).map(({ key }) => key));
  const isClear = !nulls.isRefused || refused.size > 0;
  return Object.fromEntries(
    [...known].map((key) => {
      const kind = kinds.get(key);
      const isNullable = isClear && !refused.has(key);
      return [key, kind === undefined || !isClear ? {} : { kind, ...(isNullable ? { nullable: true } : {}) }];
    }),
  );
}

/**
 * Which of the usual keys the objects of a field have, with their kinds, where nothing publishes them: those that are
 * kept, or refused for their value. The others are told as dropped, where they were.
 */
export async function findKeys(
  field: TriedField,
  base: JsonObject,
  /** Keys that were seen in objects of the field. */
  seenBefore: readonly string[],
  /** The type of the fault of a key that is not known, where such are refused. */
  refusal: string | undefined,
): Promise<Keys> {
  const seen: Seen = { known: new Set(seenBefore), dropped: new Set() };
  await tryKeys(field, base, usualKeys, seen, refusal);
  const kinds = seen.known.size === 0 ? {} : await kindsOf(field, base, seen.known);
  const dropped = [...seen.dropped].filter((key) => !seen.known.has(key));
  return { ...kinds, ...Object.fromEntries(dropped.map((key) => [key, { dropped: true }])) };
}
