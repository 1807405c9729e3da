import { sameDecimal } from '../../spec/decimal-text.ts';
import { agentFieldNamed, updateFieldNamed } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import { printJson } from '../../spec/json-print.ts';
import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '../../spec/json-value.ts';
import { sameUuid } from '../../spec/uuid-text.ts';
import { placeAt } from '../run/place.ts';
import type { Both } from './both.ts';
import type { Canonical } from './canonical-value.ts';
import { type Difference, versus } from './difference.ts';

export interface AnsweredAgent {
  readonly agent: JsonObject;
  /** The agent when the comparison began; what no update carries may be another on each side. */
  readonly first: JsonObject | undefined;
  readonly canonical: Canonical;
}

export type FieldDifference = Pick<Difference, 'place' | 'code' | 'left' | 'right'> & {
  readonly field: string;
};

/** Seconds since 1970 pass this in the year 5138. */
const mostSeconds = 1e11;

const timeOf = (value: JsonValue): JsonValue =>
  typeof value === 'number' ? (value > mostSeconds ? '«time in milliseconds»' : '«time in seconds»') : value;

/** Keys and kinds, without values: what a server derives is told by its shape once it has moved. */
function shapeOf(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.slice(0, 1).map(shapeOf);
  return isJsonObject(value) ? mapMembers(value, shapeOf) : kindOf(value);
}

export function kindOf(value: JsonValue | undefined): string {
  if (value === undefined) return 'left-out';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'flag';
  if (isJsonNumber(value)) return 'number';
  return isJsonArray(value) ? 'list' : 'object';
}

const memberOf = (agent: JsonObject, name: string): JsonValue | undefined =>
  Object.hasOwn(agent, name) ? agent[name] : undefined;

/** A value as it can be compared with that of the other side. */
function comparable(name: string, { agent, first, canonical }: AnsweredAgent): JsonValue | undefined {
  const value = memberOf(agent, name);
  if (value === undefined) return undefined;
  if (name === 'id') return canonical.value(value, name);
  if (name === 'updated_at') return timeOf(value);
  // Both were brought to the same values of these; no server makes them up.
  if (updateFieldNamed(name) !== undefined && name !== 'api_key') return value;
  const before = memberOf(first ?? {}, name);
  const isAsAtFirst = before !== undefined && equalJson(before, value);
  if (name === 'created_at') return [timeOf(value), isAsAtFirst];
  if (isAsAtFirst) return '«as at first»';
  const isDerived = agentFieldNamed(name)?.object !== undefined || ['trusted_at', 'ttt_days'].includes(name);
  return isDerived ? shapeOf(value) : canonical.value(value, name);
}

/** Two texts that mean the same and are not written alike. */
const isSpelling = (left: JsonValue, right: JsonValue): boolean =>
  typeof left === 'string' &&
  typeof right === 'string' &&
  (sameUuid(left, right) || sameDecimal(left, right));

function describeField(
  name: string,
  left: JsonValue | undefined,
  right: JsonValue | undefined,
): Pick<FieldDifference, 'place' | 'code'> {
  const kinds = [kindOf(left), kindOf(right)];
  if (kinds.includes('left-out') && kinds.includes('null'))
    return { place: placeAt('answer'), code: `unset-${versus(kinds[0], kinds[1])}` };
  if (left === undefined || right === undefined || kinds[0] !== kinds[1])
    return { place: placeAt('answer', name), code: versus(kinds[0], kinds[1]) };
  return { place: placeAt('answer', name), code: isSpelling(left, right) ? 'other-spelling' : 'other-value' };
}

const show = (name: string, value: JsonValue | undefined): string =>
  value === undefined ? `${name} is left out` : `${name} is ${printJson(value)}`;

/** An agent was evaluated or was not: no request of the contract brings that about, so each side has its own. */
const isOwnEvaluation = (name: string, { left, right }: Both<JsonValue | undefined>): boolean =>
  name === 'latest_evaluation' && [kindOf(left), kindOf(right)].sort().join() === 'null,object';

/** Every field in which two agents differ, but for ids, times and what differed from the first. */
export function compareAgents({ left, right }: Both<AnsweredAgent>): readonly FieldDifference[] {
  const names = new Set([...Object.keys(left.agent), ...Object.keys(right.agent)]);
  return [...names].flatMap((name): readonly FieldDifference[] => {
    const raw = { left: memberOf(left.agent, name), right: memberOf(right.agent, name) };
    if (raw.left !== undefined && raw.right !== undefined && equalJson(raw.left, raw.right)) return [];
    if (isOwnEvaluation(name, raw)) return [];
    const [one, other] = [comparable(name, left), comparable(name, right)];
    if (one === other || (one !== undefined && other !== undefined && equalJson(one, other))) return [];
    const shown = { left: show(name, raw.left), right: show(name, raw.right) };
    return [{ field: name, ...describeField(name, raw.left, raw.right), ...shown }];
  });
}
