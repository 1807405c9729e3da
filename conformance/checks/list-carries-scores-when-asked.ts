import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { agentsInList } from '../observe/agents-in-list.ts';
import { answerOf } from '../observe/observation.ts';
import { describeAnswer } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';

/** By query: whether scores are asked for; other spellings of a flag are left open. */
const askedFor: ReadonlyMap<string, boolean> = new Map([
  ['', false],
  ['include_scores=false', false],
  ['include_scores=true', true],
]);

export const listCarriesScoresWhenAsked: Check = {
  id: 'list-carries-scores-when-asked',
  level: 'should',
  clause: '4.4',
  requirement: 'Each agent of the list carries latest_evaluation when include_scores is true, and only then.',
  operations: ['listAgents'],
  needs: 1,
  judge: (observation) => {
    const answer = answerOf(observation, 'listAgents');
    const isAsked = askedFor.get(observation.understanding.located?.query ?? '');
    if (answer?.status !== 200 || isAsked === undefined) return 'not concerned';
    const agents = agentsInList(answer.json);
    if (agents.length === 0) return 'not concerned';
    const isKept = (agent: JsonObject) => {
      const scores = agent['latest_evaluation'];
      return isAsked ? scores === null || isJsonObject(scores) : scores === undefined || scores === null;
    };
    if (agents.every(isKept)) return 'kept';
    return {
      level: 'should',
      code: isAsked ? 'missing' : 'unasked',
      place: placeAt('answer', 'latest_evaluation'),
      expected: isAsked
        ? 'latest_evaluation in each agent, an object or null'
        : 'no latest_evaluation: it is included only when include_scores is true',
      actual: describeAnswer(answer),
    };
  },
};
