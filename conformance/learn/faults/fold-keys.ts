import { type FaultPlace, faultKey, type InputSort, wholeSort } from '../../../spec/fault-key.ts';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonValue } from '../../../spec/json-value.ts';

/** What was learned of one fault, by where and of what sort it is. */
export interface KeyedFault<Told extends JsonValue> {
  readonly type: string;
  readonly sort: InputSort;
  readonly place: FaultPlace;
  readonly told: Told;
}

type Level = (fault: KeyedFault<JsonValue>) => string;

/** The keys of a fault from the one that says least to the one that says most; each is a part of the one before. */
const levels: readonly Level[] = [
  ({ type }) => type,
  ({ type, place }) => faultKey(type, '', place.kind),
  ({ type, sort, place }) => faultKey(type, wholeSort(sort), place.kind),
  ({ type, sort, place }) => faultKey(type, sort, place.kind),
  ({ type, sort, place }) => faultKey(type, sort, place.name),
];

/** Whether a part of a sort is told as the whole of it, wherever it was tried. */
function isToldAsWhole(fault: KeyedFault<JsonValue>, faults: readonly KeyedFault<JsonValue>[]): boolean {
  const { type, sort, place } = fault;
  const whole = wholeSort(sort);
  if (whole === sort) return false;
  return faults
    .filter((one) => one.type === type && one.sort === sort && one.place.kind === place.kind)
    .every((part) => {
      const ofWhole = faults.find(
        (one) => one.type === type && one.sort === whole && one.place.name === part.place.name,
      );
      return ofWhole !== undefined && printJson(ofWhole.told) === printJson(part.told);
    });
}

/** As few keys as tell all: where everything under a key is told alike, it stands there once. */
export const foldKeys = <Told extends JsonValue>(
  faults: readonly KeyedFault<Told>[],
): Readonly<Record<string, Told>> =>
  foldFrom(
    faults.filter((one) => !isToldAsWhole(one, faults)),
    0,
  );

function foldFrom<Told extends JsonValue>(
  faults: readonly KeyedFault<Told>[],
  level: number,
): Readonly<Record<string, Told>> {
  const keyAt = levels[level];
  if (keyAt === undefined) return {};
  const groups = new Map<string, KeyedFault<Told>[]>();
  for (const fault of faults) {
    const group = groups.get(keyAt(fault));
    if (group === undefined) groups.set(keyAt(fault), [fault]);
    else group.push(fault);
  }
  return Object.fromEntries(
    [...groups].flatMap(([key, group]) => {
      const [first] = group;
      if (first === undefined) return [];
      const isOne = new Set(group.map(({ told }) => printJson(told))).size === 1;
      return isOne || level === levels.length - 1
        ? [[key, first.told] as const]
        : Object.entries(foldFrom(group, level + 1));
    }),
  );
}
