import type { Judgement, Level } from '../observe/judgement.ts';
import { answerOf } from '../observe/observation.ts';
import { describeAnswer, isFailure } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';
import { isGenomePath } from './genome-paths-agree.ts';
import { blameMediaType } from './refused-media-type.ts';
import { weighRefusal } from './weigh-refusal.ts';

/** What is taken as a genome is decided in oracle/genome.ts. */
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
    if (!isGenomePath(observation) || isFailure(answer)) return 'not concerned';
    const departs = (code: string, expected: string, level: Level = 'must'): Judgement => ({
      level,
      code,
      place: placeAt('answer'),
      expected,
      actual: describeAnswer(answer),
      ...blameMediaType(observation),
    });
    if (answer.status !== 200)
      return departs(
        `status-${answer.status}`,
        '200, by 4.2: the body is a free-form JSON object',
        weighRefusal(observation, answer),
      );
    if (answer.json === undefined) return 'not concerned';
    return answer.object === undefined ? departs('not-an-object', 'a JSON object') : 'kept';
  },
};
