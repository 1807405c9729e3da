import { groupOfAgent } from '../group.ts';
import { decide } from '../learned-point.ts';
import { takenOr } from '../readings.ts';

/** The agent's own values: whoever takes them, changes nothing. */
const readOnlyNames = ['team_id', 'created_at', 'id'];

/** What becomes of keys that no update carries. */
export const learnKeys = groupOfAgent(['unknown-keys', 'read-only-keys'], async (agent) => {
  const read = takenOr('ignore', 'reject');
  const unknown = await agent.readUpdates([{ kit_unknown_key: 1 }, { kit_other_key: { kit: true } }], read);
  const own = readOnlyNames.flatMap((name) => {
    const value = agent.first[name];
    return value === undefined ? [] : [{ [name]: value }];
  });
  return {
    points: [decide('unknown-keys', unknown), decide('read-only-keys', await agent.readUpdates(own, read))],
  };
});
