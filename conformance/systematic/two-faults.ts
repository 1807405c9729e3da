import type { Field } from '../../spec/fields.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import type { NamedUpdate } from './many-at-once.ts';
import { wrongClasses } from './wrong-classes.ts';

/** Gives each field another of its wrong values at each of its turns: as many turns as it has, spread over all of them. */
function wrongInTurn(turnsOfEach: number): (field: Field) => JsonValue {
  const turns = new Map<Field, number>();
  return (field) => {
    const turn = turns.get(field) ?? 0;
    turns.set(field, turn + 1);
    const classes = wrongClasses(field);
    return classes[Math.floor((turn * classes.length) / turnsOfEach)]?.[1] ?? null;
  };
}

/** Every two fields wrong in one update, in either order: code that gathers faults, or gives up at one, may lose the other. */
export function twoFaults(fields: readonly Field[]): readonly NamedUpdate[] {
  const pairs = fields.flatMap((one, index) => fields.slice(index + 1).map((other) => [one, other] as const));
  const wrongOf = wrongInTurn(fields.length - 1);
  return pairs.map(([one, other], turn) => {
    const members = [
      [one.name, wrongOf(one)],
      [other.name, wrongOf(other)],
    ] as const;
    return [
      `${one.name} and ${other.name} wrong`,
      Object.fromEntries(turn % 2 === 0 ? members : members.toReversed()),
    ];
  });
}
