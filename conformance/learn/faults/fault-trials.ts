import type { DialectChoices } from '../../../spec/dialect-points.ts';
import {
  type FaultPlace,
  type InputSort,
  placeOfField,
  placeOfItem,
  sortOfInput,
  wholeSort,
} from '../../../spec/fault-key.ts';
import { type Field, updateFieldNamed, updateFields } from '../../../spec/fields.ts';
import { isJsonObject, JsonNumber, type JsonValue } from '../../../spec/json-value.ts';

export type KnownChoices = Partial<DialectChoices>;

/** An update with one fault: what pydantic calls it, and the key that it has in a dialect. */
export interface FaultTrial {
  readonly type: string;
  readonly sort: InputSort;
  readonly place: FaultPlace;
  /** The key of the body that is at fault. */
  readonly field: string;
  /** What is at fault: the value of the field, or an item of it. */
  readonly input: JsonValue;
  /** The value of the field, where the fault is in an item. */
  readonly value?: JsonValue;
}

const [whole, half] = [41, new JsonNumber('41.5')];
const [lowWhole, lowHalf] = [-41, new JsonNumber('-41.5')];
/** One of each sort; of texts two, since words may depend on them. */
const inputs: readonly JsonValue[] = ['zzz', 'kit no', '', whole, half, true, [], {}];

/** What pydantic says of a value that a field does not take, as far as what is known of the deployment decides it. */
function typeFor(kind: Field['kind'], sort: InputSort, known: KnownChoices): string | undefined {
  const isNumber = sort === 'integer' || sort === 'fraction';
  switch (kind) {
    case 'text':
      return sort === 'text' ? undefined : 'string_type';
    case 'choice':
      return 'enum';
    case 'uuid':
      return sort === 'text' ? 'uuid_parsing' : 'uuid_type';
    case 'integer':
      return typeForInteger(sort, known);
    case 'flag':
      if (sort === 'flag') return undefined;
      if (known['flag-coercion'] === 'strict') return 'bool_type';
      return sort === 'text' || sort === 'integer' ? 'bool_parsing' : 'bool_type';
    case 'decimal-text':
      if (sort === 'text')
        return known['test-score-input'] === 'numbers-only' ? 'decimal_type' : 'decimal_parsing';
      if (known['test-score-input'] === 'text-only') return 'string_type';
      return isNumber ? undefined : 'decimal_type';
    case 'object':
      return sort === 'object' ? undefined : 'dict_type';
    case 'list-of-objects':
    case 'list-of-texts':
      return sort === 'list' ? undefined : 'list_type';
    case 'number':
      return undefined;
  }
}

function typeForInteger(sort: InputSort, { 'integer-coercion': coercion }: KnownChoices): string | undefined {
  if (sort === 'integer') return undefined;
  if (coercion === 'strict') return 'int_type';
  if (sort === 'fraction' || sort === 'low-fraction') return 'int_from_float';
  if (coercion === 'whole-fractions') return 'int_type';
  if (sort === 'flag') return coercion === 'no-flags' ? 'int_type' : undefined;
  return sort === 'text' ? 'int_parsing' : 'int_type';
}

/** The names of those fields of a kind that are asked about: all of a few, and two of many. */
const mostOfAKind = 4;
function fieldsOf(kind: Field['kind']): readonly Field[] {
  const all = updateFields.filter((field) => field.kind === kind && field.name !== 'api_key');
  return all.length > mostOfAKind ? all.slice(0, 2) : all;
}

const isShaped = ({ kind }: Field, known: KnownChoices) =>
  known['nested-shapes'] !== 'free' && (kind === 'object' || kind === 'list-of-objects');

/** Every sort of value that one field does not take. */
export function trialsOfField(field: Field, known: KnownChoices): readonly FaultTrial[] {
  const { name, kind, minimum, choices = [] } = field;
  const place = placeOfField(field);
  if (kind === 'object' && isShaped(field, known)) return [];
  const padded = choices.slice(0, 1).map((choice) => ` ${choice} `);
  return [...inputs, ...padded, ...(minimum === undefined ? [] : [lowHalf])].flatMap((input) => {
    const sort = sortOfInput(input, minimum);
    const type = typeFor(kind, wholeSort(sort), known);
    return type === undefined ? [] : [{ type, sort, place, field: name, input }];
  });
}

