import type { Judgement, Level } from '../observe/judgement.ts';
import { answerOf } from '../observe/observation.ts';
import { describeAnswer, isFailure } from '../observe/read-answer.ts';
import { mayAnswerUnknownAgent } from '../oracle/unknown-agent.ts';
import { placeAt } from '../run/place.ts';
import { everyOperationInEachState } from '../scenario/every-operation.ts';
import type { Check } from './check.ts';
import { weighRefusal } from './weigh-refusal.ts';

export const evolutionStatusAnswersAnObject: Check = {
  id: 'evolution-status-answers-an-object',
  level: 'must',
  clause: '4.1',
  requirement:
    'The evolution status of an agent is answered with 200 and a JSON object, in any letter case of its uuid.',
  operations: ['readEvolutionStatus'],
  // Its uuid in three spellings, or three unknown uuids where no agent is named.
  needs: 3,
  judge: (observation) => {
    const answer = answerOf(observation, 'readEvolutionStatus');
    const parameter = observation.understanding.located?.parameter;
    if (answer === undefined || parameter?.uuidClass !== 'good' || isFailure(answer)) return 'not concerned';
    const departs = (code: string, expected: string, level: Level = 'must'): Judgement => ({
      level,
      code,
      place: placeAt('answer'),
      expected,
      actual: describeAnswer(answer),
    });
    if (answer.status !== 200) {
      if (parameter.isGiven)
        return departs(
          `status-${answer.status}`,
          '200, by 4.1: agent_id is the uuid of an agent that exists',
        );
      return mayAnswerUnknownAgent(answer.status)
        ? 'kept'
        : departs(
            `status-${answer.status}`,
            '200 or 404, by 4.1: agent_id is a uuid',
            weighRefusal(observation, answer),
          );
    }
    // What is no JSON at all is the business of answers-are-json.
    if (answer.json === undefined) return 'not concerned';
    return answer.object === undefined ? departs('not-an-object', 'a JSON object') : 'kept';
  },
  scenarios: everyOperationInEachState,
};
