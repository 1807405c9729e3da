import { describeAnswer, isFailure } from '../judge/read-answer.ts';
import { answerOf } from '../judge/seen.ts';
import type { Check } from './check.ts';

export const genomeAcceptsObjects: Check = {
  id: 'genome-accepts-objects',
  level: 'must',
  clause: '4.2',
  requirement:
    'Any JSON object is taken as a genome, the empty one too, and answered with 200 and a JSON object.',
  operations: ['createGenome'],
  needs: 5,
  judge: (seen) => {
    const answer = answerOf(seen, 'createGenome');
    if (answer === undefined || seen.understanding.expectation.verdict !== 'accept') return 'not concerned';
    if (seen.exchange.request.path !== seen.subject.genomePath || isFailure(answer)) return 'not concerned';
    const departs = (kind: string, expected: string) =>
      ({ level: 'must', place: 'answer', kind, expected, actual: describeAnswer(answer) }) as const;
    if (answer.status !== 200) return departs(`status ${answer.status}`, '200 for a JSON object');
    if (answer.json === undefined) return 'not concerned';
    return answer.object === undefined ? departs('no object', 'a JSON object') : 'kept';
  },
};
