import { agentFields, type Field, updateFields } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { findOperation } from '../../published/find-operations.ts';
import type { OperationName } from '../../run/exchange.ts';
import { compareAnswer, compareValidationError, successOf } from './compare-answer.ts';
import { compareParameter } from './compare-parameter.ts';
import { compareRequestBody } from './compare-request-body.ts';
import { joinParts, type PartCompared } from './disagreement.ts';
import type { OperationPlace } from './operation-place.ts';

const parameter = (name: string, kind: Field['kind'], clause: string): Field => ({
  name,
  kind,
  nullable: false,
  required: true,
  clause,
});

/** What the contract states of each operation, looked up in a document. */
const comparisons: Readonly<Record<OperationName, (place: OperationPlace) => readonly PartCompared[]>> = {
  readEvolutionStatus: (place) => [
    compareParameter(place, 'path', parameter('agent_id', 'uuid', '4.1')),
    compareAnswer(place, '200'),
    compareAnswer(place, '422'),
    compareValidationError(place),
  ],
  createGenome: (place) => [
    compareRequestBody(place, 'free-form'),
    compareAnswer(place, '200'),
    compareAnswer(place, '422'),
    compareValidationError(place),
  ],
  updateAgent: (place) => [
    compareParameter(place, 'path', parameter('id', 'uuid', '4.3')),
    compareRequestBody(place, updateFields),
    compareAnswer(place, successOf(place), agentFields),
  ],
  listAgents: (place) => [compareParameter(place, 'query', parameter('include_scores', 'flag', '4.4'))],
};

const names: readonly OperationName[] = ['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'];

function compareOne(document: JsonObject, name: OperationName, updatePath: string): PartCompared {
  const { published, withoutMethod, method } = findOperation(document, name, updatePath);
  const parts = published.flatMap((one) => comparisons[name]({ document, name, published: one }));
  // The list is only mentioned (4.4); a document may leave it out.
  if (published.length > 0 || name === 'listAgents') return joinParts(parts);
  const actual =
    withoutMethod.length === 0 ? 'no such path' : `${withoutMethod.join(' and ')} without ${method}`;
  const what = withoutMethod.length === 0 ? 'path' : 'method';
  const expected = `the operation ${name}, ${method}`;
  return {
    disagreements: [{ operation: name, place: what, is: 'missing', what, expected, actual }],
    additions: [],
    compared: 1,
  };
}

/** Looks up every statement of the contract in a deployment's document, but for the versions of clause 9: they are its own. */
export function compareDocument(document: JsonObject, updatePath: string): PartCompared {
  return joinParts(names.map((name) => compareOne(document, name, updatePath)));
}
