import type { NestedShape } from '../../../spec/dialect-examples.ts';
import { JsonNumber, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import type { NestedField } from './nested-field.ts';

export type KeptOthers = NonNullable<NestedShape['others']>;

/** Two values of each kind; of numbers one that is no integer, before integers are tried by themselves. */
const valuesOfKinds: readonly (readonly [NonNullable<KeptOthers['kind']>, JsonValue, JsonValue])[] = [
  ['text', 'kit-1', 'kit-2'],
  ['number', new JsonNumber('1.5'), 2],
  ['integer', 1, 2],
  ['flag', true, false],
  ['list', [], []],
  ['object', {}, {}],
];

/** The kind that keys of any name have to be of; undefined where none was seen to be kept. */
export async function learnOthers(
  field: Pick<NestedField, 'try'>,
  base: JsonObject,
): Promise<KeptOthers | undefined> {
  for (const [kind, one, other] of valuesOfKinds) {
    const { answered } = await field.try({ ...base, kit_unknown: one, kit_other: other });
    if (answered === undefined || !Object.hasOwn(answered, 'kit_unknown')) continue;
    const { answered: withNull } = await field.try({ ...base, kit_unknown: null });
    return { kind, ...(withNull === undefined ? {} : { nullable: true }) };
  }
  return undefined;
}
