import type { Dialect } from '../../spec/dialect-points.ts';
import { usualFaultAddress } from '../../spec/fault-address.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { jsonResponse, type MockResponse } from '../exchange.ts';
import { fillObject, type GivenPlaces } from '../fill-example.ts';
import type { World } from '../state/world.ts';
import type { Fault } from '../validate/fault.ts';
import { placesOfFault } from '../validate/fault-words.ts';
import { summarizeFaults } from './answered-faults.ts';

/** Each fault may echo all of the body; where they would come to more together, the last ones are not listed. */
const mostCharacters = 4 * 1_048_576;

/** A fault with the keys that the dialect gives it, in pydantic's order. */
function presentFault(
  { type, loc, msg, input, ctx }: Fault,
  extras: Dialect['error-extra-keys'],
  address: string,
): JsonObject {
  return {
    type,
    loc,
    msg,
    ...(extras.startsWith('input') ? { input } : {}),
    ...(extras.includes('ctx') && ctx !== undefined ? { ctx } : {}),
    // FastAPI itself makes json_invalid, and gave it no address.
    ...(extras.endsWith('url') && type !== 'json_invalid' ? { url: address + type } : {}),
  };
}

/** `detail` is a list of faults (2.5), and no example of anything else, also where a key is filled in. */
function fillWithoutDetail(example: JsonObject, given: GivenPlaces, world: World): JsonObject {
  const { detail: _, ...others } = fillObject(example, given, world);
  return others;
}

/** What a 422 carries beside its faults. */
export function extraFieldsOfError(world: World, given: GivenPlaces): JsonObject {
  return fillWithoutDetail(world.dialect.examples?.validationErrorExtraFields ?? {}, given, world);
}

/** The faults that the dialect lists, in its words. */
function listedFaults(faults: readonly Fault[], world: World): readonly Fault[] {
  const { dialect, rules } = world;
  const listed = dialect['error-items'] === 'first' ? faults.slice(0, 1) : faults;
  return listed
    .flatMap((fault) => rules.tellFaults.tell(fault, world))
    .slice(0, Number(dialect['error-items-limit']));
}

const appendDetail = (object: string, detail: readonly string[]): string =>
  `${object.slice(0, -1)}${object === '{}' ? '' : ','}"detail":[${detail.join(',')}]}`;

/** The 422 of a request that did not pass validation (2.5); what a `loc` is made of is Location in validate/fault.ts. */
export function validationError(
  faults: readonly Fault[],
  world: World,
  places: GivenPlaces = {},
): MockResponse {
  const { dialect } = world;
  const [first] = faults;
  const given = { ...places, ...(first === undefined ? {} : placesOfFault(first)) };
  const own = world.rules.tellFaults.evolutionRefusalOf(first);
  if (own !== undefined) {
    return jsonResponse(422, printJson(fillWithoutDetail(own, given, world)));
  }
  if (dialect['error-items'] === 'nowhere')
    return jsonResponse(422, printJson(extraFieldsOfError(world, given)));
  const { validationErrorExtraFields, faultExtraFields, faultAddress } = dialect.examples ?? {};
  const beside = validationErrorExtraFields === undefined ? {} : extraFieldsOfError(world, given);
  const inEach = faultExtraFields === undefined ? undefined : fillObject(faultExtraFields, {}, world);
  const listed = listedFaults(faults, world);
  const detail: string[] = [];
  let size = 0;
  for (const fault of listed) {
    const item = presentFault(fault, dialect['error-extra-keys'], faultAddress ?? usualFaultAddress);
    const text = printJson(inEach === undefined ? item : { ...inEach, ...item });
    size += text.length;
    if (size > mostCharacters && detail.length > 0) break;
    detail.push(text);
  }
  return {
    ...jsonResponse(422, appendDetail(printJson(beside), detail)),
    faults: summarizeFaults(listed.slice(0, detail.length)),
  };
}