function trialsOfItems(field: Field, known: KnownChoices): readonly FaultTrial[] {
  if (isShaped(field, known)) return [];
  const [type, taken] = field.kind === 'list-of-texts' ? ['string_type', 'kit'] : ['dict_type', {}];
  const isTaken = (item: JsonValue) =>
    typeof taken === 'string' ? typeof item === 'string' : isJsonObject(item);
  return [...inputs, null].flatMap((input) =>
    isTaken(input) || input === 'kit no'
      ? []
      : [
          {
            type: String(type),
            sort: sortOfInput(input),
            place: placeOfItem(field),
            field: field.name,
            input,
            value: [taken ?? null, input],
          },
        ],
  );
}

const rate = updateFieldNamed('rate_limit_requests_per_minute');
const time = 'last_evaluated_at';

/** Beyond the integers of 64 bits, and no bound itself: words that name the bound would seem to repeat what was sent. */
const beyondBounds = ['9223372036854776123', '99999999999999999999'] as const;

/** What is of the right kind and still not taken. */
function trialsOfBounds(known: KnownChoices): readonly FaultTrial[] {
  const at = (type: string, name: string, sort: InputSort, input: JsonValue): FaultTrial => {
    const field = updateFieldNamed(name);
    const place = field === undefined ? { name: 'other-key', kind: 'other-key' } : placeOfField(field);
    return { type, sort, place, field: name, input };
  };
  const { 'integer-coercion': coercion } = known;
  const takesTexts = coercion === 'lax' || coercion === 'no-flags';
  const { 'test-score-digits': digits = 'any' } = known;
  const tooMany = '7'.repeat(digits === 'any' ? 0 : Number(digits) + 1);
  return [
    ...(rate === undefined
      ? []
      : [
          at('greater_than_equal', rate.name, 'low-integer', 0),
          at('greater_than_equal', rate.name, 'low-integer', lowWhole),
          ...(coercion === 'lax' ? [at('greater_than_equal', rate.name, 'flag', false)] : []),
          ...(takesTexts ? [at('greater_than_equal', rate.name, 'text', '0')] : []),
        ]),
    ...(known['integer-range'] === 'any' || known['integer-range'] === undefined
      ? []
      : beyondBounds.map((text) => at('less_than_equal', time, 'integer', new JsonNumber(text)))),
    ...(known['nul-in-texts'] === 'reject'
      ? ['purpose', 'last_tested_by'].map((name) => at('value_error', name, 'text', 'kit\0nul'))
      : []),
    ...(tooMany === '' ? [] : [at('decimal_max_digits', 'test_score', 'text', tooMany)]),
    ...(known['unknown-keys'] === 'reject'
      ? [
          at('extra_forbidden', 'kit_unknown_key', 'integer', 1),
          at('extra_forbidden', 'kit_other_key', 'text', 'kit'),
        ]
      : []),
  ];
}

/** Numbers that an integer cannot hold, and texts that name no number: they are refused in words of their own. */
function trialsOfNumbers(known: KnownChoices): readonly FaultTrial[] {
  const trial = (type: string, field: Field, input: JsonValue): FaultTrial => ({
    type,
    sort: sortOfInput(input, field.minimum),
    place: placeOfField(field),
    field: field.name,
    input,
  });
  const { 'integer-coercion': coercion, 'test-score-input': scores } = known;
  const integers = coercion === 'strict' ? [] : updateFields.filter(({ kind }) => kind === 'integer');
  const decimals =
    scores === 'numbers-only' ? [] : updateFields.filter(({ kind }) => kind === 'decimal-text');
  return [
    ...integers.map((field) => trial('int_parsing_size', field, new JsonNumber('1e21'))),
    ...decimals.flatMap((field) => ['inf', 'NaN'].map((text) => trial('finite_number', field, text))),
  ];
}

const kinds = [...new Set(updateFields.map(({ kind }) => kind))];

/** Every fault that an update of such a deployment may have, each once or twice. */
export const faultTrials = (known: KnownChoices): readonly FaultTrial[] => [
  ...kinds.flatMap((kind) => fieldsOf(kind).flatMap((field) => trialsOfField(field, known))),
  ...updateFields
    .filter(({ kind }) => kind.startsWith('list'))
    .flatMap((field) => trialsOfItems(field, known)),
  ...trialsOfBounds(known),
  ...trialsOfNumbers(known),
];

/** The same faults in those fields of a kind that were not asked about. */
export const otherTrials = (kind: Field['kind'], known: KnownChoices): readonly FaultTrial[] =>
  updateFields
    .filter((field) => field.kind === kind && !fieldsOf(kind).includes(field))
    .flatMap((field) => trialsOfField(field, known));
