import { agentFieldNamed, updateFieldNamed } from '../../spec/fields.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Outcome } from '../run/exchange.ts';

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
