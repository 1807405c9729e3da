import { agentFieldNamed, type Field } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { updateOf } from '../generate/update-of.ts';
import { coveringArray } from './covering-array.ts';
import { madeUpUuid } from './value-class.ts';
import { wrongClasses } from './wrong-classes.ts';

/** An update of several fields, and what it stands for. */
export type NamedUpdate = readonly [name: string, update: JsonObject];

/** A text that shows whatever is done to it: letters in lower case, white space cut, signs escaped, accents dropped. */
const changeable = (name: string) => ` Kit Many  ${name} É <b>&"x"\\ `;

/** The values that fields are combined with; null is among them, and objects are left open by the contract. */
function valuesOf({ name, kind, choices = [], minimum }: Field): readonly JsonValue[] {
  switch (kind) {
    case 'text':
      return [null, '', changeable(name)];
    case 'integer':
    case 'number':
      return [null, minimum ?? 0, 2 ** 31];
    case 'flag':
      return [null, true, false];
    case 'choice':
      return [null, ...choices];
    case 'uuid':
      return [null, madeUpUuid];
    case 'decimal-text':
      return [null, '85.5', '-.5'];
    case 'object':
      return [null];
    case 'list-of-objects':
      return [null, []];
    case 'list-of-texts':
      return [null, [], [changeable(name), 'kit-b', 'kit-a', 'kit-b']];
  }
}

/** A value that is taken, and null where what is taken is open. */
export const usualValueOf = (field: Field): JsonValue => valuesOf(field).at(-1) ?? null;

/** Beyond what code may hold to be a usual body, and treat otherwise. */
const longBodies = [5000, 20_000, 70_000] as const;

const longText = (fields: readonly Field[], length: number): JsonObject =>
  fields.some(({ name }) => name === 'agent_system_prompt')
    ? { agent_system_prompt: 'kit long '.repeat(length / 9) }
    : {};

/** All fields at once: null, set to one thing and another, set to their defaults, and in long bodies. */
export function allAtOnce(fields: readonly Field[]): readonly NamedUpdate[] {
  return [
    ['all fields set', updateOf(fields, (field) => valuesOf(field).at(-1))],
    ['all fields null', updateOf(fields, () => null)],
    ['all fields set to other values', updateOf(fields, (field) => valuesOf(field).at(1) ?? null)],
    ['all fields set to their defaults', updateOf(fields, ({ name }) => agentFieldNamed(name)?.default)],
    // On both sides of what a field may hold already.
    ...longBodies.flatMap((length) =>
      [-1, 1].map((at): NamedUpdate => {
        const values = updateOf(fields, (field) => valuesOf(field).at(at));
        const name = `all fields in a body of ${length} characters, ${at === 1 ? 'once more' : 'once'}`;
        return [name, { ...values, ...longText(fields, length) }];
      }),
    ),
  ];
}

/** Every field wrong, in each of a few ways. */
export function allWrong(fields: readonly Field[]): readonly NamedUpdate[] {
  return [0, 1, 2].map((way) => [
    `all fields wrong, ${way + 1}`,
    updateOf(fields, (field) => wrongClasses(field).at(way - 2)?.[1]),
  ]);
}

/** Updates in which every pair of fields is supplied together with every pair of values, and left out together. */
export function fieldsTogether(fields: readonly Field[], strength: 2 | 3): readonly NamedUpdate[] {
  const choices = fields.map((field) => [undefined, ...valuesOf(field)]);
  const rows = coveringArray(
    choices.map(({ length }) => length),
    strength,
  );
  return rows.map((row, index) => {
    const members = fields.flatMap(({ name }, at) => {
      const value = choices[at]?.[row[at] ?? 0];
      return value === undefined ? [] : [[name, value] as const];
    });
    // In another order each time, forwards and backwards: what comes first in a body need not be what is looked at first.
    const ordered = index % 2 === 0 ? members : members.toReversed();
    const from = index % Math.max(1, members.length);
    return [
      `fields together ${index}`,
      Object.fromEntries([...ordered.slice(from), ...ordered.slice(0, from)]),
    ];
  });
}
