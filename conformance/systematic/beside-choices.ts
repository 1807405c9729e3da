import type { Field } from '../../spec/fields.ts';
import type { NamedUpdate } from './many-at-once.ts';
import { wrongOfEachKind } from './wrong-of-each-kind.ts';

/** What is wrong stays wrong beside every choice and flag: code may ask for one field only for the sake of another. */
export function wrongBesideChoices(fields: readonly Field[]): readonly NamedUpdate[] {
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
