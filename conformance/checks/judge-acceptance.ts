import { describeAnswer, isFailure, isSuccess } from '../judge/read-answer.ts';
import { isUpdateOfGivenAgent, type Seen, sentUpdate } from '../judge/seen.ts';
import { acceptanceCheckOf } from './attribution.ts';
import type { Judgement } from './check.ts';

/** The field that an update is about, for telling causes apart; `body` for several. */
export function placeOfUpdate(seen: Seen): string {
  const names = Object.keys(sentUpdate(seen) ?? {});
  return names.length === 1 ? (names[0] ?? 'body') : 'body';
}

/** Judges that an update which the contract accepts is answered with success, for the check that it belongs to. */
export function judgeAcceptance(seen: Seen, check: string): Judgement {
  const { answer, understanding } = seen;
  if (answer === undefined || understanding.expectation.verdict !== 'accept') return 'not concerned';
  if (!isUpdateOfGivenAgent(seen) || acceptanceCheckOf(seen) !== check) return 'not concerned';
  if (isSuccess(answer)) return 'kept';
  // A conflict is with another agent of the same name: whether names are unique is not shown.
  if (answer.status === 409 && Object.hasOwn(sentUpdate(seen) ?? {}, 'agent_name')) return 'not concerned';
  // A 5xx is the business of server-does-not-fail, wherever it comes.
  if (isFailure(answer)) return 'not concerned';
  return {
    level: 'must',
    place: placeOfUpdate(seen),
    kind: `status ${answer.status}`,
    expected: 'success: the contract lets an update carry this',
    actual: describeAnswer(answer),
  };
}
