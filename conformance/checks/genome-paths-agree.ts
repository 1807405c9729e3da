import { answerOf, type Observation } from '../observe/observation.ts';
import { describeAnswer, isFailure } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';

/** Whether a genome was sent to a spelling of the path that answers by itself. */
export const isGenomePath = ({ exchange, subject }: Observation): boolean =>
  exchange.request.path === subject.genomePath || exchange.request.path === subject.otherGenomePath;

export const genomePathsAgree: Check = {
  id: 'genome-paths-agree',
  level: 'must',
  clause: '4.2',
  requirement:
    'The genome path works in one spelling, and should in both, directly or by a redirect that keeps method and body.',
  operations: ['createGenome'],
  // Both spellings.
  needs: 2,
  judge: (observation) => {
    const answer = answerOf(observation, 'createGenome');
    const { path } = observation.exchange.request;
    if (answer === undefined || observation.understanding.expectation.verdict !== 'accept')
      return 'not concerned';
    if (isFailure(answer)) return 'not concerned';
    // That one spelling works is seen on that one; what it answers is the business of genome-accepts-objects.
    if (isGenomePath(observation) || answer.status === 200) return 'kept';
    const expected = `200 at ${path} as at ${observation.subject.genomePath}, directly or by 307 or 308`;
    return {
      level: 'should',
      code: `status-${answer.status}`,
      place: placeAt('path'),
      expected,
      actual: describeAnswer(answer),
    };
  },
};
