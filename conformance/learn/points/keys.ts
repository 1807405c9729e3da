import type { JsonObject } from '../../../spec/json-value.ts';
import { readUpdates } from '../ask-update.ts';
import { groupOfAgent } from '../group.ts';
import { decide } from '../learned-point.ts';
import { takenOr } from '../readings.ts';

/** The agent's own values: whoever takes them, changes nothing. */
const readOnlyNames = ['team_id', 'created_at', 'id'];

/** What becomes of keys that no update carries. */
export const learnKeys = groupOfAgent(['unknown-keys', 'read-only-keys'], async (learning, agentId) => {
  const ask = (bodies: readonly JsonObject[]) =>
    readUpdates(learning, agentId, bodies, () => takenOr('ignore', 'reject'));
  const first = learning.agent?.first ?? {};
  const own = readOnlyNames.flatMap((name) => {
    const value = first[name];
    return value === undefined ? [] : [{ [name]: value }];
  });
  return {
    points: [
      decide('unknown-keys', await ask([{ kit_unknown_key: 1 }, { kit_other_key: { kit: true } }])),
      decide('read-only-keys', await ask(own)),
    ],
  };
});
