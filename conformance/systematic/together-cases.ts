import { type Field, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import type { Case } from './case.ts';
import { jsonTypes } from './json-types.ts';
import { allAtOnce, allWrong, fieldsTogether, type NamedUpdate } from './many-at-once.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';
import { wrongBesideOthers } from './wrong-beside-others.ts';
import { wrongClasses } from './wrong-classes.ts';
import { wrongOfEachKind } from './wrong-of-each-kind.ts';

/** What is wrong stays wrong beside every choice and flag: code may ask for one field only for the sake of another. */
function wrongBesideChoices(fields: readonly Field[]): readonly NamedUpdate[] {
  const choices = fields.flatMap(({ name, kind, choices: values = [] }) =>
    (kind === 'flag' ? [true, false] : values).map((value) => ({ name, value })),
  );
  const bounded = fields.flatMap(({ name, minimum }) =>
    minimum === undefined ? [] : [{ name, about: 'below the minimum', value: minimum - 1 }],
  );
  return choices.flatMap(({ name, value }, turn) => {
    const ofEachKind = wrongOfEachKind(fields, turn).map(({ field, ...wrong }) => ({
      ...wrong,
      name: field.name,
    }));
    return [...bounded, ...ofEachKind]
      .filter((wrong) => wrong.name !== name)
      .map(
        (wrong): NamedUpdate => [
          `${wrong.about} beside ${name} ${value}`,
          { [name]: value, [wrong.name]: wrong.value },
        ],
      );
  });
}

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

/** Several fields in one update: all of them, and every two or three together. */
export function* togetherCases(plan: UpdatePlan): Generator<Case> {
  const deal = dealUpdates(plan);
  const fields = updateFields.filter(({ name }) => !plan.leftAlone.has(name));
  const updates = [
    ...allAtOnce(fields),
    ...allWrong(fields),
    ...fieldsTogether(fields, plan.isThreeWay ? 3 : 2),
    ...wrongBesideChoices(fields),
  ];
  for (const [valueClass, update] of updates) {
    yield { request: deal(printJson(update)), subject: 'fields together', valueClass };
  }
  // What is wrong is wrong under every name of the media type; every other update has the usual one.
  for (const [turn, [valueClass, update]] of [...wrongBesideOthers(fields), ...twoFaults(fields)].entries()) {
    const request = deal(printJson(update));
    const [, type = ''] = jsonTypes[Math.floor(turn / 2) % jsonTypes.length] ?? [];
    const named = turn % 2 === 0 ? request : { ...request, headers: { 'content-type': type } };
    yield { request: named, subject: 'fields together', valueClass };
  }
}
