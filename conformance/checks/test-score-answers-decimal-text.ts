import { isDecimalText } from '../../spec/decimal-text.ts';
import { printJson } from '../../spec/json-print.ts';
import { answerOf } from '../observe/observation.ts';
import { isSuccess } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';

export const testScoreAnswersDecimalText: Check = {
  id: 'test-score-answers-decimal-text',
  level: 'must',
  clause: '2.1',
  requirement: 'Every answered test_score is null or text of the pattern; `1E-7` is not.',
  operations: ['updateAgent'],
  needs: 5,
  judge: (observation) => {
    const answer = answerOf(observation, 'updateAgent');
    if (answer?.object === undefined || !isSuccess(answer)) return 'not concerned';
    const score = answer.object['test_score'];
    if (score === undefined || score === null) return 'not concerned';
    if (typeof score === 'string' && isDecimalText(score)) return 'kept';
    const code = typeof score === 'string' ? 'text-outside-the-pattern' : 'not-text';
    const expected = 'null or decimal text such as 0.0000001';
    return {
      level: 'must',
      code,
      place: placeAt('answer', 'test_score'),
      expected,
      actual: `test_score: ${printJson(score).slice(0, 200)}`,
    };
  },
};
