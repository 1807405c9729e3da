import type { ObservedPoint } from '../../conformance/run/observed-point.ts';
import type { Run } from '../../conformance/run/run-record.ts';
import { groupBy } from '../group-by.ts';

type Members<Value> = Readonly<Record<string, Value>>;
type Counts = Members<number>;

function uniteMembers<Value>(
  objects: readonly Members<Value>[],
  unite: (left: Value, right: Value) => Value,
): Members<Value> {
  const entries = objects.flatMap((object) => Object.entries(object));
  return Object.fromEntries(
    groupBy(entries, ([name]) => name).map((group) =>
      group.reduce(([name, left], [, right]) => [name, unite(left, right)]),
    ),
  );
}

/** Counts under the same names, added. */
export const addCounts = (all: readonly Counts[]): Counts => uniteMembers(all, (left, right) => left + right);

/** Tables of counts, added cell by cell. */
export const addTables = (all: readonly Members<Counts>[]): Members<Counts> =>
  uniteMembers(all, (left, right) => addCounts([left, right]));

/** Where two shards saw different choices, neither is sure, and both are told. */
function unitePoints(left: ObservedPoint, right: ObservedPoint): ObservedPoint {
  if (left.choice === right.choice) return left.sure === undefined ? { ...right, ...left } : left;
  const [shown, other] = right.sure === true && left.sure !== true ? [right, left] : [left, right];
  const evidence = `${shown.evidence}; another shard saw ${other.choice}: ${other.evidence}`;
  return { ...shown, sure: false, evidence };
}

/** What all shards saw at the points of the dialect. */
export const mergeDialects = (dialects: readonly Run['dialect'][]): Run['dialect'] =>
  uniteMembers(dialects, unitePoints);
