import { agentFieldNamed } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import { askUpdate, readAsked, readUpdates } from '../ask-update.ts';
import { groupOfAgent } from '../group.ts';
import { decide, type Reading } from '../learned-point.ts';
import { type Read, readUnset } from '../readings.ts';

/** Fields that an agent cannot have as null, with a value that is not their default. */
const neverNull: readonly (readonly [name: string, value: JsonValue])[] = [
  ['hub', 'kit-hub'],
  ['access_level', 'grey_box'],
  ['protocol', 'a2a'],
];
const unset = ['purpose', 'agent_url'];

const readNull =
  (name: string, before: JsonValue): Read =>
  (answer) => {
    if (!isSuccess(answer) || answer.object === undefined) return undefined;
    const value = answer.object[name] ?? null;
    if (equalJson(value, before)) return 'keep';
    return equalJson(value, agentFieldNamed(name)?.default ?? null) ? 'reset' : undefined;
  };

/** What null does to fields that cannot be null, and how others look that are. */
export const learnNulls = groupOfAgent(['null-on-required', 'unset-fields'], async (learning, agentId) => {
  const readings: Reading[] = [];
  for (const [name, value] of neverNull) {
    await askUpdate(learning, agentId, { [name]: value });
    const asked = await askUpdate(learning, agentId, { [name]: null });
    readings.push(readAsked(asked, readNull(name, value), [name]));
  }
  const bodies = unset.map((name) => ({ [name]: null }));
  const shown = await readUpdates(learning, agentId, bodies, (body) => readUnset(Object.keys(body)[0] ?? ''));
  return { points: [decide('null-on-required', readings), decide('unset-fields', shown)] };
});
