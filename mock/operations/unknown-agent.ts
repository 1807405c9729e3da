import { refuse } from '../errors/refuse.ts';
import type { MockResponse } from '../exchange.ts';
import type { GivenPlaces } from '../fill-example.ts';
import type { World } from '../state/world.ts';

const points = {
  unknownAgentOnUpdate: 'unknown-agent-on-update',
  unknownAgentOnStatus: 'unknown-agent-on-status',
} as const;

/** The refusal of an agent that nobody knows, which 4.1 and 4.3 do not show; undefined where the dialect takes it. */
export function refuseUnknownAgent(
  world: World,
  situation: keyof typeof points,
  agentId: string,
  places: GivenPlaces,
): MockResponse | undefined {
  const status = world.dialect[points[situation]];
  return status === 200
    ? undefined
    : refuse(world, situation, { status, detail: 'Agent not found' }, { ...places, agentId });
}
