import type { Observation } from '../observe/observation.ts';
import { describeAnswer, isFailure } from '../observe/read-answer.ts';
import { placeOfReason } from '../oracle/expectation.ts';
import type { Place } from '../run/place.ts';
import type { Check } from './check.ts';
import { placeOfUpdate } from './judge-acceptance.ts';

/** Where the input stands on which a server failed. */
function placeOf(observation: Observation): Place {
  const { expectation } = observation.understanding;
  const [reason] = expectation.reasons;
  return reason === undefined ? placeOfUpdate(observation) : placeOfReason(reason);
}

export const serverDoesNotFail: Check = {
  id: 'server-does-not-fail',
  level: 'must',
  clause: '1, 7',
  requirement: 'No well-formed input is answered with a 5xx.',
  operations: ['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'],
  needs: 20,
  judge: (observation) => {
    const { answer, understanding } = observation;
    if (answer === undefined || understanding.located === undefined) return 'not concerned';
    if (!isFailure(answer)) return 'kept';
    const expected = understanding.expectation.verdict === 'reject' ? 'a 4xx' : 'an answer below 500';
    const level = understanding.expectation.hostile ? 'should' : 'must';
    return {
      level,
      place: placeOf(observation),
      code: `status-${answer.status}`,
      expected,
      actual: describeAnswer(answer),
    };
  },
};
