import {
  comesBefore,
  contentTypeChoices,
  errorSituations,
  type MovingField,
  type movingFields,
  nestedKinds,
  nestedSituations,
  placeNames,
} from './dialect-examples.ts';
import { agentFields, updateFieldNamed, updateFields } from './fields.ts';

/** As much of JSON Schema as the examples need. */
export interface ExampleSchema {
  readonly description?: string;
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
  required: readonly string[],
  description: string,
): ExampleSchema => ({
  description,
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const headers = (description: string): ExampleSchema => ({
  description,
  type: 'object',
  additionalProperties: text,
});

const freeForm = (description: string) =>
  closed({ shape: anyObject, example: anyObject }, ['example'], description);

const beside = (what: string) => ({ ...anyObject, description: `What ${what} beside what is known of it.` });

const fault = closed(
  { type: text, msg: text, loc: { type: 'array', items: { description: 'A text or an index.' } } },
  ['type'],
  'Without msg or loc, these are the usual ones.',
);

const faultKeyText =
  "What is said of a fault, by pydantic's type, / and the sort of what was sent, @ and the field, kind or part of the request.";

const errorExample: ExampleSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    status: { type: 'integer', minimum: 400, maximum: 599, description: 'Where no point has it.' },
    before: {
      enum: comesBefore,
      description: 'What is told only after it; default: nothing.',
    },
    json: {},
    text,
    headers: headers('Its headers.'),
  },
  anyOf: [
    { properties: { json: true }, required: ['json'] },
    { properties: { text: true }, required: ['text'] },
  ],
};

function movesOf(field: MovingField): ExampleSchema {
  const values: ExampleSchema = { type: 'array', items: { enum: updateFieldNamed(field)?.choices ?? [] } };
  const from = Object.fromEntries((updateFieldNamed(field)?.choices ?? []).map((value) => [value, values]));
  return closed(
    {
      to: closed(from, [], 'To which values each leads; others lead to all.'),
      frozen: {
        ...values,
        description: 'Values with which only a move is taken.',
      },
      frozenTakesEmpty: { ...flag, description: 'Whether empty ones are taken then.' },
      frozenTellsMoves: {
        ...flag,
        description: 'Whether a refused move is then told as any other.',
      },
    },
    [],
    `How an agent moves between the values of ${field}.`,
  );
}

const moves = closed(
  { status: movesOf('status'), protection_status: movesOf('protection_status') } satisfies Record<
    keyof typeof movingFields,
    ExampleSchema
  >,
  [],
  'How agents move between states.',
);

const nestedKey = closed(
  {
    required: flag,
    nullable: flag,
    kind: { enum: nestedKinds },
    filled: { description: 'What is there where it was not sent.' },
  },
  [],
  'One key.',
);

const nestedFault = closed({ type: text, msg: text, atObject: flag }, ['type'], 'How the fault is told.');

const nestedShape = closed(
  {
    takes: { enum: ['objects', 'nothing'] },
    unknown: { enum: ['keep', 'drop', 'reject'], description: 'What becomes of other keys.' },
    keys: { type: 'object', additionalProperties: nestedKey },
    faults: closed(
      Object.fromEntries(nestedSituations.map((situation) => [situation, nestedFault])),
      [],
      'How its faults are told.',
    ),
    lists: { enum: ['all', 'first'], description: 'How many faults are listed.' },
    first: { enum: ['missing', 'unknown'], description: 'Which fault comes first.' },
  },
  ['takes', 'unknown', 'keys'],
  'The shape of a nested object.',
);

const nestedFields = updateFields.filter(({ kind }) => kind === 'object' || kind === 'list-of-objects');

export const examplesSchema = closed(
  {
    evolutionStatus: freeForm('The evolution status.'),
    unknownEvolutionStatus: freeForm('That of an unknown agent, where it is another.'),
    genome: freeForm('The answer to a genome.'),
    agentExtraFields: beside('an agent carries'),
    listExtraFields: beside('the object around the list carries'),
    validationErrorExtraFields: beside('a 422 carries'),
    faultExtraFields: beside('each fault carries'),
    faultAddress: { ...text, description: 'What stands before its type in its url.' },
    faults: {
      description: faultKeyText,
      type: 'object',
      additionalProperties: { type: 'array', items: fault },
    },
    faultOrder: closed(
      {
        fields: { description: 'The order of the fields, or "sent" for that of the body.' },
        later: {
          type: 'array',
          items: text,
          description: 'Faults that are told where there are no others.',
        },
        badId: {
          enum: ['alone', 'last', 'not-told'],
          description: 'What is told of a bad id beside others.',
        },
      },
      [],
      'The order of the faults of an update.',
    ),
    refusals: {
      description: 'The whole answer, by the key of the fault.',
      type: 'object',
      additionalProperties: errorExample,
    },
    contentTypes: {
      description: 'Media types that are not as in other-content-type.',
      type: 'object',
      additionalProperties: { enum: contentTypeChoices },
    },
    unset: closed(
      Object.fromEntries(agentFields.map(({ name }) => [name, { enum: ['null', 'left-out'] }])),
      [],
      'Unset fields that are not as in unset-fields.',
    ),
    errors: closed(
      Object.fromEntries(errorSituations.map((situation) => [situation, errorExample])),
      [],
      'Refusals other than by the faults of a 422.',
    ),
    moves,
    headers: headers('Headers of every JSON answer.'),
    nested: closed(
      Object.fromEntries(nestedFields.map(({ name }) => [name, nestedShape])),
      [],
      'The shapes of nested objects, by field.',
    ),
    nestedFirst: closed(
      {
        order: { type: 'array', items: { enum: nestedFields.map(({ name }) => name) } },
        unknown: { ...flag, description: 'Keys too many come first.' },
      },
      ['order'],
      'Nested objects that come first, with one fault alone.',
    ),
  },
  [],
  `Examples of what has no choices. In a text, these are filled in: ${placeNames.map((name) => `{${name}}`).join(', ')}.`,
);
