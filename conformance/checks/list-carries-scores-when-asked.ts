import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { answerOf } from '../observe/observation.ts';
import { describeAnswer } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';

/** The agents of a list, in whatever envelope: the first list of objects with an id. */
function agentsOf(body: JsonValue | undefined): readonly JsonObject[] {
  const lists = isJsonArray(body)
    ? [body]
    : isJsonObject(body)
      ? Object.values(body).filter((value) => isJsonArray(value))
      : [];
  const found = lists.map((list) => (isJsonArray(list) ? list : []).filter((item) => isJsonObject(item)));
  return (
    found.find((list) => list.length > 0 && list.every((item) => Object.hasOwn(item, 'agent_name'))) ?? []
  );
}

export const listCarriesScoresWhenAsked: Check = {
  id: 'list-carries-scores-when-asked',
  level: 'should',
  clause: '4.4',
  requirement: 'Each agent of the list carries latest_evaluation when include_scores is true.',
  operations: ['listAgents'],
  needs: 1,
  judge: (observation) => {
    const answer = answerOf(observation, 'listAgents');
    if (
      answer?.status !== 200 ||
      !/(?:^|&)include_scores=true(?:&|$)/.test(observation.understanding.located?.query ?? '')
    ) {
      return 'not concerned';
    }
    const agents = agentsOf(answer.json);
    if (agents.length === 0) return 'not concerned';
    const isCarried = (agent: JsonObject) => {
      const scores = agent['latest_evaluation'];
      return scores === null || isJsonObject(scores);
    };
    if (agents.every(isCarried)) return 'kept';
    const expected = 'latest_evaluation in each agent, an object or null';
    return {
      level: 'should',
      code: 'missing',
      place: placeAt('answer', 'latest_evaluation'),
      expected,
      actual: describeAnswer(answer),
    };
  },
};
