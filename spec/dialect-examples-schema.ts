import {
  comesBefore,
  contentTypeChoices,
  errorSituations,
  type MovingField,
  type movingFields,
  nestedKinds,
  nestedSituations,
} from './dialect-examples.ts';
import { agentFields, updateFieldNamed, updateFields } from './fields.ts';
import { uuidSpellings } from './uuid-spellings.ts';

/** As much of JSON Schema as the examples need. */
export interface ExampleSchema {
  readonly type?: 'string' | 'boolean' | 'integer' | 'array' | 'object';
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: ExampleSchema;
  readonly properties?: Readonly<Record<string, ExampleSchema>>;
  readonly additionalProperties?: false | ExampleSchema;
  readonly required?: readonly string[];
  readonly anyOf?: readonly { readonly properties: object; readonly required: readonly string[] }[];
}

const text: ExampleSchema = { type: 'string' };
const flag: ExampleSchema = { type: 'boolean' };
const anyObject: ExampleSchema = { type: 'object' };

const closed = (
  properties: NonNullable<ExampleSchema['properties']>,
  required: readonly string[] = [],
): ExampleSchema => ({ type: 'object', additionalProperties: false, required, properties });

const headers: ExampleSchema = { type: 'object', additionalProperties: text };
const freeForm = closed({ shape: anyObject, example: anyObject }, ['example']);
const fault = closed({ type: text, msg: text, loc: { type: 'array', items: {} } }, ['type']);

const errorExample: ExampleSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    status: { type: 'integer', minimum: 400, maximum: 599 },
    before: { enum: comesBefore },
    json: {},
    text,
    headers,
  },
  anyOf: [
    { properties: { json: true }, required: ['json'] },
    { properties: { text: true }, required: ['text'] },
  ],
};

function movesOf(field: MovingField): ExampleSchema {
  const values: ExampleSchema = { type: 'array', items: { enum: updateFieldNamed(field)?.choices ?? [] } };
  const from = Object.fromEntries((updateFieldNamed(field)?.choices ?? []).map((value) => [value, values]));
  return closed({ to: closed(from), frozen: values, frozenTakesEmpty: flag, frozenTellsMoves: flag });
}

const moves = closed({
  status: movesOf('status'),
  protection_status: movesOf('protection_status'),
} satisfies Record<keyof typeof movingFields, ExampleSchema>);

const kindOfKey = { nullable: flag, kind: { enum: nestedKinds } };
const nestedKey = closed({ required: flag, ...kindOfKey, filled: {}, dropped: flag });
const nestedFault = closed({ type: text, msg: text, atObject: flag }, ['type']);

const nestedShape = closed(
  {
    takes: { enum: ['objects', 'nothing'] },
    unknown: { enum: ['keep', 'drop', 'reject'] },
    keys: { type: 'object', additionalProperties: nestedKey },
    others: closed(kindOfKey),
    faults: closed(Object.fromEntries(nestedSituations.map((situation) => [situation, nestedFault]))),
    lists: { enum: ['all', 'first'] },
    first: { enum: ['missing', 'unknown'] },
  },
  ['takes', 'unknown', 'keys'],
);

const spellings: ExampleSchema = { type: 'array', items: { enum: uuidSpellings } };

const nestedFields = updateFields.filter(({ kind }) => kind === 'object' || kind === 'list-of-objects');

/** What the examples of a dialect file may be; dialect-examples-descriptions says what each part is for. */
export const examplesSchema = closed({
  evolutionStatus: freeForm,
  unknownEvolutionStatus: freeForm,
  genome: freeForm,
  agentExtraFields: anyObject,
  listExtraFields: anyObject,
  validationErrorExtraFields: anyObject,
  faultExtraFields: anyObject,
  faultAddress: text,
  faults: { type: 'object', additionalProperties: { type: 'array', items: fault } },
  faultOrder: closed({
    fields: {},
    later: { type: 'array', items: text },
    badId: { enum: ['alone', 'last', 'not-told'] },
  }),
  refusals: { type: 'object', additionalProperties: errorExample },
  evolutionRefusals: { type: 'object', additionalProperties: anyObject },
  joinsRefusals: flag,
  contentTypes: { type: 'object', additionalProperties: { enum: contentTypeChoices } },
  uuidSpellings: closed({ paths: spellings, bodies: spellings }),
  unset: closed(Object.fromEntries(agentFields.map(({ name }) => [name, { enum: ['null', 'left-out'] }]))),
  errors: closed(Object.fromEntries(errorSituations.map((situation) => [situation, errorExample]))),
  moves,
  headers,
  nested: closed(Object.fromEntries(nestedFields.map(({ name }) => [name, nestedShape]))),
  nestedFirst: closed(
    { order: { type: 'array', items: { enum: nestedFields.map(({ name }) => name) } }, unknown: flag },
    ['order'],
  ),
});
