import type { Observation } from '../observe/observation.ts';
import { describeAnswer, isFailure, isRefusal } from '../observe/read-answer.ts';
import { rejectionCheckOf } from './attribution.ts';
import type { Judgement } from './check.ts';

/** Judges that an update which the contract rejects is refused, for the check that it belongs to: any 4xx (4.3, 7). */
export function judgeRejection(observation: Observation, check: string): Judgement {
  const { answer, understanding } = observation;
  const { expectation, located } = understanding;
  if (answer === undefined || located?.operation !== 'updateAgent') return 'not concerned';
  if (expectation.verdict !== 'reject' || rejectionCheckOf(observation) !== check || isFailure(answer))
    return 'not concerned';
  if (isRefusal(answer)) return 'kept';
  const [reason] = expectation.reasons;
  return {
    level: 'must',
    place: String(reason?.place[1] ?? 'body'),
    kind: `accepted: ${reason?.why}`,
    expected: `a 4xx: ${reason?.place.join(' ')} is ${reason?.why}`,
    actual: describeAnswer(answer),
  };
}
