import type { Field } from '../../../spec/fields.ts';
import { isJsonArray, type JsonObject } from '../../../spec/json-value.ts';
import { rejectedUpdateLeavesNoTrace } from '../../checks/rejected-update-leaves-no-trace.ts';
import { updateRequest } from '../../generate/cases.ts';
import { compareStates, isRefused } from '../../scenario/compare-states.ts';
import { otherValue } from '../../scenario/other-value.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { wrongClasses } from '../../systematic/wrong-classes.ts';

/** A valid field beside an invalid one, the invalid one last or first in the body and in the contract's order. */
export function leavesNoTrace(agentId: string, field: Field, salt: number, isLast: boolean): Scenario {
  const spoiler: JsonObject = isLast
    ? { guard_manually_configured: 'kit-no-flag' }
    : { status: 'kit-no-status' };
  return {
    check: rejectedUpdateLeavesNoTrace,
    about: field.name,
    agentId,
    play: async ({ put, read }) => {
      const before = await read(agentId);
      const value = before === undefined ? undefined : otherValue(field, before[field.name] ?? null, salt);
      if (value === undefined || Object.hasOwn(spoiler, field.name)) return 'not concerned';
      const good = { [field.name]: value };
      const { outcome } = await put(agentId, isLast ? { ...good, ...spoiler } : { ...spoiler, ...good });
      return isRefused(outcome)
        ? compareStates(before, await read(agentId), 'changed by a rejected update')
        : 'not concerned';
    },
  };
}

/** An update that is rejected for one field, beside another that is fine. */
export function leavesItself(agentId: string, field: Field, salt: number): Scenario {
  const [, wrong] =
    wrongClasses(field).findLast(([, value]) => isJsonArray(value)) ?? wrongClasses(field)[0] ?? [];
  const companion = field.name === 'purpose' ? 'hub' : 'purpose';
  return {
    check: rejectedUpdateLeavesNoTrace,
    about: `${field.name} itself`,
    agentId,
    play: async ({ put, read }) => {
      const before = await read(agentId);
      if (before === undefined || wrong === undefined) return 'not concerned';
      const { outcome } = await put(agentId, { [companion]: `kit-trace-${salt}`, [field.name]: wrong });
      return isRefused(outcome)
        ? compareStates(before, await read(agentId), 'changed by a rejected update')
        : 'not concerned';
    },
  };
}

/** Malformed JSON, whose beginning is an update. */
export function leavesNothingOfHalf(agentId: string, updatePath: string, salt: number): Scenario {
  return {
    check: rejectedUpdateLeavesNoTrace,
    about: 'malformed JSON',
    agentId,
    play: async ({ read, send }) => {
      const before = await read(agentId);
      const request = updateRequest(updatePath, agentId, `{"purpose":"kit-half-${salt}","hub":`);
      const { outcome } = await send('updateAgent', request);
      return isRefused(outcome)
        ? compareStates(before, await read(agentId), 'changed by malformed JSON')
        : 'not concerned';
    },
  };
}
