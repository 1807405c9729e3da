import type { Dialect } from '../../spec/dialect-points.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { presentAgent } from '../agent/present-agent.ts';
import { refuseBy } from '../errors/refuse.ts';
import { validationError } from '../errors/validation-error.ts';
import { jsonResponse, type MockResponse } from '../exchange.ts';
import { fillObject, type GivenPlaces } from '../fill-example.ts';
import type { World } from '../state/world.ts';
import { type FaultList, type Rejected, rejected } from '../validate/fault.ts';
import { parseQueryFlag } from '../validate/flag.ts';
import { reject } from '../validate/reject.ts';
import { addExtraFields } from './extra-fields-of-agents.ts';

/** An agent as the list shows it: its scores where they are asked for, null too (4.4); else what `list-unscored` says. */
function presentListed(agent: JsonObject, world: World, withScores: boolean): JsonObject {
  const { dialect } = world;
  const { latest_evaluation: scores = null, ...others } = agent;
  const { latest_evaluation: _, ...presented } = presentAgent(others, dialect);
  const isShown = withScores || dialect['list-unscored'] !== 'left-out';
  const shown = isShown ? { ...presented, latest_evaluation: withScores ? scores : null } : presented;
  return addExtraFields(shown, world);
}

/** Whether scores are asked for; of several flags the one that counts, or none of them. */
function readFlags(flags: readonly string[], dialect: Dialect, faults: FaultList): boolean | Rejected {
  const loc = ['query', 'include_scores'];
  const read = (text: string) => parseQueryFlag(text, loc, faults, dialect['list-flags']);
  const [first, second] = flags;
  if (first === undefined) return false;
  if (second === undefined) return read(first);
  switch (dialect['list-flag-twice']) {
    case 'last':
      return read(flags.at(-1) ?? first);
    case 'first':
      return read(first);
    case 'any':
      return flags.map(read).find((flag) => flag !== false) ?? false;
    case 'none':
      return false;
    case 'reject':
      return reject('bool_parsing', [...flags], loc, faults);
  }
}

/** 4.4: all agents, with their scores when asked. */
export function listAgents(world: World, query: string, places: GivenPlaces): MockResponse {
  const { dialect } = world;
  const refused = dialect.examples?.errors?.refusedList;
  if (refused !== undefined)
    return refuseBy(refused, 'refusedList', { status: refused.status ?? 400 }, places, world);
  const faults: FaultList = [];
  const flag = readFlags(new URLSearchParams(`?${query}`).getAll('include_scores'), dialect, faults);
  if (flag === rejected) {
    const example = world.rules.tellFaults.refusalOf(faults[0]);
    return example === undefined
      ? validationError(faults, world, places)
      : refuseBy(example, 'refusedList', { status: example.status ?? 400 }, places, world);
  }
  const withScores = flag === true || dialect['list-scores'] === 'always';
  const agents = [...world.agents.values()].map((agent) => presentListed(agent, world, withScores));
  const beside = fillObject(dialect.examples?.listExtraFields ?? {}, {}, world);
  const body =
    dialect['list-envelope'] === 'array' ? agents : { ...beside, [dialect['list-items-key']]: agents };
  return jsonResponse(200, printJson(body));
}
