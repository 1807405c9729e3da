import { agentFieldNamed, type Field } from '../../../spec/fields.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { JsonNumber } from '../../../spec/json-value.ts';
import { moments } from './moments.ts';
import type { Material } from './mutation.ts';
import { textOf } from './text-of-length.ts';

type Make = (field: Field, material: Material) => JsonValue;

const usual: Make = (field, { valueFor }) => valueFor(field, 'conforming');
const shown: Make = (field, material) =>
  material.dice.pick(material.words.valuesOf(field.name)) ?? usual(field, material);
const constant =
  (value: JsonValue): Make =>
  () =>
    value;

const long: Make = (_field, { dice }) => textOf(dice.length(100, 3000), dice.pick(['x', 'word ']) ?? 'x');
const listOf =
  (least: number, most: number): Make =>
  (field, material) => {
    const value = usual(field, material);
    const first = Array.isArray(value) ? value[0] : undefined;
    const isOfTexts = field.kind === 'list-of-texts';
    return Array.from({ length: material.dice.length(least, most) }, (_, at) =>
      isOfTexts ? `kit-${at}` : (first ?? {}),
    );
  };
const anyChoice: Make = ({ choices = [] }, { dice }) => dice.pick(choices) ?? null;
const idOfAgent: Make = (_field, { agentIds, dice }) => dice.pick(agentIds) ?? null;
const digits = (least: number, most: number): Make => {
  const longest = '9876543210123456789';
  return (_field, { dice }) => longest.slice(0, least + dice.below(most - least + 1));
};

/**
 * The sorts of values that a field of each kind has and that programs may treat unlike. One is drawn as often as
 * another, so that those which happen seldom come together.
 */
const classes: Readonly<Record<Field['kind'], readonly Make[]>> = {
  text: [constant(''), constant(' '), constant('x'), usual, shown, long],
  integer: [constant(1), constant(2_000_000_000), usual, shown],
  number: [constant(0), constant(-1), usual],
  flag: [constant(true), constant(false)],
  choice: [anyChoice],
  uuid: [usual, shown, idOfAgent],
  'decimal-text': [constant('0'), constant('-1.5'), digits(13, 15), usual, shown],
  object: [constant({}), usual, shown],
  'list-of-objects': [constant([]), listOf(1, 1), listOf(2, 9), listOf(10, 60), shown],
  'list-of-texts': [constant([]), listOf(1, 1), listOf(2, 9), listOf(10, 60), shown],
};
const moment: Make = (_field, { dice }) => dice.pick(moments) ?? 0;
const unbounded: readonly Make[] = [constant(0), constant(-1), constant(new JsonNumber('-86400')), moment];

/** A value of a sort that is drawn first; now and then null, which every field takes. */
export function valueOfSomeClass(field: Field, material: Material): JsonValue {
  const { dice } = material;
  if (dice.chance(0.06)) return null;
  // Keys that are made up begin so that they may be shown.
  if (field.name === 'api_key') return usual(field, material);
  // What an agent has that nobody wrote to (2.1).
  const unwritten = agentFieldNamed(field.name)?.default;
  if (unwritten !== undefined && dice.chance(0.15)) return unwritten;
  const isUnbounded = field.kind === 'integer' && field.minimum === undefined;
  const make = dice.pick(isUnbounded ? [...classes.integer, ...unbounded] : classes[field.kind]);
  return (make ?? usual)(field, material);
}
