import type { Field } from '../../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { madeUpSecretPrefix } from '../../generate/field-values.ts';
import { updateOf } from '../../generate/update-of.ts';
import { atObject } from './at-body.ts';
import type { Change, Material } from './mutation.ts';
import { oddTexts } from './odd-texts.ts';
import { textOf } from './text-of-length.ts';
import { valueOfSomeClass } from './value-classes.ts';

const [longestText, longestList] = [4200, 220];
/** What a text is made of: letters of one, two and four bytes, words, digits. */
const units = ['x', 'é', '😀', 'word ', '0'];

/** Keys that are made up begin so that they may be shown. */
const keyOf = (length: number, unit: string) =>
  madeUpSecretPrefix + textOf(Math.max(1, length - madeUpSecretPrefix.length), unit);

function sized(field: Field, { dice, valueFor }: Material): JsonValue | undefined {
  if (field.kind === 'text') {
    const [length, unit] = [dice.length(1, longestText), dice.pick(units) ?? 'x'];
    return field.name === 'api_key' ? keyOf(length, unit) : textOf(length, unit);
  }
  const count = dice.length(1, longestList);
  if (field.kind === 'list-of-texts') return Array.from({ length: count }, (_, at) => `kit-${at}`);
  if (field.kind !== 'list-of-objects') return undefined;
  const value = valueFor(field, 'conforming');
  const item = (Array.isArray(value) ? value[0] : undefined) ?? {};
  return Array.from({ length: count }, () => item);
}

function oddValue({ name, kind }: Field, { dice }: Material): JsonValue | undefined {
  if (name === 'api_key') return undefined;
  if (kind === 'text') return dice.pick(oddTexts);
  return kind === 'list-of-texts' ? [dice.pick(oddTexts) ?? ''] : undefined;
}

/** Each field that may be written, with some chance, and a value where there is one. */
function someMembers(
  material: Material,
  chance: number,
  make: (field: Field, material: Material) => JsonValue | undefined,
): JsonObject {
  const isSupplied = () => material.dice.chance(chance);
  return updateOf(material.fields, (field) => (isSupplied() ? make(field, material) : undefined));
}

const supply =
  (membersFor: (material: Material) => JsonObject): Change['mutate'] =>
  (input, material) => {
    const members = membersFor(material);
    if (Object.keys(members).length === 0) return undefined;
    return atObject((object) => ({ ...object, ...members }))(input, material);
  };

/** Mutations that try something in many fields with one request. */
export const manyFields: readonly Change[] = [
  {
    name: 'many-lengths',
    weight: 2,
    about: 'supplies texts and lists, each of some length of its own',
    mutate: supply((material) => someMembers(material, 0.7, sized)),
  },
  {
    name: 'many-odd-texts',
    about: 'supplies odd texts in many fields at once',
    mutate: supply((material) => someMembers(material, 0.7, oddValue)),
  },
  {
    name: 'classes-of-values',
    about: 'supplies few or many fields, each with a value of some sort: empty, long, negative, none, many',
    weight: 6,
    mutate: supply((material) =>
      someMembers(material, material.dice.pick([0.12, 0.3, 0.6]) ?? 0.3, valueOfSomeClass),
    ),
  },
];
