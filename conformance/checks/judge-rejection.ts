import { type Field, updateFieldNamed } from '../../spec/fields.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import type { Judgement } from '../observe/judgement.ts';
import { type Observation, sentUpdate } from '../observe/observation.ts';
import { describeAnswer, isFailure, isRefusal } from '../observe/read-answer.ts';
import type { Reason } from '../oracle/expectation.ts';
import { placeAt } from '../run/place.ts';

/** What of an update the contract rejects: the first place that is wrong. */
export interface RejectedInput {
  readonly isInPath: boolean;
  /** Undefined where the body as a whole is wrong. */
  readonly field: Field | undefined;
  readonly value: JsonValue | undefined;
}

function rejectedInput(observation: Observation, reason: Reason | undefined): RejectedInput {
  const [part, name] = reason?.place ?? [];
  const update = sentUpdate(observation);
  const isField = part === 'body' && name !== undefined && update !== undefined;
  return {
    isInPath: part === 'path',
    field: isField ? updateFieldNamed(String(name)) : undefined,
    value: isField ? update[String(name)] : undefined,
  };
}

/**
 * Judges that an update which the contract rejects (oracle/ decides that) is refused: any 4xx (4.3, 7). Each belongs to one check, by the
 * first place that is wrong: `isOwn` says which are the caller's.
 */
export function judgeRejection(
  observation: Observation,
  isOwn: (input: RejectedInput) => boolean,
): Judgement {
  const { answer, understanding } = observation;
  const { expectation, located } = understanding;
  if (answer === undefined || located?.operation !== 'updateAgent') return 'not concerned';
  if (expectation.verdict !== 'reject' || isFailure(answer)) return 'not concerned';
  const [reason] = expectation.reasons;
  if (!isOwn(rejectedInput(observation, reason))) return 'not concerned';
  if (isRefusal(answer)) return 'kept';
  const [part, ...names] = reason?.place ?? [];
  return {
    level: 'must',
    code: `accepted-${reason?.code}`,
    place: placeAt(part === 'path' ? 'path' : 'body', ...names.slice(0, 1)),
    expected: `a 4xx: ${reason?.place.join(' ')} is ${reason?.why}`,
    actual: describeAnswer(answer),
  };
}
