import { linearPattern } from '../../spec/decimal-text.ts';
import { durationUnits } from '../../spec/duration-text.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { ranges } from '../require-number.ts';
import { operationNames } from '../routing/operation-names.ts';
import { statusRange } from './answerable-status.ts';
import { breaks } from './rule.ts';

const whole = (minimum: number, maximum: number, description: string): JsonObject => ({
  type: 'integer',
  minimum,
  maximum,
  description,
});
const most = ranges.count.to;
const texts = (description: string): JsonObject => ({
  type: 'object',
  additionalProperties: { type: 'string' },
  description,
});
const closed = (required: readonly string[], properties: JsonObject, description: string): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
  description,
});

const answer = closed(
  ['status'],
  {
    status: whole(
      statusRange.from,
      statusRange.to,
      'Without a body, a 2xx is the usual answer with this status.',
    ),
    headers: texts('Those of the connection, as content-length, are set by the mock.'),
    body: { description: 'A text is sent as it is, everything else as JSON.' },
  },
  'What is answered in place of the mock.',
);

const duration = `\\d{1,9}(?:\\.\\d{1,9})?(?:${durationUnits.join('|')})?`;

const breakWords = Object.entries(breaks).map(([name, about]) => `${name}: ${about}`);

const rule: JsonObject = {
  ...closed(
    ['on'],
    {
      on: {
        enum: [...operationNames, '*'],
        description: 'For which operation; * for every request outside of /__kit/.',
      },
      agentId: {
        type: 'string',
        format: 'uuid',
        description: 'Only for requests whose path names this agent.',
      },
      header: {
        ...texts('Only for requests with these headers; the value * stands for any.'),
        minProperties: 1,
      },
      nth: whole(
        1,
        most,
        'Only for the n-th request that fits; with times, for that one and those after it.',
      ),
      every: whole(2, most, 'Of each so many requests that fit, only for the nth, or the last.'),
      times: whole(1, most, 'How often it holds until it is used up.'),
      answer: { $ref: '#/$defs/answer' },
      delay: {
        description:
          'Holds the answer back: milliseconds, a duration as 500ms or 2s, from..to of these, or forever.',
        oneOf: [
          { type: 'integer', minimum: 0, maximum: ranges.milliseconds.to },
          { type: 'string', pattern: `^(?:forever|${duration}(?:\\.\\.${duration})?)$` },
        ],
      },
      break: { enum: Object.keys(breaks), description: `${breakWords.join('; ')}.` },
    },
    'For which requests, and what becomes of them; the first that fits and is not used up holds.',
  ),
  anyOf: [{ required: ['answer'] }, { required: ['delay'] }, { required: ['break'] }],
};

const objects = (items: JsonObject): JsonObject => ({ type: 'array', items });

const state = closed(
  [],
  {
    agents: objects({ $ref: '#/$defs/Agent' }),
    genomes: objects({ type: 'object' }),
    evolution: {
      type: 'object',
      additionalProperties: { type: 'object' },
      description: 'Evolution status by agent id.',
    },
  },
  'In place of the own state of the mock; that is there again when the scenario ends.',
);

const evolution = closed(
  ['every', 'stages'],
  {
    every: whole(1, ranges.milliseconds.to, 'For how many milliseconds each stage lasts.'),
    stages: {
      ...objects({ type: 'object' }),
      minItems: 1,
      description: 'In this order; the last one stays.',
    },
  },
  'Evolution statuses that move on with the clock.',
);

/** References lead into this document, and the pattern of test_score is the equal one that is linear. */
function adopt(value: JsonValue, key = ''): JsonValue {
  if (typeof value === 'string') {
    if (key === '$ref') return value.replace('#/components/schemas/', '#/$defs/');
    return key === 'pattern' ? linearPattern : value;
  }
  if (isJsonArray(value)) return value.map((item) => adopt(item));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).filter(([name]) => !name.startsWith('x-') && name !== 'example');
  return Object.fromEntries(members.map(([name, member]) => [name, adopt(member, name)]));
}

const shown = [
  'AgentUpdate',
  'Genome',
  'GenomeCreated',
  'EvolutionStatus',
  'ValidationError',
  'HTTPValidationError',
];

/** The member of an object at the end of a way. */
function memberAt(object: JsonValue | undefined, way: readonly string[]): JsonObject {
  const end = way.reduce<JsonValue | undefined>(
    (value, key) => (isJsonObject(value) ? value[key] : undefined),
    object,
  );
  if (isJsonObject(end)) return end;
  throw new TypeError(`There is no object at ${way.join('.')}.`);
}

/** The JSON Schema of a scenario file, from the contract and the schema of a dialect file. */
export function scenarioSchema(openapi: JsonObject, dialectSchema: JsonObject): JsonObject {
  const schemas = Object.entries(memberAt(openapi, ['components', 'schemas']));
  const agents = schemas.filter(([name]) => !shown.includes(name));
  const { properties: points = {} } = memberAt(dialectSchema, ['properties', 'points']);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Scenario of the Agent Console mock',
    ...closed(
      ['name'],
      {
        $schema: { type: 'string' },
        name: { type: 'string', pattern: '^[\\w.-]{1,64}$', description: 'What to call it.' },
        about: { type: 'string', description: 'One line of help.' },
        state,
        dialect: {
          type: 'object',
          additionalProperties: false,
          properties: points,
          description: "Points that differ from the mock's dialect.",
        },
        evolution,
        rules: { type: 'array', maxItems: 1000, items: { $ref: '#/$defs/rule' } },
      },
      'What a frontend has to survive: a state, points of the dialect, and rules.',
    ),
    $defs: { rule, answer, ...Object.fromEntries(agents.map(([name, schema]) => [name, adopt(schema)])) },
  };
}
