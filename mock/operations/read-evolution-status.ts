import { refuse } from '../errors/refuse.ts';
import { validationError } from '../errors/validation-error.ts';
import { jsonResponse, type MockResponse } from '../exchange.ts';
import type { GivenPlaces } from '../fill-example.ts';
import { forwardEvolutionStatus } from '../forwarding/forwarded-request.ts';
import type { World } from '../state/world.ts';
import { type FaultList, rejected } from '../validate/fault.ts';

/** 4.1: the evolution status of an agent, a free-form object. */
export function readEvolutionStatus(world: World, parameter: string, places: GivenPlaces): MockResponse {
  const faults: FaultList = [];
  const id = world.rules.parseUuid(parameter, ['path', 'agent_id'], faults);
  if (id === rejected) return validationError(faults, world);
  const status = world.dialect['unknown-agent-on-status'];
  if (status !== 200 && !world.agents.has(String(id))) {
    const given = { ...places, agentId: String(id), agentIdAsSent: parameter };
    return refuse(world, 'unknownAgentOnStatus', { status, detail: 'Agent not found' }, given);
  }
  if (world.forwardsEvolution) return forwardEvolutionStatus(String(id));
  return jsonResponse(200, world.statusPrinter.print(world, String(id), parameter));
}
