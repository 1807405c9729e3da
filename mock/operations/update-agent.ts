import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { completeAgent } from '../agent/complete-agent.ts';
import { changesBetween } from '../agent/field-change.ts';
import { mergeUpdate } from '../agent/merge-update.ts';
import { presentAgent } from '../agent/present-agent.ts';
import { jsonResponse, type MockResponse } from '../exchange.ts';
import { timeOf } from '../fill-example.ts';
import { type BodyReading, emptyBody, missingBody, refuseMissingBody } from '../read-body.ts';
import { refuse } from '../refuse.ts';
import { hideFaults, presentRejectedUpdate } from '../rejected-update.ts';
import { keepAgent } from '../state/agent-growth.ts';
import type { World } from '../state/world.ts';
import { type FaultList, type Rejected, rejected } from '../validate/fault.ts';
import { validationError } from '../validation-error.ts';
import { addExtraFields } from './extra-fields-of-agents.ts';

function readUpdate(world: World, reading: BodyReading, faults: FaultList): JsonObject | Rejected {
  const value: JsonValue =
    reading.is === 'json' ? reading.value : reading.is === 'text' ? reading.text : null;
  if (value === null) {
    faults.push(missingBody);
    return rejected;
  }
  return world.rules.parseUpdate(value, faults);
}

/** The choice that concerns a body that is not there, or says that nothing is. */
function missingChoice(world: World, reading: BodyReading) {
  if (reading.is === 'absent') return world.dialect['missing-body'];
  return reading.is === 'json' && reading.value === null ? world.dialect['null-body'] : 422;
}

/** An agent that nobody registered, for deployments that update unknown agents into being. */
function newAgent(id: string, time: number): JsonObject {
  const names = { agent_name: 'unnamed', model_name: 'unknown' };
  return completeAgent({ id, ...names, team_id: id, created_by: id, created_at: time, updated_at: time });
}

/** 4.3: replaces the supplied fields and answers the agent. A rejected update leaves no trace. */
export function updateAgent(world: World, parameter: string, sent: BodyReading): MockResponse {
  const { dialect } = world;
  const missing = missingChoice(world, sent);
  if (missing !== 422 && missing !== 'accept') return refuseMissingBody(world, missing);
  const reading = missing === 'accept' ? emptyBody : sent;
  const faults: FaultList = [];
  const id = world.rules.parseUuid(parameter, ['path', 'id'], faults);
  const update = readUpdate(world, reading, faults);
  const badUuidStatus = dialect['bad-uuid-on-update'];
  if (id === rejected && badUuidStatus !== 422)
    return refuse(world, 'badUuidOnUpdate', { status: badUuidStatus, detail: 'Not Found' });
  if (id === rejected) return hideFaults(validationError(faults, world), world);
  if (update === rejected) return presentRejectedUpdate(validationError(faults, world), world);
  const key = String(id);
  const known = world.agents.get(key);
  const status = dialect['unknown-agent-on-update'];
  if (known === undefined && status !== 200) {
    const given = { agentId: key };
    return refuse(world, 'unknownAgentOnUpdate', { status, detail: 'Agent not found' }, given);
  }
  const time = timeOf(world);
  const updated = mergeUpdate(known ?? newAgent(key, time), update, time, dialect);
  const refusal = keepAgent(world, key, updated, update);
  if (refusal !== undefined) return refusal;
  const shown = addExtraFields(presentAgent(updated, dialect), world);
  const answered = jsonResponse(200, world.agentPrinter.print(key, shown));
  return { ...answered, changes: changesBetween(known, updated) };
}
