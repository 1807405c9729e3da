import { describeAnswer, isFailure } from '../judge/read-answer.ts';
import { answerOf } from '../judge/seen.ts';
import type { Check } from './check.ts';

export const genomePathsAgree: Check = {
  id: 'genome-paths-agree',
  level: 'must',
  clause: '4.2',
  requirement:
    'The genome path works in one spelling, and should in both, directly or by a redirect that keeps method and body.',
  operations: ['createGenome'],
  // Both spellings.
  needs: 2,
  judge: (seen) => {
    const answer = answerOf(seen, 'createGenome');
    const { path } = seen.exchange.request;
    if (answer === undefined || seen.understanding.expectation.verdict !== 'accept') return 'not concerned';
    if (isFailure(answer)) return 'not concerned';
    // That one spelling works is seen on that one; what it answers is the business of genome-accepts-objects.
    if (path === seen.subject.genomePath || answer.status === 200) return 'kept';
    const expected = `200 at ${path} as at ${seen.subject.genomePath}, directly or by 307 or 308`;
    return {
      level: 'should',
      place: path,
      kind: `status ${answer.status}`,
      expected,
      actual: describeAnswer(answer),
    };
  },
};
