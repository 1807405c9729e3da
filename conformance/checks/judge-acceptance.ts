import { isUpdateOfGivenAgent, type Observation, sentUpdate } from '../observe/observation.ts';
import { describeAnswer, isFailure, isSuccess } from '../observe/read-answer.ts';
import { acceptanceCheckOf } from './attribution.ts';
import type { Judgement } from './check.ts';

/** The field that an update is about, for telling causes apart; `body` for several. */
export function placeOfUpdate(observation: Observation): string {
  const names = Object.keys(sentUpdate(observation) ?? {});
  return names.length === 1 ? (names[0] ?? 'body') : 'body';
}

/** Judges that an update which the contract accepts is answered with success, for the check that it belongs to. */
export function judgeAcceptance(observation: Observation, check: string): Judgement {
  const { answer, understanding } = observation;
  if (answer === undefined || understanding.expectation.verdict !== 'accept') return 'not concerned';
  if (!isUpdateOfGivenAgent(observation) || acceptanceCheckOf(observation) !== check) return 'not concerned';
  if (isSuccess(answer)) return 'kept';
  // A conflict is with another agent of the same name: whether names are unique is not shown.
  if (answer.status === 409 && Object.hasOwn(sentUpdate(observation) ?? {}, 'agent_name'))
    return 'not concerned';
  // A 5xx is the business of server-does-not-fail, wherever it comes.
  if (isFailure(answer)) return 'not concerned';
  return {
    level: 'must',
    place: placeOfUpdate(observation),
    kind: `status ${answer.status}`,
    expected: 'success: the contract lets an update carry this',
    actual: describeAnswer(answer),
  };
}
