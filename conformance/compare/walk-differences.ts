import { equalJson } from '../../spec/json-equal.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { placeAt } from '../run/place.ts';
import { kindOf } from './compare-agents.ts';
import { type Difference, versus } from './difference.ts';

const show = (value: JsonValue | undefined): string =>
  value === undefined ? 'it is left out' : printJson(value);

/** What is there on one side alone is the same cause whatever it holds. */
function codeOfKinds(left: JsonValue | undefined, right: JsonValue | undefined): string {
  if (left === undefined || right === undefined)
    return left === undefined ? 'left-out-vs-there' : 'there-vs-left-out';
  const [one, other] = [kindOf(left), kindOf(right)];
  return one === other ? 'other-value' : versus(one, other);
}

function* membersOf(
  left: JsonValue,
  right: JsonValue,
): Generator<readonly [name: string, left: JsonValue | undefined, right: JsonValue | undefined]> {
  if (isJsonArray(left) && isJsonArray(right)) {
    const count = Math.max(left.length, right.length);
    for (let at = 0; at < count; at += 1) yield ['n', left[at], right[at]];
  } else if (isJsonObject(left) && isJsonObject(right)) {
    for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const [one, other] = [left, right].map((side) => (Object.hasOwn(side, name) ? side[name] : undefined));
      yield [name, one, other];
    }
  }
}

/** Every innermost place at which two values differ, each place once; positions in lists are told as `n`. */
export function walkDifferences(
  left: JsonValue | undefined,
  right: JsonValue | undefined,
  place: readonly string[] = [],
): readonly Omit<Difference, 'aspect'>[] {
  if (left !== undefined && right !== undefined) {
    if (equalJson(left, right)) return [];
    const inner = [...membersOf(left, right)].flatMap(([name, one, other]) =>
      one === other ? [] : walkDifferences(one, other, [...place, name]),
    );
    if (inner.length > 0) {
      const places = inner.map(({ place: { pointer } }) => pointer);
      return inner.filter(({ place: { pointer } }, index) => places.indexOf(pointer) === index);
    }
  }
  const code = codeOfKinds(left, right);
  return [{ place: placeAt('answer', ...place), code, left: show(left), right: show(right) }];
}
