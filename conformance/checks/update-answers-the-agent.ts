import { canonicalUuid } from '../../spec/uuid-text.ts';
import { validateAgent } from '../../spec/validators.ts';
import { isUpdateOfGivenAgent, type Observation, sentUpdate } from '../observe/observation.ts';
import { describeAnswer, isSuccess, type ReadAnswer } from '../observe/read-answer.ts';
import type { Check, Departure, Judgement } from './check.ts';
import { judgeAcceptance } from './judge-acceptance.ts';

const id = 'update-answers-the-agent';

/** Faults of an answer that another check has as its own business. */
function isOthersBusiness(observation: Observation, place: string): boolean {
  const field = place.split('/')[1] ?? '';
  return field === 'test_score' || sentUpdate(observation)?.[field] === null;
}

function judgeAgent(observation: Observation, answer: ReadAnswer): Judgement {
  const actual = describeAnswer(answer);
  const departs = (level: Departure['level'], place: string, kind: string, expected: string): Departure => ({
    level,
    place,
    kind,
    expected,
    actual,
  });
  if (answer.object === undefined) {
    // A body that is no JSON is the business of answers-are-json; none at all, or another kind of JSON, is ours.
    const isBroken = answer.json === undefined && answer.body !== '';
    return isBroken ? 'not concerned' : departs('must', 'answer', 'no agent', 'the agent, a JSON object');
  }
  const fault = validateAgent(answer.plain());
  if (fault !== undefined && !isOthersBusiness(observation, fault.instancePath)) {
    const place = fault.instancePath === '' ? 'answer' : fault.instancePath;
    return departs('must', place, fault.message, `an agent as 2.1 has it: ${place} ${fault.message}`);
  }
  const asked = canonicalUuid(observation.understanding.located?.parameter?.text ?? '');
  if (fault === undefined && canonicalUuid(String(answer.object['id'])) !== asked) {
    return departs('must', '/id', 'another agent', `the agent that was asked for, ${asked}`);
  }
  return answer.status === 200 ? 'kept' : departs('should', 'answer', `status ${answer.status}`, '200');
}

export const updateAnswersTheAgent: Check = {
  id,
  level: 'must',
  clause: '2.1, 4.3',
  requirement: 'A successful update answers the whole agent that was asked for, as 2.1 has it.',
  operations: ['updateAgent'],
  needs: (fields) => fields.length,
  judge: (observation) => {
    const { answer } = observation;
    if (answer === undefined || !isUpdateOfGivenAgent(observation)) return 'not concerned';
    return isSuccess(answer) ? judgeAgent(observation, answer) : judgeAcceptance(observation, id);
  },
};
