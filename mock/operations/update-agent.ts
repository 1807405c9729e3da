import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { fillUnsetFields } from '../agent/fill-unset-fields.ts';
import { presentAgent } from '../agent/present-agent.ts';
import { replaceSuppliedFields } from '../agent/replace-supplied-fields.ts';
import { type BodyReading, emptyBody, missingBody, refuseMissingBody } from '../body/read-body.ts';
import { timeOf } from '../clock.ts';
import { rejectUpdate } from '../errors/error-of-update.ts';
import { refuse } from '../errors/refuse.ts';
import { jsonResponse, type MockResponse } from '../exchange.ts';
import type { GivenPlaces } from '../fill-example.ts';
import { keepAgent } from '../state/agent-growth.ts';
import type { World } from '../state/world.ts';
import { type FaultList, type Rejected, rejected } from '../validate/fault.ts';
import { addExtraFields } from './extra-fields-of-agents.ts';
import { refuseOverlap } from './overlapping-updates.ts';
import { refuseByState } from './refuse-by-state.ts';
import { refuseUnknownAgent } from './unknown-agent.ts';

function readUpdate(world: World, reading: BodyReading, faults: FaultList): JsonObject | Rejected {
  const value: JsonValue =
    reading.is === 'json' ? reading.value : reading.is === 'text' ? reading.text : null;
  if (value === null) {
    faults.push(missingBody(reading));
    return rejected;
  }
  const before = faults.length;
  const update = world.rules.parseUpdate(value, faults);
  const [first] = faults.slice(before);
  if (reading.is === 'text' && first !== undefined) faults[before] = { ...first, sort: 'uncalled' };
  return update;
}

/** The keys of a body in the order in which they were sent. */
const keysOf = (reading: BodyReading): readonly string[] =>
  reading.is === 'json' && isJsonObject(reading.value) ? Object.keys(reading.value) : [];

/** The choice that concerns a body that is not there, or says that nothing is. */
function missingChoice(world: World, reading: BodyReading) {
  if (reading.is === 'absent') return world.dialect['missing-body'];
  return reading.is === 'json' && reading.value === null ? world.dialect['null-body'] : 422;
}

/** An agent that nobody registered, for deployments that update unknown agents into being. */
function newAgent(id: string, time: number): JsonObject {
  const names = { agent_name: 'unnamed', model_name: 'unknown' };
  return fillUnsetFields({ id, ...names, team_id: id, created_by: id, created_at: time, updated_at: time });
}

/** An agent that nobody knows, where that is told before what is wrong with the body. */
function refuseUnknownEarly(
  world: World,
  id: string,
  update: JsonObject | undefined,
  places: GivenPlaces,
): MockResponse | undefined {
  const before = world.dialect.examples?.errors?.unknownAgentOnUpdate?.before;
  const isEarly = before === 'body' || (before === 'faults' && update !== undefined);
  return isEarly ? refuseUnknownAgent(world, 'unknownAgentOnUpdate', id, places) : undefined;
}

/** The refusal that is told before the body of an update is looked at, or the fields in it, for the state of the agent. */
export function refuseEarly(
  world: World,
  parameter: string,
  reading: BodyReading,
  places: GivenPlaces,
): MockResponse | undefined {
  if (!world.rules.refusesEarly) return undefined;
  const parsed = world.rules.parseUuid(parameter, [], []);
  const id = parsed === rejected ? '' : String(parsed);
  const agent = world.agents.get(id);
  const update = reading.is === 'json' && isJsonObject(reading.value) ? reading.value : undefined;
  if (agent === undefined)
    return parsed === rejected ? undefined : refuseUnknownEarly(world, id, update, places);
  const sent = { id, agent, update, places };
  const beforeBody = refuseByState(world, sent, 'body');
  return beforeBody ?? (update === undefined ? undefined : refuseByState(world, sent, 'faults'));
}

/** 4.3: replaces the supplied fields and answers the agent. A rejected update leaves no trace. */
export function updateAgent(
  world: World,
  parameter: string,
  sent: BodyReading,
  given: GivenPlaces,
): MockResponse {
  const { dialect } = world;
  const missing = missingChoice(world, sent);
  const reading = missing === 'accept' ? emptyBody : sent;
  const early = refuseEarly(world, parameter, reading, given);
  if (early !== undefined) return early;
  if (missing !== 422 && missing !== 'accept')
    return refuseMissingBody(world, missing, { ...given, agentId: parameter });
  const faults: FaultList = [];
  const id = world.rules.parseUuid(parameter, ['path', 'id'], faults);
  const update = readUpdate(world, reading, faults);
  const badUuidStatus = dialect['bad-uuid-on-update'];
  const isToldAsFault = world.rules.tellFaults.refusalOf(faults[0])?.status === badUuidStatus;
  if (id === rejected && badUuidStatus !== 422 && !isToldAsFault)
    return refuse(world, 'badUuidOnUpdate', { status: badUuidStatus, detail: 'Not Found' }, given);
  if (id === rejected || update === rejected)
    return rejectUpdate(faults, keysOf(reading), world, {
      ...given,
      agentId: id === rejected ? parameter : String(id),
    });
  const key = String(id);
  const known = world.agents.get(key);
  const refused =
    known === undefined
      ? refuseUnknownAgent(world, 'unknownAgentOnUpdate', key, given)
      : (refuseOverlap(world, key, given) ??
        refuseByState(world, { id: key, agent: known, update, places: given }, 'last'));
  if (refused !== undefined) return refused;
  const time = timeOf(world);
  const updated = replaceSuppliedFields(known ?? newAgent(key, time), update, time, dialect);
  const bytes = keepAgent(world, key, updated, update);
  if (typeof bytes !== 'number') return bytes;
  const shown = addExtraFields(presentAgent(updated, dialect), world);
  const answer = jsonResponse(dialect['accepted-update'], world.agentPrinter.print(key, shown));
  return { ...answer, written: { id: key, before: known, after: updated, shown, bytes } };
}
