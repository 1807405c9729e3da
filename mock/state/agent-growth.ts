import type { JsonObject } from '../../spec/json-value.ts';
import { type MockResponse, plainError } from '../exchange.ts';
import { weighJson } from './weigh-json.ts';
import type { World } from './world.ts';

/** How many bytes the agents of a world may take more than at first. */
export const mostAgentGrowth = 32 * 1_048_576;

const tooMuch: MockResponse = {
  ...plainError(
    413,
    `The agents would take more than ${mostAgentGrowth / 1_048_576} MiB more than at first. Send less, or reset the mock.`,
  ),
  cause: { by: 'limit' },
};

/** About how many bytes the values of an agent take that an update supplies; all of it where there was no update. */
function weighSupplied(agent: JsonObject, update: JsonObject | undefined): number {
  if (update === undefined) return weighJson(agent);
  let bytes = 0;
  for (const name in update) bytes += weighJson(agent[name]);
  return bytes;
}

/**
 * Puts an updated agent in its place, and gives the bytes of what was replaced and of what is there now; gives a
 * refusal, and changes nothing, where the agents have grown too much.
 */
export function keepAgent(
  world: World,
  id: string,
  updated: JsonObject,
  update: JsonObject,
): number | MockResponse {
  const known = world.agents.get(id);
  const before = known === undefined ? 0 : weighSupplied(known, update);
  const after = weighSupplied(updated, known === undefined ? undefined : update);
  const growth = after - before;
  if (growth > 0 && world.agentGrowth.bytes + growth > mostAgentGrowth) return tooMuch;
  world.agentGrowth.bytes += growth;
  world.agents.set(id, updated);
  world.onAgent?.(updated);
  return before + after;
}
