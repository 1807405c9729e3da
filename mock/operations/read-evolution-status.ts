import { jsonResponse, type MockResponse, plainError } from '../exchange.ts';
import { type FaultList, rejected } from '../validate/fault.ts';
import { validationError } from '../validation-error.ts';
import type { World } from '../world.ts';

/** 4.1: the evolution status of an agent, a free-form object. */
export function readEvolutionStatus(world: World, parameter: string): MockResponse {
  const faults: FaultList = [];
  const id = world.rules.parseUuid(parameter, ['path', 'agent_id'], faults);
  if (id === rejected) return validationError(faults, world.dialect);
  const unknown = world.dialect['unknown-agent-on-status'];
  if (unknown !== 200 && !world.agents.has(String(id))) return plainError(unknown, 'Agent not found');
  return jsonResponse(200, world.statusPrinter.print(world, String(id)));
}
