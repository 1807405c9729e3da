import { joinJson } from '../../../spec/json-join.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { type AskedAgent, askAgent, unstorable } from '../asked-agent.ts';
import type { Learning } from '../create-learning.ts';
import { placeCount } from './fault-count.ts';

/** Two faults each: of wrong kinds, and for those who look at kinds first, of wrong values. */
const pairs: readonly (readonly [JsonObject, JsonObject])[] = [
  [{ hub: 5 }, { purpose: 5 }],
  [{ status: 'zzz' }, { protocol: 'zzz' }],
];

/** Whether two values have the same keys, and lists of the same length, whatever else stands there. */
function hasSameForm(one: JsonValue, other: JsonValue): boolean {
  if (isJsonArray(one) && isJsonArray(other))
    return one.length === other.length && one.every((item, at) => hasSameForm(item, other[at] ?? null));
  if (!isJsonObject(one) || !isJsonObject(other)) return isJsonArray(one) === isJsonArray(other);
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && hasSameForm(one[key] ?? null, other[key] ?? null))
  );
}

/** Whether a bad id is told by itself, whatever else is wrong: among faults that are told as one it need not be. */
export async function learnBadIdAlone({ ask, subject }: Learning): Promise<boolean> {
  const { update } = askAgent(ask, subject.updatePath, 'not-a-uuid');
  const [alone, beside] = await Promise.all([update({}), update(unstorable)]);
  const [one, both] = [alone.answer?.json, beside.answer?.json];
  return one !== undefined && both !== undefined && hasSameForm(one, both);
}

export interface Several {
  readonly joins: boolean;
  /** The refusal of one fault, with a place where it tells how many there are. */
  readonly counted: JsonValue;
}

/** Whether the answer to two faults is that to each of them as one. */
export async function learnSeveral(agent: AskedAgent): Promise<Several> {
  for (const [first, second] of pairs) {
    const asked = await Promise.all(
      [first, second, { ...first, ...second }].map((update) => agent.update(update)),
    );
    const [one, other, both] = asked.map(({ answer }) => answer?.json);
    if (one === undefined || other === undefined || both === undefined) continue;
    if (!hasSameForm(one, both) && hasSameForm(joinJson(one, other), both))
      return { joins: true, counted: placeCount(one, both) };
  }
  return { joins: false, counted: null };
}
