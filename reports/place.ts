import { isJsonArray, isJsonObject, type JsonValue } from '../spec/json-value.ts';

/** The way from a JSON value to a part of it. */
export type JsonPath = readonly (string | number)[];

type Step = readonly [key: string | number, value: JsonValue];

function stepsOf(value: JsonValue): readonly Step[] {
  if (isJsonArray(value)) return value.map((item, index) => [index, item]);
  return isJsonObject(value) ? Object.entries(value) : [];
}

function follow(value: JsonValue, names: readonly string[]): JsonPath | undefined {
  const path: (string | number)[] = [];
  let here = value;
  for (const name of names) {
    const step = stepsOf(here).find(([key]) => String(key) === name);
    if (step === undefined) return undefined;
    path.push(step[0]);
    here = step[1];
  }
  return path;
}

/** A large answer is not searched to its end for the sake of a mark. */
const mostVisited = 5000;

function searchFor(value: JsonValue, isIt: (step: Step) => boolean): JsonPath | undefined {
  const queue: (readonly [path: JsonPath, value: JsonValue])[] = [[[], value]];
  let visited = 0;
  for (const [path, here] of queue) {
    for (const step of stepsOf(here)) {
      if (isIt(step)) return [...path, step[0]];
      visited += 1;
      if (visited > mostVisited) return undefined;
      if (typeof step[1] === 'object') queue.push([[...path, step[0]], step[1]]);
    }
  }
  return undefined;
}

/**
 * Where in a JSON value a place is, by the names that lead to it: there, else where a member has the last name, else
 * where an item is it, as in the loc of a validation error.
 */
export function findPlace(value: JsonValue, names: readonly string[]): JsonPath | undefined {
  const name = names.at(-1);
  if (name === undefined) return undefined;
  return (
    follow(value, names) ??
    searchFor(value, ([key]) => key === name) ??
    searchFor(value, ([key, item]) => typeof key === 'number' && item === name)
  );
}
