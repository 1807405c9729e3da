import { agentFieldNamed, type Field, updateFieldNamed } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { isSuccess } from '../judge/read-answer.ts';
import { hasSameValue } from '../judge/same-value.ts';
import { isUpdateOfGivenAgent, sentUpdate } from '../judge/seen.ts';
import type { Check } from './check.ts';

const mask = /[*•…]|redacted|masked|hidden/i;

/** api_key is exempt where it is masked or left out. */
function isHidden(field: Field, answered: JsonValue | undefined): boolean {
  if (field.name !== 'api_key') return false;
  return (
    answered === undefined ||
    answered === null ||
    (typeof answered === 'string' && (answered === '' || mask.test(answered)))
  );
}

/** A field that is left out is as if it had never been set. */
function isUnset(field: Field, sent: JsonValue): boolean {
  if (sent === null) return true;
  const unset = agentFieldNamed(field.name)?.default ?? (field.kind.startsWith('list') ? [] : undefined);
  return unset !== undefined && equalJson(sent, unset);
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

const show = (value: JsonValue | undefined) => {
  const text = value === undefined ? 'nothing' : printJson(value);
  return text.length > 200 ? `${text.slice(0, 200)}… (${text.length} characters)` : text;
};

export const updateReplacesWhatIsSupplied: Check = {
  id: 'update-replaces-what-is-supplied',
  level: 'must',
  clause: '4.3',
  requirement: 'Each supplied field replaces the field of the agent, with the same value.',
  operations: ['updateAgent'],
  judge: (seen) => {
    const { answer } = seen;
    const update = sentUpdate(seen);
    if (answer === undefined || update === undefined || !isUpdateOfGivenAgent(seen)) return 'not concerned';
    const agent = answer.object;
    if (!isSuccess(answer) || agent === undefined || seen.understanding.expectation.hostile)
      return 'not concerned';
    // A violation that was accepted is found by the check that it belongs to.
    if (seen.understanding.expectation.verdict === 'reject') return 'not concerned';
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
      kind: 'another value',
      expected: `${name}: ${show(missing.value)}`,
      actual: `${name}: ${show(agent[name])}`,
    };
  },
};
