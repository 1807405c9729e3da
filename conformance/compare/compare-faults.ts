import { equalJson } from '../../spec/json-equal.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { type Place, placeAt } from '../run/place.ts';
import type { Both } from './both.ts';
import { type Difference, versus } from './difference.ts';
import { placeOfOtherKey } from './request-place.ts';

/** A fault as both sides can have it: its type, and the way to what is wrong. */
interface Fault {
  readonly type: string;
  readonly loc: readonly JsonValue[];
}

/** The faults of an error body (2.5); what has neither type nor place is none. */
function faultsIn(body: JsonValue | undefined): readonly Fault[] {
  const detail = isJsonObject(body) ? body['detail'] : undefined;
  if (!isJsonArray(detail)) return [];
  return detail.filter(isJsonObject).map(({ type, loc }) => ({
    type: typeof type === 'string' ? type : 'no type',
    loc: isJsonArray(loc) ? loc : ['no', 'place'],
  }));
}

/** Whether a body lists faults as 2.5 has them: of any other nobody can tell what it refuses. */
export const listsFaults = (body: JsonValue | undefined): boolean => faultsIn(body).length > 0;

const isSame = (left: Fault, right: Fault | undefined) =>
  left.type === right?.type && equalJson(left.loc, right.loc);

/** Where a fault is, without the position in a text or a list, and without the name of a key, which are chance. */
function placeOf({ loc }: Fault): Place {
  const [part, key] = loc;
  const other = part === 'body' && typeof key === 'string' ? placeOfOtherKey(key) : undefined;
  if (other !== undefined) return other;
  const known = (['path', 'query', 'header', 'body'] as const).find((name) => name === part);
  const names = loc.map((step) => (typeof step === 'string' ? step : 'n'));
  return known === undefined ? placeAt('request', ...names) : placeAt(known, ...names.slice(1));
}

const show = (faults: readonly Fault[]): string =>
  faults.length === 0
    ? 'no fault is listed'
    : faults.map(({ type, loc }) => `${type} at ${printJson(loc)}`).join(', ');

const detail = placeAt('answer', 'detail');

/** What is told of the first fault that the other side does not have at the same position. */
function describe({ left, right }: Both<readonly Fault[]>): Pick<Difference, 'place' | 'code'> {
  const sorted = (faults: readonly Fault[]) =>
    faults.map(({ type, loc }) => printJson([type, ...loc])).sort();
  if (left.length > 0 && sorted(left).join('\n') === sorted(right).join('\n'))
    return { place: detail, code: 'other-order' };
  const index = left.findIndex((fault, at) => !isSame(fault, right[at]));
  const at = index === -1 ? left.length : index;
  const [one, other] = [left[at], right[at]];
  if (one === undefined || other === undefined) {
    const code = one === undefined ? 'not-listed-vs-listed' : 'listed-vs-not-listed';
    // Where one side lists nothing at all, it is the same cause wherever the fault is.
    const isBare = left.length === 0 || right.length === 0;
    const place = one ?? other;
    return { place: isBare || place === undefined ? detail : placeOf(place), code };
  }
  if (equalJson(one.loc, other.loc)) return { place: placeOf(one), code: versus(one.type, other.type) };
  const [here, there] = [one, other].map((fault) => `${placeOf(fault).part}${placeOf(fault).pointer}`);
  return { place: placeOf(one), code: versus(here, there) };
}

/** How the faults of two refusals differ by type and place. */
export function compareFaults(bodies: Both<JsonValue | undefined>): readonly Difference[] {
  const [left, right] = [faultsIn(bodies.left), faultsIn(bodies.right)];
  const isAlike = left.length === right.length && left.every((fault, at) => isSame(fault, right[at]));
  if (isAlike) return [];
  return [{ aspect: 'errors', ...describe({ left, right }), left: show(left), right: show(right) }];
}
