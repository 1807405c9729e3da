import fc from 'fast-check';
import { agentFields, type Field } from '../../spec/fields.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { notDecimalTexts } from './decimal-texts.ts';
import { choicesOf } from './field-values.ts';
import { fractions } from './fractions.ts';
import { conformingIntegers } from './integers.ts';
import { jsonLists, jsonObjects } from './nested-objects.ts';
import { nonsenseWords } from './nonsense-words.ts';
import { shortTexts } from './texts.ts';
import { badUuids } from './uuids.ts';

/** A value that its field has to reject, and the way from the field to what is wrong about it. */
export interface WrongValue {
  readonly value: JsonValue;
  /** Empty where the value itself is wrong, the index where one item of a list is. */
  readonly within: readonly number[];
}

type Values = fc.Arbitrary<JsonValue>;

const integers: Values = conformingIntegers();
const flags: Values = fc.boolean();

/** Values that the contract has this field of an update reject, whatever reading a deployment may have (2.2, 7). */
export function wrongValues(field: Field): fc.Arbitrary<JsonValue> {
  return locatedWrongValues(field).map(({ value }) => value);
}

/** The same values, each with the place at which it is wrong. */
export function locatedWrongValues(field: Field): fc.Arbitrary<WrongValue> {
  const whole = fc.oneof(...wrongKinds(field)).map((value): WrongValue => ({ value, within: [] }));
  switch (field.kind) {
    case 'list-of-texts':
      return fc.oneof(whole, listsWithOneWrong(shortTexts(), wrongTexts()));
    case 'list-of-objects':
      return fc.oneof(whole, listsWithOneWrong(jsonObjects(), wrongObjects()));
    default:
      return whole;
  }
}

function wrongKinds(field: Field): readonly Values[] {
  switch (field.kind) {
    case 'text':
      return wrongTexts();
    case 'integer':
      return [nonsenseWords(), fractions(), jsonLists(), jsonObjects(), ...valuesBelow(field.minimum)];
    case 'number':
      return [nonsenseWords(), jsonLists(), jsonObjects(), ...valuesBelow(field.minimum)];
    case 'flag':
      return [wrongFlagWords(), wrongFlagIntegers(), fractions(), jsonLists(), jsonObjects()];
    case 'choice':
      return [...thrice(otherChoices(choicesOf(field))), integers, flags, jsonLists(), jsonObjects()];
    case 'uuid':
      return [...thrice(badUuids()), integers, flags, jsonLists(), jsonObjects()];
    case 'decimal-text':
      return [...thrice(notDecimalTexts()), flags, jsonLists(), jsonObjects()];
    case 'object':
      return wrongObjects();
    case 'list-of-objects':
    case 'list-of-texts':
      return [notNullTexts(), integers, fractions(), flags, jsonObjects()];
  }
}

/** Texts that are nearly right find more than values that are not even texts. */
function thrice(texts: Values): readonly Values[] {
  return [texts, texts, texts];
}

function wrongTexts(): readonly Values[] {
  return [integers, fractions(), flags, jsonLists(), jsonObjects()];
}

/** The text null is null to some. */
const notNullTexts = (): fc.Arbitrary<string> => shortTexts().filter((text) => text.toLowerCase() !== 'null');

function wrongObjects(): readonly Values[] {
  return [notNullTexts(), integers, fractions(), flags, jsonLists()];
}

function listsWithOneWrong(rightItems: Values, wrongItems: readonly Values[]): fc.Arbitrary<WrongValue> {
  const right = fc.array(rightItems, { maxLength: 2, size: 'max' });
  const wrong = fc.oneof(...wrongItems, fc.constant(null));
  return fc.tuple(right, wrong, right).map(([before, item, after]) => ({
    value: [...before, item, ...after],
    within: [before.length],
  }));
}

/** Also as flags and texts: false, "0" and "-5" are below 1 in every reading. */
function valuesBelow(minimum: number | undefined): readonly Values[] {
  if (minimum === undefined) return [];
  const below = fc.integer({ min: minimum - 1000, max: minimum - 1 });
  const flagsBelow = [false, true].filter((flag) => Number(flag) < minimum);
  return [
    below,
    below.map(String),
    ...(flagsBelow.length === 0 ? [] : [fc.constantFrom(...flagsBelow)]),
    ...(minimum > Number.MIN_SAFE_INTEGER
      ? [fc.integer({ min: Number.MIN_SAFE_INTEGER, max: minimum - 1 })]
      : []),
  ];
}

function wrongFlagWords(): Values {
  return fc.oneof(fc.constantFrom('abc', 'maybe', 'none', 'yes and no'), nonsenseWords());
}

function wrongFlagIntegers(): Values {
  return fc.oneof(
    fc.integer({ min: 2, max: 1000 }),
    fc.integer({ min: -1000, max: -1 }),
    fc.constantFrom(2 ** 31, -(2 ** 31)),
  );
}

const everyChoice = [...new Set(agentFields.flatMap((field) => field.choices ?? []))];

const misspellings: readonly ((choice: string) => string)[] = [
  (choice) => choice.toUpperCase(),
  (choice) => choice.charAt(0).toUpperCase() + choice.slice(1),
  (choice) => ` ${choice}`,
  (choice) => `${choice} `,
  (choice) => choice.slice(0, -1),
  (choice) => `${choice}s`,
  (choice) => choice.replace('_', '-'),
  (choice) => choice.replace('_', ' '),
  (choice) => choice.replace('_', ''),
  (choice) => `${choice},${choice}`,
];

function otherChoices(choices: readonly string[]): Values {
  const misspelt = fc
    .tuple(fc.constantFrom(...choices), fc.constantFrom(...misspellings))
    .map(([choice, misspell]) => misspell(choice));
  const others = fc.constantFrom('', ...everyChoice);
  return fc.oneof(nonsenseWords(), misspelt, others).filter((text) => !choices.includes(text));
}
