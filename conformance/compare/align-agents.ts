import { type Field, type UpdateFieldName, updateFields } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { otherValue } from '../generate/other-value.ts';
import { isSameField } from '../observe/differences.ts';
import { leftOutValue } from '../observe/left-out-value.ts';
import { updateTo } from '../restoring/first-values.ts';
import { type Both, forBoth, mapBoth } from './both.ts';
import { firstOf, putAgent, type Side } from './side.ts';

/** The state that both agents of a pair are brought to. */
export interface CommonState {
  readonly update: JsonObject;
  /** Fields for which no value was found that both take alike. */
  readonly unaligned: ReadonlySet<string>;
}

/** Both agents of a pair as they were answered last; undefined where that is not known. */
export type Agents = Both<JsonObject | undefined>;

/** The api_key of both while they are compared. */
const alignedKey = 'kit-compare-0002';

const putBoth = (sides: Both<Side>, pair: number, update: JsonObject): Promise<Agents> =>
  forBoth(sides, (side) => putAgent(side, pair, update));

const isAlike = (field: Field, { left, right }: Agents): boolean =>
  left !== undefined && right !== undefined && isSameField(field, left[field.name], right[field.name]);

/** Values that a field of both may be brought to, the likeliest first. */
function candidatesFor(field: Field, firsts: Agents, wanted: JsonObject): readonly JsonValue[] {
  const given = [wanted[field.name], firsts.right?.[field.name]];
  const made = [otherValue(field, null, 1), field.kind === 'object' ? {} : undefined, leftOutValue(field)];
  return [...given, ...made, null].filter((value) => value !== undefined);
}

/** The first value that both take for a field and answer alike. */
async function agreeOnField(
  sides: Both<Side>,
  pair: number,
  field: Field,
  candidates: readonly JsonValue[],
): Promise<JsonValue | undefined> {
  for (const value of candidates)
    if (isAlike(field, await putBoth(sides, pair, { [field.name]: value }))) return value;
  return undefined;
}

/** Finds a state that both agents of a pair take: that of the left, and field by field something else where it fails. */
export async function findCommonState(
  sides: Both<Side>,
  pair: number,
  leftAlone: ReadonlySet<UpdateFieldName>,
): Promise<CommonState> {
  const firsts = mapBoth(sides, (side) => firstOf(side, pair));
  const state: JsonObject = { ...updateTo(firsts.left ?? firsts.right ?? {}), api_key: alignedKey };
  const fields = updateFields.filter(({ name }) => !leftAlone.has(name));
  const wanted: JsonObject = Object.fromEntries(fields.map(({ name }) => [name, state[name] ?? null]));
  const taken = await putBoth(sides, pair, wanted);
  const failing = fields.filter((field) => !isAlike(field, taken));
  const unaligned = new Set<string>(leftAlone);
  const update: Record<string, JsonValue> = { ...wanted };
  for (const field of failing) {
    const value = await agreeOnField(sides, pair, field, candidatesFor(field, firsts, wanted));
    if (value !== undefined) update[field.name] = value;
    else {
      delete update[field.name];
      unaligned.add(field.name);
    }
  }
  return { update, unaligned };
}

/** Brings both agents of a pair to their common state, and tells how they are answered then. */
export async function align(sides: Both<Side>, pair: number, { update }: CommonState): Promise<Agents> {
  const agents = await putBoth(sides, pair, update);
  if (agents.left !== undefined && agents.right !== undefined) return agents;
  // Where an agent is in a state from which it does not take all at once, it may take one after another.
  for (const [name, value] of Object.entries(update)) await putBoth(sides, pair, { [name]: value });
  return putBoth(sides, pair, {});
}

/** Whether two answered agents are in the same state, however each side spells it. */
export function isAligned(agents: Agents, { update }: CommonState): boolean {
  if (agents.left === undefined || agents.right === undefined) return false;
  return updateFields.every((field) => !Object.hasOwn(update, field.name) || isAlike(field, agents));
}
