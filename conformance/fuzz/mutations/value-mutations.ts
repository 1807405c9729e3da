import { printJson } from '../../../spec/json-print.ts';
import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  JsonNumber,
  type JsonObject,
  type JsonValue,
} from '../../../spec/json-value.ts';
import type { FuzzInput } from '../fuzz-input.ts';
import { atObject, atValue } from './at-body.ts';
import { moments } from './moments.ts';
import type { Change, Material } from './mutation.ts';
import { isText, stringMutations } from './string-mutations.ts';

export const kindSwaps: readonly JsonValue[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  '',
  '0',
  'true',
  'null',
  [],
  {},
  [null],
  [[]],
  { '': null },
  new JsonNumber('1.5'),
];

const boundaries: readonly JsonValue[] = [
  ...[0, 1, -1, 2, 10, 59, 60, 61, 99, 100, 127, 128, 255, 256, 999, 1000, 32_767, 32_768, 65_535, 65_536],
  ...[1_000_000, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 32, 2 ** 53 - 1, -(2 ** 53) + 1],
  new JsonNumber('9223372036854775807'),
  new JsonNumber('9223372036854775808'),
  new JsonNumber('0.1'),
  new JsonNumber('-0.0'),
  new JsonNumber('1e3'),
];

/** A word of the dictionary, or one that an answer told. */
export function wordOf({ words, dice }: Material): string | undefined {
  const sources = [words.given, words.ids(), words.texts()].filter((list) => list.length > 0);
  return dice.pick(dice.pick(sources) ?? []);
}

/** How often a field gets a value that an answer showed of it. */
const fromAnswers = 0.15;

/** A field of an update and a value for it. */
export function memberFor(material: Material): JsonObject | undefined {
  const { dice } = material;
  const choices = material.fields.filter(({ kind }) => kind === 'choice' || kind === 'flag');
  const field = dice.pick(dice.chance(0.35) && choices.length > 0 ? choices : material.fields);
  if (field === undefined) return undefined;
  const shown = dice.chance(fromAnswers) ? dice.pick(material.words.valuesOf(field.name)) : undefined;
  return { [field.name]: shown ?? material.valueFor(field) };
}

const setField = atObject((object, material) => {
  const member = memberFor(material);
  return member === undefined ? undefined : { ...object, ...member };
});

/** A list is not grown past this, whatever its items are. */
const mostBytes = 900_000;

function growList(value: JsonValue, { dice }: Material, most: number): JsonValue | undefined {
  const items = isJsonArray(value) ? value : [value];
  const size = printJson(items).length / Math.max(1, items.length);
  const length = Math.min(dice.length(2, most), Math.floor(mostBytes / size));
  const first = items[0] ?? 'kit';
  return Array.from({ length }, (_, at) => items[at % Math.max(1, items.length)] ?? first);
}

const nest = (value: JsonValue, levels: number, isList: boolean): JsonValue => {
  let nested = value;
  for (let level = 0; level < levels; level += 1) nested = isList ? [nested] : { n: nested };
  return nested;
};

function spliceTexts(left: string, right: string, { dice }: Material): string {
  return left.slice(0, dice.below(left.length + 1)) + right.slice(dice.below(right.length + 1));
}

/** Everything in a value that is a text. */
function textsIn(value: JsonValue, depth = 0): readonly string[] {
  if (isText(value)) return [value];
  if (depth > 4) return [];
  const inner = isJsonArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  return inner.flatMap((one) => textsIn(one, depth + 1));
}

/** Mutations of the values in a body. */
export const valueMutations: readonly Change[] = [
  { name: 'set-field', about: 'supplies a field of the update, or gives it another value', mutate: setField },
  {
    name: 'set-fields',
    about: 'supplies up to six fields at once',
    mutate: (input, material) => {
      let made: FuzzInput | undefined = input;
      for (let left = 2 + material.dice.below(5); left > 0 && made !== undefined; left -= 1)
        made = setField(made, material);
      return made;
    },
  },
  {
    name: 'swap-kind',
    about: 'puts a value of another kind in place of one',
    mutate: atValue((_, { dice }) => dice.pick(kindSwaps)),
  },
  {
    name: 'boundary-number',
    about: 'puts a number at a boundary in place of one',
    mutate: atValue((value, { dice }) =>
      isJsonNumber(value) || dice.chance(0.2)
        ? dice.pick(dice.chance(0.3) ? moments : boundaries)
        : undefined,
    ),
  },
  ...stringMutations,
  {
    name: 'grow-list',
    about: 'makes a list of up to 220 items',
    mutate: atValue((value, material) => (isJsonArray(value) ? growList(value, material, 220) : undefined)),
  },
  {
    name: 'huge-list',
    about: 'makes a list of up to 20,000 items',
    hurts: 'huge bodies take memory and time of the server',
    mutate: atValue((value, material) =>
      isJsonArray(value) ? growList(value, material, 20_000) : undefined,
    ),
  },
  {
    name: 'nest-value',
    about: 'wraps a value in up to sixty lists or objects',
    mutate: atValue((value, { dice }) => nest(value, dice.length(1, 60), dice.chance(0.5))),
  },
  {
    name: 'use-word',
    about: 'puts a word of the dictionary, or one that an answer told, in place of a value',
    mutate: atValue((_, material) => wordOf(material)),
  },
  {
    name: 'use-id',
    about: 'puts the id of an agent, or another that an answer told, in place of a value',
    mutate: atValue((_, material) => material.dice.pick([...material.agentIds, ...material.words.ids()])),
  },
  {
    name: 'splice-texts',
    about: 'joins the beginning of one text and the end of another',
    mutate: atObject((object, material) => {
      const texts = textsIn(object);
      const [left, right] = [material.dice.pick(texts), material.dice.pick(texts)];
      const key = material.dice.pick(Object.keys(object).filter((name) => isText(object[name] ?? null)));
      if (left === undefined || right === undefined || key === undefined) return undefined;
      return { ...object, [key]: spliceTexts(left, right, material).toWellFormed() };
    }),
  },
];
