import { validationError } from '../errors/validation-error.ts';
import { jsonResponse, type MockResponse } from '../exchange.ts';
import type { GivenPlaces } from '../fill-example.ts';
import { forwardEvolutionStatus } from '../forwarding/forwarded-request.ts';
import type { World } from '../state/world.ts';
import { type FaultList, rejected } from '../validate/fault.ts';
import { refuseUnknownAgent } from './unknown-agent.ts';

/** 4.1: the evolution status of an agent, a free-form object. */
export function readEvolutionStatus(world: World, parameter: string, places: GivenPlaces): MockResponse {
  const faults: FaultList = [];
  const id = world.rules.parseUuid(parameter, ['path', 'agent_id'], faults);
  if (id === rejected) return validationError(faults, world, places);
  const key = String(id);
  const given = { ...places, agentIdAsSent: parameter };
  const refused = world.agents.has(key)
    ? undefined
    : refuseUnknownAgent(world, 'unknownAgentOnStatus', key, given);
  if (refused !== undefined) return refused;
  if (world.forwardsEvolution) return forwardEvolutionStatus(key);
  return jsonResponse(200, world.statusPrinter.print(world, key, parameter));
}
