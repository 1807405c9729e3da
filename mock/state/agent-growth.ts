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

/** How many bytes more an agent takes after an update; all of them where nobody knew it. */
function growthOf(known: JsonObject | undefined, updated: JsonObject, update: JsonObject): number {
  if (known === undefined) return weighJson(updated);
  let growth = 0;
  for (const name in update) growth += weighJson(updated[name]) - weighJson(known[name]);
  return growth;
}

/** Puts an updated agent in its place; gives a refusal, and changes nothing, where the agents have grown too much. */
export function keepAgent(
  world: World,
  id: string,
  updated: JsonObject,
  update: JsonObject,
): MockResponse | undefined {
  const growth = growthOf(world.agents.get(id), updated, update);
  if (growth > 0 && world.agentGrowth + growth > mostAgentGrowth) return tooMuch;
  world.agentGrowth += growth;
  world.agents.set(id, updated);
  world.onAgent?.(updated);
  return undefined;
}
