import { agentFieldNamed } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import { inTurn } from '../asked.ts';
import { groupOfAgent } from '../group.ts';
import { decide, readAsked } from '../learned-point.ts';
import { type Read, readUnset } from '../readings.ts';

/** Fields that an agent cannot have as null, with a value that is not their default. */
const neverNull: readonly (readonly [name: string, value: JsonValue])[] = [
  ['hub', 'kit-hub'],
  ['access_level', 'grey_box'],
  ['protocol', 'a2a'],
];

const readNull =
  (name: string, before: JsonValue): Read =>
  (answer) => {
    if (!isSuccess(answer) || answer.object === undefined) return undefined;
    const value = answer.object[name] ?? null;
    if (equalJson(value, before)) return 'keep';
    return equalJson(value, agentFieldNamed(name)?.default ?? null) ? 'reset' : undefined;
  };

/** What null does to fields that cannot be null, and how others look that are. */
export const learnNulls = groupOfAgent(['null-on-required', 'unset-fields'], async (agent) => {
  const onRequired = await inTurn(neverNull, async ([name, value]) => {
    await agent.update({ [name]: value });
    return readAsked(await agent.update({ [name]: null }), readNull(name, value), [name]);
  });
  const unset = await inTurn(['purpose', 'agent_url'], async (name) =>
    readAsked(await agent.update({ [name]: null }), readUnset(name), [name]),
  );
  return { points: [decide('null-on-required', onRequired), decide('unset-fields', unset)] };
});
