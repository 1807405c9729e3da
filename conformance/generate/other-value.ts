import type { Field } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { anyRun } from '../run/run-mark.ts';

/** Two values that the contract accepts for a field, told apart by a number; undefined for objects, which it leaves open. */
function candidates(field: Field, salt: number): readonly JsonValue[] {
  const digits = String(salt % 10_000).padStart(4, '0');
  switch (field.kind) {
    case 'text':
      // Who tested last says which run did: another run that writes at the same time is known by it.
      if (field.name === 'last_tested_by') return [`${anyRun}-${digits}`, `${anyRun}-other-${digits}`];
      // Some do other things with an agent that moves to another host.
      if (field.name === 'agent_url')
        return [`https://kit-${digits}.example/v1`, `https://kit-other-${digits}.example/v2`];
      return [`kit-${field.name}-${digits}`, `kit-other-${digits}`];
    case 'integer':
    case 'number':
      return [1000 + salt, 1001 + salt];
    case 'flag':
      return [salt % 2 === 0, salt % 2 !== 0];
    case 'choice': {
      const choices = field.choices ?? [];
      return [choices[salt % choices.length] ?? '', choices[(salt + 1) % choices.length] ?? ''];
    }
    case 'uuid':
      return [`6f9619ff-8b86-4d01-b42d-00cf4fc9${digits}`, `7c9e6679-7425-40de-944b-e07fc1f9${digits}`];
    case 'decimal-text':
      return [`${salt % 10_000}.25`, `${salt % 10_000}.75`];
    case 'list-of-texts':
      return [[`kit-${digits}`], [`kit-${digits}`, 'kit-b']];
    case 'object':
    case 'list-of-objects':
      return [];
  }
}

/** A value for a field that is not the one it has: setting a field to what it was proves nothing. */
export function otherValue(field: Field, current: JsonValue, salt: number): JsonValue | undefined {
  return candidates(field, salt).find((value) => !equalJson(value, current));
}
