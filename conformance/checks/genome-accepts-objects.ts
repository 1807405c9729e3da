import { answerOf } from '../observe/observation.ts';
import { describeAnswer, isFailure } from '../observe/read-answer.ts';
import type { Check } from './check.ts';

export const genomeAcceptsObjects: Check = {
  id: 'genome-accepts-objects',
  level: 'must',
  clause: '4.2',
  requirement:
    'Any JSON object is taken as a genome, the empty one too, and answered with 200 and a JSON object.',
  operations: ['createGenome'],
  needs: 5,
  judge: (observation) => {
    const answer = answerOf(observation, 'createGenome');
    if (answer === undefined || observation.understanding.expectation.verdict !== 'accept')
      return 'not concerned';
    if (observation.exchange.request.path !== observation.subject.genomePath || isFailure(answer))
      return 'not concerned';
    const departs = (kind: string, expected: string) =>
      ({ level: 'must', place: 'answer', kind, expected, actual: describeAnswer(answer) }) as const;
    if (answer.status !== 200) return departs(`status ${answer.status}`, '200 for a JSON object');
    if (answer.json === undefined) return 'not concerned';
    return answer.object === undefined ? departs('no object', 'a JSON object') : 'kept';
  },
};
