import { agentFieldNamed, type Field, updateFieldNamed } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { printJson } from '../../../spec/json-print.ts';
import { JsonNumber, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { differingFields } from '../../observe/differences.ts';
import type { Judgement, Level } from '../../observe/judgement.ts';
import { leftOutValue } from '../../observe/left-out-value.ts';
import { isPlainKey } from '../../observe/masked-api-key.ts';
import { nameChange } from '../../observe/name-change.ts';
import { isUpdateOfGivenAgent, type Observation, sentUpdate } from '../../observe/observation.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import { hasSameValue, readAs } from '../../observe/same-value.ts';
import { showBoth } from '../../observe/show-field.ts';
import type { Step } from '../../observe/step.ts';
import { isCalledJson } from '../../oracle/content-type.ts';
import { isTextNull } from '../../oracle/expect-field.ts';
import { placeAt } from '../../run/place.ts';
import { wasNeverStored } from '../../scenario/never-stored.ts';
import type { Check } from '../check.ts';
import { judgeMerge } from './merged-object.ts';
import { judgeStoredOrReplaced, storingScenarios } from './stored-scenarios.ts';

/** A field that is left out is as if it had never been set. */
function isUnset(field: Field, sent: JsonValue): boolean {
  if (sent === null) return true;
  const unset = leftOutValue(field);
  return unset !== null && hasSameValue(field, sent, unset);
}

function isThere(field: Field, sent: JsonValue, agent: JsonObject): boolean {
  const answered = agent[field.name];
  // It is exempt where it is not shown as it is.
  if (field.name === 'api_key' && !isPlainKey(answered)) return true;
  // What null does to a field that an agent cannot have as null is not shown.
  if (sent === null && agentFieldNamed(field.name)?.nullable !== true) return true;
  // Where the text null is taken for null, it does what null does.
  if (isTextNull(field, sent)) return true;
  if (answered === undefined) return isUnset(field, sent);
  if (sent === null || answered === null) return sent === answered;
  return hasSameValue(field, sent, answered);
}

/** What the kit makes up: words of its own, or numbers for a shape that is published. */
const [ownWord, ownNumber] = [/kit/, /\b1\d{3}(?:\.5)?\b/];
const isMadeUp = (value: JsonValue, sign: RegExp) => sign.test(printJson(value));

/**
 * Whether a field has the object that was supplied for another one: what is kept of an object is open, its place is not.
 * An object that the kit did not make up may be what the deployment fills in for both.
 */
const isOfAnother = (
  field: Field,
  sent: JsonValue,
  answered: JsonValue | undefined,
  supplied: readonly { readonly field: Field; readonly value: JsonValue }[],
): boolean =>
  field.kind.includes('object') &&
  sent !== null &&
  answered !== undefined &&
  !equalJson(sent, answered) &&
  supplied.some(
    ({ field: other, value }) =>
      other.kind === field.kind &&
      other !== field &&
      equalJson(value, answered) &&
      (isMadeUp(value, ownWord) || [value, sent].every((one) => isMadeUp(one, ownNumber))),
  );

/** JavaScript rounds integers beyond 2^53 (RFC 8259, 6). */
function weigh(observation: Observation, value: JsonValue): Level {
  const isRounded = value instanceof JsonNumber && /^-?\d+$/.test(value.text);
  return isRounded || !isCalledJson(observation.exchange.request) ? 'should' : 'must';
}

/** What was answered is then there, in the next answer too. */
function judgeStored(step: Step): Judgement {
  const supplied = new Set(Object.keys(step.update));
  const lost = differingFields(step.before, step.after, supplied).find((field) =>
    wasNeverStored(step, field),
  );
  if (lost === undefined) return judgeMerge(step);
  const { expected, actual } = showBoth(lost.name, step.before, step.after);
  return {
    level: 'must',
    code: 'not-stored',
    place: placeAt('answer', lost.name),
    expected: `${expected}, as it was answered before`,
    actual,
  };
}

/** api_key too (2.1): what stands for one that is not shown is told in observe/masked-api-key.ts. */
export const updateReplacesWhatIsSupplied: Check = {
  id: 'update-replaces-what-is-supplied',
  level: 'must',
  clause: '4.3',
  requirement: 'Each supplied field replaces the field of the agent, with the same value.',
  operations: ['updateAgent'],
  needs: (fields) => fields.length,
  judge: (observation) => {
    const { answer } = observation;
    const update = sentUpdate(observation);
    if (answer === undefined || update === undefined || !isUpdateOfGivenAgent(observation))
      return 'not concerned';
    const agent = answer.object;
    // What an answer shows of updates at the same time is the business of the storm that they are of.
    if (observation.isOverlapped) return 'not concerned';
    if (!isSuccess(answer) || agent === undefined || observation.understanding.expectation.hostile)
      return 'not concerned';
    // A violation that was accepted is found by the check that it belongs to.
    if (observation.understanding.expectation.verdict === 'reject') return 'not concerned';
    const supplied = Object.entries(update).flatMap(([name, value]) => {
      const field = updateFieldNamed(name);
      return field === undefined || (field.kind === 'decimal-text' && value !== null)
        ? []
        : [{ field, value }];
    });
    if (supplied.length === 0) return 'not concerned';
    const missing = supplied.find(
      ({ field, value }) =>
        !isThere(field, value, agent) || isOfAnother(field, value, agent[field.name], supplied),
    );
    if (missing === undefined) return 'kept';
    const { name } = missing.field;
    const meant = readAs(missing.field, missing.value);
    return {
      level: weigh(observation, missing.value),
      code: nameChange(meant, agent[name]),
      place: placeAt('answer', name),
      ...showBoth(name, { [name]: meant }, agent),
    };
  },
  judgeStep: judgeStored,
  judgeScenario: judgeStoredOrReplaced,
  scenarios: storingScenarios,
};
