import { dialectPoints, type Point } from './dialect-points.ts';
import { dialectPresets } from './dialect-presets.ts';

function pointSchema(point: Point): object {
  const described = { description: `${point.question} (contract ${point.clause})` };
  return 'pattern' in point.choices
    ? { ...described, type: 'string', pattern: point.choices.pattern }
    : { ...described, enum: point.choices };
}

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
      base: { enum: Object.keys(dialectPresets), default: 'fastapi' },
      points: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(dialectPoints.map((point) => [point.id, pointSchema(point)])),
      },
      evidence: { type: 'object', description: 'The exchanges that show each point, as learned.' },
    },
  };
}
