import { cutText } from '../../spec/cut-text.ts';
import { isDecimalText } from '../../spec/decimal-text.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { agentsInList } from '../observe/agents-in-list.ts';
import type { Judgement, Level } from '../observe/judgement.ts';
import { answerOf } from '../observe/observation.ts';
import { isSuccess } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';
import { suppliesField } from './is-about.ts';

const isSet = (score: JsonValue | undefined): score is JsonValue => score !== undefined && score !== null;

/** Judges scores that are set. */
function judgeScores(scores: readonly JsonValue[], level: Level): Judgement {
  if (scores.length === 0) return 'not concerned';
  const wrong = scores.find((score) => typeof score !== 'string' || !isDecimalText(score));
  if (wrong === undefined) return 'kept';
  return {
    level,
    code: typeof wrong === 'string' ? 'text-outside-the-pattern' : 'not-text',
    place: placeAt('answer', 'test_score'),
    expected: 'null or decimal text such as 0.0000001',
    actual: `test_score: ${cutText(printJson(wrong), 200)}`,
  };
}

export const testScoreAnswersDecimalText: Check = {
  id: 'test-score-answers-decimal-text',
  level: 'must',
  clause: '2.1',
  requirement: 'Every answered test_score is null or text of the pattern; `1E-7` is not.',
  operations: ['updateAgent', 'listAgents'],
  neededAt: ['updateAgent'],
  needs: 5,
  isAbout: suppliesField(({ kind }) => kind === 'decimal-text', 'accept', 'either'),
  judge: (observation) => {
    const listed = answerOf(observation, 'listAgents');
    // 4.4 mentions the list and shows no agent of it.
    if (listed?.status === 200)
      return judgeScores(
        agentsInList(listed.json)
          .map((agent) => agent['test_score'])
          .filter(isSet),
        'should',
      );
    const answer = answerOf(observation, 'updateAgent');
    if (answer?.object === undefined || !isSuccess(answer)) return 'not concerned';
    // Infinity, of 1e400, is what a hostile input left.
    const level = observation.understanding.expectation.hostile ? 'should' : 'must';
    return judgeScores([answer.object['test_score']].filter(isSet), level);
  },
};
