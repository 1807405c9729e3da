import type { Departure } from '../observe/judgement.ts';
import { isTooDeep } from '../observe/parsed-body.ts';
import { describeAnswer, isSuccess } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';

export const answersAreJson: Check = {
  id: 'answers-are-json',
  level: 'must',
  clause: '1',
  requirement: 'Every success and every validation error is JSON and is called so.',
  operations: ['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'],
  needs: 20,
  judge: ({ answer, understanding: { located, expectation } }) => {
    if (answer === undefined || located === undefined) return 'not concerned';
    if (!isSuccess(answer) && answer.status !== 422) return 'not concerned';
    if (answer.json === undefined && isTooDeep(answer)) return 'not concerned';
    const isUpdate = located.operation === 'updateAgent';
    // No body at all is judged by the check of the operation, which needs one.
    if (answer.body === '' && isSuccess(answer) && isUpdate) return 'not concerned';
    // NaN and what else is hostile may be echoed as it came.
    const isLight = (isUpdate && answer.status === 422) || expectation.hostile;
    const level: Departure['level'] = isLight ? 'should' : 'must';
    if (answer.json === undefined) {
      const actual = describeAnswer(answer);
      return {
        level,
        code: `not-json-${answer.status}`,
        place: placeAt('answer'),
        expected: 'a JSON body',
        actual: answer.notUtf8 === true ? `bytes that are no UTF-8: ${actual}` : actual,
      };
    }
    if (answer.calledJson === 'yes') return 'kept';
    const type = answer.headers['content-type'] ?? 'none';
    return {
      level: answer.calledJson === 'beneath' ? 'should' : level,
      code: `not-called-json-${answer.status}`,
      place: placeAt('answer-header', 'content-type'),
      expected: 'content-type: application/json',
      actual: `content-type: ${type}`,
    };
  },
};
