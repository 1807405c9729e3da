import { printJson } from '../../spec/json-print.ts';
import { jsonResponse, type MockResponse } from '../exchange.ts';
import { fillExample, type GivenPlaces } from '../fill-example.ts';
import type { World } from '../state/world.ts';
import type { Fault } from '../validate/fault.ts';
import { placesOfFault } from '../validate/fault-words.ts';
import { refuse, refuseBy } from './refuse.ts';
import { extraFieldsOfError, validationError } from './validation-error.ts';

/** A 422 without its faults, where the dialect lists none for an update. */
function hideFaults(response: MockResponse, world: World, given: GivenPlaces): MockResponse {
  if (response.status !== 422 || world.dialect['error-items'] !== 'none') return response;
  return jsonResponse(422, printJson(extraFieldsOfError(world, given)));
}

/** The 422 of an update as the dialect has it: the contract shows no error of the update (7). */
function presentRejectedUpdate(response: MockResponse, world: World, given: GivenPlaces): MockResponse {
  const status = world.dialect['rejected-update'];
  return response.status === 422 && status !== 422
    ? refuse(world, 'rejectedUpdate', { status, detail: 'The update is not valid' }, given)
    : hideFaults(response, world, given);
}

/** The whole answer that a dialect has to an update with these faults. */
function refuseWhole(
  [fault, ...further]: readonly Fault[],
  world: World,
  given: GivenPlaces,
): MockResponse | undefined {
  const { refusalOf } = world.rules.tellFaults;
  const example = refusalOf(fault);
  if (example === undefined || fault === undefined) return undefined;
  const { status = world.dialect['rejected-update'] } = example;
  const placesIn = (one: Fault) => ({ ...given, ...placesOfFault(one), count: 1 + further.length });
  const joined = world.dialect.examples?.joinsRefusals ? further : [];
  const others = joined.map((one) => fillExample(refusalOf(one)?.json ?? null, placesIn(one), world));
  return refuseBy(example, 'rejectedUpdate', { status }, placesIn(fault), world, others);
}

/** A body that was refused before it was looked into; without a fault where it is no matter of JSON. */
export interface UnreadableBody {
  readonly response: MockResponse;
  readonly fault?: Fault;
}

/** The answer to an update with such a body. */
export const rejectBody = (
  { response, fault }: UnreadableBody,
  world: World,
  given: GivenPlaces,
): MockResponse =>
  refuseWhole(fault === undefined ? [] : [fault], world, given) ??
  presentRejectedUpdate(response, world, fault === undefined ? given : { ...given, ...placesOfFault(fault) });

/** The answer to an update with these faults; `sent` are the keys of its body. */
export function rejectUpdate(
  faults: readonly Fault[],
  sent: readonly string[],
  world: World,
  given: GivenPlaces,
): MockResponse {
  const { tellFaults } = world.rules;
  const told = tellFaults.order(faults, sent);
  const [first] = told;
  const whole = refuseWhole(told, world, given);
  if (whole !== undefined) return whole;
  const response = validationError(told, world, given);
  const places = first === undefined ? given : { ...given, ...placesOfFault(first) };
  return first?.loc[0] === 'path'
    ? hideFaults(response, world, places)
    : presentRejectedUpdate(response, world, places);
}
