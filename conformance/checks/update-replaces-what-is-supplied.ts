import { agentFieldNamed, type Field, updateFieldNamed } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { nameChange } from '../observe/name-change.ts';
import { isUpdateOfGivenAgent, sentUpdate } from '../observe/observation.ts';
import { isSuccess } from '../observe/read-answer.ts';
import { hasSameValue } from '../observe/same-value.ts';
import { differingFields } from '../scenario/differences.ts';
import type { Step } from '../scenario/step.ts';
import type { Check, Judgement } from './check.ts';
import { showBoth, showField } from './show-field.ts';
import { wasNeverStored } from './update-keeps-what-is-omitted.ts';

const mask = /[*•…#]|\.\.\.|redacted|masked|hidden/i;

/** api_key is exempt where it is masked, hashed or left out: it is seen to be plain where it begins as the kit's keys do. */
function isHidden(field: Field, answered: JsonValue | undefined): boolean {
  if (field.name !== 'api_key') return false;
  return typeof answered !== 'string' || !/^kit-/i.test(answered) || mask.test(answered);
}

/** A field that is left out is as if it had never been set. */
function isUnset(field: Field, sent: JsonValue): boolean {
  if (sent === null) return true;
  const unset = agentFieldNamed(field.name)?.default ?? (field.kind.startsWith('list') ? [] : undefined);
  return unset !== undefined && hasSameValue(field, sent, unset);
}

function isThere(field: Field, sent: JsonValue, agent: JsonObject): boolean {
  const answered = agent[field.name];
  if (isHidden(field, answered)) return true;
  // What null does to a field that an agent cannot have as null is not shown.
  if (sent === null && agentFieldNamed(field.name)?.nullable !== true) return true;
  if (answered === undefined) return isUnset(field, sent);
  if (sent === null || answered === null) return sent === answered;
  return hasSameValue(field, sent, answered);
}

const isMadeUp = (value: JsonValue) => typeof value === 'string' && value.startsWith('kit');

/** What an object still has of the one before it, though it was replaced: keys that nobody supplied this time. */
function leftOver(
  before: JsonValue,
  supplied: JsonValue,
  after: JsonValue,
  sentBefore: JsonValue,
): string | undefined {
  if (!isJsonObject(before) || !isJsonObject(supplied) || !isJsonObject(after) || !isJsonObject(sentBefore))
    return undefined;
  for (const [key, value] of Object.entries(after)) {
    const old = before[key] ?? null;
    const wasEchoed = Object.hasOwn(sentBefore, key) && equalJson(sentBefore[key] ?? null, old);
    if (!wasEchoed) continue;
    // Only what the kit made up: null, 0 or "" may be what a model fills in.
    if (!Object.hasOwn(supplied, key) && isMadeUp(old) && equalJson(value, old)) return key;
    const deeper = leftOver(old, supplied[key] ?? null, value, sentBefore[key] ?? null);
    if (deeper !== undefined) return `${key}.${deeper}`;
  }
  return undefined;
}

function judgeMerge({ update, before, after, earlier }: Step): Judgement {
  for (const [name, supplied] of Object.entries(update)) {
    const key = leftOver(before[name] ?? null, supplied, after[name] ?? null, earlier?.update[name] ?? null);
    if (key === undefined) continue;
    const expected = `${name} replaced by what was supplied, without ${key}`;
    return { level: 'must', place: name, kind: 'merged', expected, actual: showField(name, after) };
  }
  return 'kept';
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
    place: lost.name,
    kind: 'not stored',
    expected: `${expected}, as it was answered before`,
    actual,
  };
}

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
    const missing = supplied.find(({ field, value }) => !isThere(field, value, agent));
    if (missing === undefined) return 'kept';
    const { name } = missing.field;
    return {
      level: 'must',
      place: name,
      kind: nameChange(missing.value, agent[name]),
      ...showBoth(name, { [name]: missing.value }, agent),
    };
  },
  judgeStep: judgeStored,
};
