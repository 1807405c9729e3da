import { oneWay, type SchemaView, silent } from './schema-view.ts';

const both = <T>(left: T | undefined, right: T | undefined, join: (left: T, right: T) => T): T | undefined =>
  left === undefined ? right : right === undefined ? left : join(left, right);

export const joinAll = (left: SchemaView, right: SchemaView): SchemaView => ({
  types: both(left.types, right.types, (one, other) => new Set([...one].filter((type) => other.has(type)))),
  choices: both(left.choices, right.choices, (one, other) => one.filter((choice) => other.includes(choice))),
  format: right.format ?? left.format,
  hasPattern: left.hasPattern || right.hasPattern,
  isBounded: left.isBounded || right.isBounded,
  minimum: both(left.minimum, right.minimum, Math.max),
  default: right.default ?? left.default,
  properties: both(left.properties, right.properties, (one, other) => new Map([...one, ...other])),
  required: new Set([...left.required, ...right.required]),
  items: right.items ?? left.items,
  isClosed: left.isClosed || right.isClosed,
  first: (left.first ?? right.first) && joinAll(oneWay(left), oneWay(right)),
});

/** What all alternatives but null say alike; of what they do not, nothing is said. */
export function joinAny(views: readonly SchemaView[]): SchemaView {
  const isNull = ({ types }: SchemaView) => types?.size === 1 && types.has('null');
  const others = views.filter((view) => !isNull(view));
  const [first = silent] = others;
  const types = views.every((view) => view.types !== undefined)
    ? new Set(views.flatMap((view) => [...(view.types ?? [])]))
    : undefined;
  const hasChoices = others.every(({ choices }) => choices !== undefined);
  return {
    ...(others.length === 1 ? first : silent),
    types,
    choices: hasChoices ? others.flatMap(({ choices = [] }) => choices) : undefined,
    format: others.every(({ format }) => format === first.format) ? first.format : undefined,
    hasPattern: others.some(({ hasPattern }) => hasPattern),
    isBounded: others.some(({ isBounded }) => isBounded),
    default: undefined,
    first: others.length === 0 ? undefined : oneWay(first),
  };
}
