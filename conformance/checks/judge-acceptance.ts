import { type Field, updateFieldNamed } from '../../spec/fields.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import type { Judgement } from '../observe/judgement.ts';
import { isUpdateOfGivenAgent, type Observation, sentUpdate } from '../observe/observation.ts';
import { describeAnswer, isFailure, isSuccess } from '../observe/read-answer.ts';
import { admittingClause } from '../oracle/admitting-clause.ts';
import { type Place, placeAt } from '../run/place.ts';
import { isBesideItself } from '../run/wire-form.ts';
import { isConflict } from '../scenario/conflicts.ts';
import { blameMediaType } from './refused-media-type.ts';
import { weighRefusal } from './weigh-refusal.ts';

/** The one member of an update. */
export interface OnlyMember {
  readonly name: string;
  readonly field: Field | undefined;
  readonly value: JsonValue;
}

/** The one member that an update has; undefined where it has none, or several. */
function onlyMemberOf(observation: Observation): OnlyMember | undefined {
  const members = Object.entries(sentUpdate(observation) ?? {});
  const [only] = members;
  if (only === undefined || members.length > 1) return undefined;
  const [name, value] = only;
  return { name, field: updateFieldNamed(name), value };
}

/** The field that an update is about, for telling causes apart; the whole body for several. */
export function placeOfUpdate(observation: Observation): Place {
  const { text = '' } = observation.understanding.located?.parameter ?? {};
  const only = onlyMemberOf(observation);
  // Where an id in other letters is not known, no field is to blame; but for one that the answer names.
  const isBlamed = only !== undefined && observation.answer?.body.includes(only.name) === true;
  if (text !== text.toLowerCase() && !isBlamed) return placeAt('path', 'id');
  return only === undefined ? placeAt('body') : placeAt('body', only.name);
}

/**
 * Judges that an update which the contract accepts is answered with success. Each belongs to one check, the one that
 * says most of it, so that a cause is reported once: `isOwn` says which are the caller's.
 */
export function judgeAcceptance(
  observation: Observation,
  isOwn: (only: OnlyMember | undefined) => boolean,
): Judgement {
  const { answer, understanding } = observation;
  if (answer === undefined || understanding.expectation.verdict !== 'accept') return 'not concerned';
  if (!isUpdateOfGivenAgent(observation) || !isOwn(onlyMemberOf(observation))) return 'not concerned';
  if (isSuccess(answer)) return 'kept';
  if (isConflict(observation.exchange) && isBesideItself(observation.exchange.request.wire))
    return 'not concerned';
  // A conflict is with another agent of the same name: whether names are unique is not shown.
  if (answer.status === 409 && Object.hasOwn(sentUpdate(observation) ?? {}, 'agent_name'))
    return 'not concerned';
  // A 5xx is the business of server-does-not-fail, wherever it comes.
  if (isFailure(answer)) return 'not concerned';
  return {
    level: weighRefusal(observation, answer),
    code: `status-${answer.status}`,
    place: placeOfUpdate(observation),
    expected: `success, by ${admittingClause(sentUpdate(observation) ?? {})}`,
    actual: describeAnswer(answer),
    ...blameMediaType(observation),
  };
}
