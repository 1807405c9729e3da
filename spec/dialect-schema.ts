import { describedExamplesSchema } from './dialect-examples-descriptions.ts';
import { dialectPoints } from './dialect-points.ts';
import { dialectPresets } from './dialect-presets.ts';
import { dialectQuestions } from './dialect-questions.ts';

function pointSchema(point: (typeof dialectPoints)[number]): object {
  const described = { description: `${dialectQuestions[point.id]} (contract ${point.clause})` };
  return 'pattern' in point.choices
    ? { ...described, type: 'string', pattern: point.choices.pattern }
    : { ...described, enum: point.choices };
}

const learned = {
  description: 'When and of which deployment it was learned; the only part that differs from time to time.',
  type: 'object',
  additionalProperties: false,
  properties: {
    from: { type: 'string' },
    at: { type: 'string', description: 'The time, as in 2026-11-15T10:00:00.000Z.' },
    kit: { type: 'string', description: 'The version of the kit.' },
  },
} as const;

const evidence = {
  description: 'By point: how sure the choice is, and the exchanges that show it.',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(dialectPoints.map(({ id }) => [id, { $ref: '#/$defs/evidence' }])),
};

const $defs = {
  evidence: {
    type: 'object',
    additionalProperties: false,
    required: ['sure', 'exchanges'],
    properties: {
      sure: {
        description:
          'agreed: all that was asked says the same; mixed: most of it; undecided: the point is as in the base.',
        enum: ['agreed', 'mixed', 'undecided'],
      },
      why: { type: 'string', description: 'Why it is not sure.' },
      note: { type: 'string', description: 'What was not seen though it is decided.' },
      exchanges: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['request', 'answer'],
          properties: {
            request: { type: 'string', description: 'Method, path and body.' },
            answer: { type: 'string', description: 'Status, and what of the body tells.' },
            reads: { description: 'The choice that it speaks for.', type: ['string', 'number'] },
          },
        },
      },
    },
  },
} as const;

/** The JSON Schema of a dialect file, for editors and for those who write one. */
export function dialectSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Dialect of an Agent Console deployment',
    description:
      'How one deployment answers where the contract is silent. A point that is left out is as in the base.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      name: { type: 'string', description: 'What to call this dialect.' },
      learned,
      base: { enum: Object.keys(dialectPresets), default: 'fastapi' },
      points: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(dialectPoints.map((point) => [point.id, pointSchema(point)])),
      },
      examples: describedExamplesSchema(),
      evidence,
    },
    $defs,
  };
}
