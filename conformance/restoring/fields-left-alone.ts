import { type UpdateFieldName, updateFields } from '../../spec/fields.ts';
import { explainDoubt } from '../run/field-doubt.ts';
import type { GuardedAgent } from './guarded-agent.ts';
import { type NoWayBackToFirst, noWayBackToFirst, noWayBackToNull } from './no-way-back.ts';
import type { Doubt } from './read-back.ts';
import type { WayBackToNull } from './way-back-to-null.ts';

/** The fields that are written to no agent, or not to one of them, as far as it is known by now. */
export interface FieldsLeftAlone {
  /** Why a field of an agent is left alone; undefined where it may be written. */
  readonly whyNot: (name: string, agent: GuardedAgent) => string | undefined;
  /** Whether there is anything that an update of this agent has to do without. */
  readonly mayBlock: (agent: GuardedAgent) => boolean;
  readonly of: (agent: GuardedAgent) => ReadonlySet<string>;
  readonly ofAll: () => ReadonlySet<UpdateFieldName>;
  /** Leaves a field of one agent alone from now on, for what its own value has shown. */
  readonly leaveAlone: (agent: GuardedAgent, name: string, why: NoWayBackToFirst) => void;
  /** Leaves a field alone wherever it was not overwritten yet: what was supplied is not shown as it is. */
  readonly doubt: (name: string, doubt: Doubt) => void;
  /** Leaves keys alone from now on; but that of an agent which has nothing to lose. */
  readonly doubtKeys: (doubt: Doubt, but: GuardedAgent | undefined) => void;
  /** What is in doubt of these fields. */
  readonly doubtsOf: (fields: ReadonlySet<string>) => ReadonlyMap<string, Doubt>;
}

const fieldNames = updateFields.map(({ name }) => name);

export function createFieldsLeftAlone(
  agents: ReadonlyMap<string, GuardedAgent>,
  forbidden: ReadonlyMap<string, string>,
  wayBack: Pick<WayBackToNull, 'isMissing'>,
): FieldsLeftAlone {
  const doubts = new Map<string, Doubt>();
  const isLeftAlone = (name: string, { leftAlone, first }: GuardedAgent): boolean =>
    leftAlone.has(name) || wayBack.isMissing(name, first);
  const isLeftAloneEverywhere = (name: string): boolean =>
    forbidden.has(name) ||
    (agents.size > 0 && [...agents.values()].every((agent) => isLeftAlone(name, agent)));
  return {
    // Where a field is in doubt, an agent on which it was overwritten already has nothing more to lose by it.
    whyNot: (name, agent) => {
      const isOverwritten = agent.overwritten.has(name);
      const doubt = isOverwritten ? undefined : doubts.get(name);
      const why = agent.leftAlone.get(name) ?? (doubt === undefined ? undefined : explainDoubt(doubt));
      const isLost = !isOverwritten && wayBack.isMissing(name, agent.first);
      return why ?? (isLost ? noWayBackToNull : undefined);
    },
    mayBlock: ({ leftAlone }) => leftAlone.size > 0 || doubts.size > 0,
    of: (agent) => new Set(fieldNames.filter((name) => isLeftAlone(name, agent))),
    ofAll: () => new Set(fieldNames.filter(isLeftAloneEverywhere)),
    leaveAlone: (agent, name, why) => {
      agent.leftAlone.set(name, noWayBackToFirst[why]);
      if (why === 'refused') agent.refused.add(name);
    },
    doubt: (name, doubt) => doubts.set(name, doubt),
    doubtKeys: (doubt, but) => {
      doubts.set('api_key', doubt);
      for (const agent of agents.values())
        if (agent !== but) agent.leftAlone.set('api_key', explainDoubt(doubt));
    },
    doubtsOf: (fields) => new Map([...doubts].filter(([name]) => fields.has(name))),
  };
}
