import { answerOf } from '../observe/observation.ts';
import { describeAnswer, isFailure, isRefusal } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';

/** Longer parameters may meet a limit. */
const mostUnquestioned = 64;

/** Which texts are no uuid is decided in oracle/locate.ts, by spec/uuid-text.ts; oracle/path-parameter.ts says what is due then. */
export const evolutionStatusRejectsBadUuids: Check = {
  id: 'evolution-status-rejects-bad-uuids',
  level: 'must',
  clause: '4.1, 7',
  requirement: 'An agent_id that is no uuid is answered with 422.',
  operations: ['readEvolutionStatus'],
  needs: 10,
  judge: (observation) => {
    const answer = answerOf(observation, 'readEvolutionStatus');
    if (answer === undefined || observation.understanding.expectation.verdict !== 'reject')
      return 'not concerned';
    if (isFailure(answer)) return 'not concerned';
    const { text = '' } = observation.understanding.located?.parameter ?? {};
    // Routers have limits of their own for a parameter: which, and what they answer then, is not shown (8).
    if (answer.status === 422 || (isRefusal(answer) && text.length > mostUnquestioned)) return 'kept';
    return {
      level: 'must',
      code: `status-${answer.status}`,
      place: placeAt('path', 'agent_id'),
      expected: '422',
      actual: describeAnswer(answer),
    };
  },
};
