import { agentFieldNamed, updateFieldNamed } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Outcome } from '../run/exchange.ts';
import { fieldOf } from './supplied-fields.ts';

/** Watches for a deployment that keeps members of an update which are no fields: nobody can take them away again. */
export interface KeptMembers {
  /** Notes what an update with such members was answered with. */
  readonly note: (members: readonly string[], outcome: Outcome) => void;
  /** Why no more of them are sent; undefined where they may be. */
  readonly whyNot: (members: readonly string[]) => string | undefined;
}

/** Members that are no field of an agent, as they are spelled. */
export const strangersIn = (names: readonly string[]): readonly string[] =>
  names.filter((name) => agentFieldNamed(name) === undefined && updateFieldNamed(name) === undefined);

/** Whether a member that is no field would get another value than the agent has there: nobody would put it back. */
export const isOtherMember = (name: string, supplied: JsonObject, first: JsonObject): boolean =>
  Object.hasOwn(first, name) &&
  // A field in other letters is put back as the field.
  updateFieldNamed(fieldOf(name)) === undefined &&
  !equalJson(first[name] ?? null, supplied[name] ?? null);

export function watchKeptMembers(): KeptMembers {
  let kept: string | undefined;
  return {
    note: (members, outcome) => {
      if (kept !== undefined || members.length === 0) return;
      const agent = agentIn(outcome);
      if (agent !== undefined) kept = members.find((name) => Object.hasOwn(agent, name));
    },
    whyNot: (members) =>
      kept === undefined || members.length === 0
        ? undefined
        : `No more members that are no fields are sent: ${kept} is kept, and nothing takes it away.`,
  };
}
