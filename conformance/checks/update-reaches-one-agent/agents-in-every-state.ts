import type { Field } from '../../../spec/fields.ts';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { updateRequest } from '../../generate/cases.ts';
import { updateOf } from '../../generate/update-of.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { judgeReadings } from './judge-readings.ts';

/** A value for a choice or a flag: in as many turns as there are statuses, all of them come up. */
function valueIn({ kind, choices = [] }: Field, turn: number): JsonValue | undefined {
  if (kind === 'flag') return turn % 2 === 0;
  return kind === 'choice' ? choices[turn % choices.length] : undefined;
}

const choicesIn = (fields: readonly Field[], turn: number): JsonObject =>
  updateOf(fields, (field) => valueIn(field, turn));

/** What can be unset is null. A list that an agent always has may stay as it is where null is supplied. */
const nothingIn = (fields: readonly Field[]): JsonObject =>
  updateOf(fields, ({ name, kind }) => {
    if (name === 'agent_name') return undefined;
    return kind === 'list-of-objects' ? [] : null;
  });

/**
 * One agent goes through every choice while another has each of them: what is done to others only where both are in a
 * certain state, such as that one is active at a time, shows. In every other state the other one has nothing else.
 */
export function meetInEveryState({
  agentIds,
  fields,
  salt,
  shapes,
  updatePath,
}: ScenarioPlan): readonly Scenario[] {
  const [one = '', other = ''] = agentIds;
  const turns = Math.max(0, ...fields.map(({ choices = [] }) => choices.length));
  const updates = Array.from({ length: turns }, (_, turn) =>
    updateRequest(updatePath, one, printJson(choicesIn(fields, turn))),
  );
  return updates.map((_, turn) => ({
    about: `agents that meet in state ${turn + 1} of ${turns}`,
    agentId: undefined,
    judge: judgeReadings,
    play: async ({ put, read, send }) => {
      const rest = turn % 2 === 0 ? otherValues(fields, {}, salt + 800 + turn, shapes) : nothingIn(fields);
      await put(other, { ...rest, ...choicesIn(fields, turn) });
      await read(other);
      // In which order does not matter: at the same time they take no longer than one of them.
      await Promise.all(updates.map((update) => send('updateAgent', update)));
      await read(other);
      return undefined;
    },
  }));
}
