import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { completeAgent } from '../complete-agent.ts';
import { jsonResponse, type MockResponse, plainError } from '../exchange.ts';
import { mergeUpdate } from '../merge-update.ts';
import { presentAgent } from '../present-agent.ts';
import { type BodyReading, missingBody, refuseMissingBody } from '../read-body.ts';
import { type FaultList, type Rejected, rejected } from '../validate/fault.ts';
import { validationError } from '../validation-error.ts';
import type { World } from '../world.ts';

function readUpdate(world: World, reading: BodyReading, faults: FaultList): JsonObject | Rejected {
  const value: JsonValue =
    reading.is === 'json' ? reading.value : reading.is === 'text' ? reading.text : null;
  if (value === null) {
    faults.push(missingBody);
    return rejected;
  }
  return world.rules.parseUpdate(value, faults);
}

/** The present time in the dialect's unit. */
function timeOf(world: World): number {
  const now = world.now();
  return world.dialect['time-unit'] === 'seconds' ? Math.floor(now / 1000) : Math.floor(now);
}

/** An agent that nobody registered, for deployments that update unknown agents into being. */
function newAgent(id: string, time: number): JsonObject {
  const names = { agent_name: 'unnamed', model_name: 'unknown' };
  return completeAgent({ id, ...names, team_id: id, created_by: id, created_at: time, updated_at: time });
}

/** 4.3: replaces the supplied fields and answers the agent. A rejected update leaves no trace. */
export function updateAgent(world: World, parameter: string, reading: BodyReading): MockResponse {
  const { dialect } = world;
  const missing = refuseMissingBody(reading, dialect);
  if (missing !== undefined) return missing;
  const faults: FaultList = [];
  const id = world.rules.parseUuid(parameter, ['path', 'id'], faults);
  const update = readUpdate(world, reading, faults);
  if (id === rejected || update === rejected) return validationError(faults, dialect);
  const key = String(id);
  const known = world.agents.get(key);
  const unknownStatus = dialect['unknown-agent-on-update'];
  if (known === undefined && unknownStatus !== 200) return plainError(unknownStatus, 'Agent not found');
  const time = timeOf(world);
  const updated = mergeUpdate(known ?? newAgent(key, time), update, time, dialect);
  world.agents.set(key, updated);
  return jsonResponse(200, world.agentPrinter.print(key, presentAgent(updated, dialect)));
}
