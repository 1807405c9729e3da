import type { Field } from '../../spec/fields.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { wrongClasses } from './wrong-classes.ts';

/** A wrong value of a field, and what it stands for. */
export interface WrongField {
  readonly field: Field;
  readonly about: string;
  readonly value: JsonValue;
}

/** One field of each kind is wrong: at each turn another field, in another way. */
export function wrongOfEachKind(fields: readonly Field[], turn: number): readonly WrongField[] {
  const kinds = [...new Set(fields.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const alike = fields.filter((field) => field.kind === kind);
    const field = alike[turn % alike.length];
    if (field === undefined) return [];
    const classes = wrongClasses(field);
    const [about, value] = classes[turn % classes.length] ?? [];
    return about === undefined || value === undefined ? [] : [{ field, about, value }];
  });
}
