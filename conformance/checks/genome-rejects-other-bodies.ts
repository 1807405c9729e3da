import { answerOf } from '../observe/observation.ts';
import { describeAnswer, isFailure, isRefusal } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';
import { isGenomePath } from './genome-paths-agree.ts';
import { weighRefusal } from './weigh-refusal.ts';

/** What is malformed, and what is no object, is decided in oracle/body.ts and oracle/genome.ts. */
export const genomeRejectsOtherBodies: Check = {
  id: 'genome-rejects-other-bodies',
  level: 'must',
  clause: '4.2, 7',
  requirement: 'A genome that is no JSON object is answered with 422; malformed JSON is refused.',
  operations: ['createGenome'],
  needs: 10,
  judge: (observation) => {
    const { expectation, body } = observation.understanding;
    const answer = answerOf(observation, 'createGenome');
    if (answer === undefined || expectation.verdict !== 'reject' || isFailure(answer)) return 'not concerned';
    if (!isGenomePath(observation)) return 'not concerned';
    if (answer.status === 422) return 'kept';
    const isMalformed = body.is === 'malformed';
    const isForAnotherReason = isMalformed || weighRefusal(observation, answer) === 'should';
    const level = isRefusal(answer) && isForAnotherReason ? 'should' : 'must';
    return {
      level,
      code: `${isMalformed ? 'malformed-json-' : ''}status-${answer.status}`,
      place: placeAt('body'),
      expected: '422',
      actual: describeAnswer(answer),
    };
  },
};
