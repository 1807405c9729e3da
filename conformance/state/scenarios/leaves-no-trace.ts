import type { Field } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { rejectedUpdateLeavesNoTrace } from '../../checks/rejected-update-leaves-no-trace.ts';
import { wrongClasses } from '../../systematic/wrong-classes.ts';
import { otherValue } from '../other-value.ts';
import type { Scenario } from '../scenario.ts';
import { compareStates, isRefused } from './compare-states.ts';

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

/** An update that is rejected for the field itself. */
export function leavesItself(agentId: string, field: Field): Scenario {
  const [, wrong] = wrongClasses(field)[0] ?? [];
  return {
    check: rejectedUpdateLeavesNoTrace,
    about: `${field.name} itself`,
    agentId,
    play: async ({ put, read }) => {
      const before = await read(agentId);
      if (before === undefined || wrong === undefined) return 'not concerned';
      const { outcome } = await put(agentId, { [field.name]: wrong });
      return isRefused(outcome)
        ? compareStates(before, await read(agentId), 'changed by a rejected update')
        : 'not concerned';
    },
  };
}
