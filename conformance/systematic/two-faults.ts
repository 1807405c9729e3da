import type { Field } from '../../spec/fields.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import type { NamedUpdate } from './many-at-once.ts';
import { wrongClasses } from './wrong-classes.ts';

/** Classes are few for some fields: numbers without a common divisor lead through all of them. */
const strides = [1, 7] as const;

const wrongAt = (field: Field, turn: number): JsonValue => {
  const classes = wrongClasses(field);
  return classes[turn % classes.length]?.[1] ?? null;
};

/** Every two fields wrong in one update, in either order: code that gathers faults, or gives up at one, may lose the other. */
export function twoFaults(fields: readonly Field[]): readonly NamedUpdate[] {
  const pairs = fields.flatMap((one, index) => fields.slice(index + 1).map((other) => [one, other] as const));
  return pairs.map(([one, other], turn) => {
    const members = [
      [one.name, wrongAt(one, turn * strides[0])],
      [other.name, wrongAt(other, turn * strides[1])],
    ] as const;
    return [
      `${one.name} and ${other.name} wrong`,
      Object.fromEntries(turn % 2 === 0 ? members : members.toReversed()),
    ];
  });
}
