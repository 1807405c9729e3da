import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { describeAnswer } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';

/** The locs of a validation error; undefined where it has none to judge. */
function locsOf(body: JsonValue | undefined): readonly (readonly JsonValue[])[] | undefined {
  const detail = isJsonObject(body) ? body['detail'] : undefined;
  if (!isJsonArray(detail) || detail.length === 0) return undefined;
  return detail.map((item) => (isJsonObject(item) && isJsonArray(item['loc']) ? item['loc'] : []));
}

export const validationErrorNamesTheInput: Check = {
  id: 'validation-error-names-the-input',
  level: 'must',
  clause: '7',
  requirement: 'loc of a validation error leads to the faulty input.',
  operations: ['readEvolutionStatus', 'updateAgent'],
  needs: 10,
  neededAt: ['readEvolutionStatus'],
  judge: ({ answer, understanding: { located, expectation } }) => {
    if (answer?.status !== 422 || located === undefined || expectation.verdict !== 'reject')
      return 'not concerned';
    if (located.operation === 'createGenome' || expectation.reasons.length !== 1) return 'not concerned';
    const [, name] = expectation.reasons[0]?.place ?? [];
    const locs = locsOf(answer.json);
    // A fault of the body as a whole has no field to name, and a missing detail is another check's business.
    if (locs === undefined || typeof name !== 'string') return 'not concerned';
    if (locs.some((loc) => loc.includes(name))) return 'kept';
    const isStatus = located.operation === 'readEvolutionStatus';
    return {
      level: isStatus ? 'must' : 'should',
      // An update that names no field does so for all of them: one cause, not one for each field.
      place: isStatus ? placeAt('path', name) : placeAt('answer', 'detail'),
      code: 'not-named',
      expected: `a fault whose loc leads to ${name}`,
      actual: describeAnswer(answer),
    };
  },
};
