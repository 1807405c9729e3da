import type { DialectExamples } from '../../../spec/dialect-examples.ts';
import { joinJson } from '../../../spec/json-join.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import type { AskedAgent } from '../asked-agent.ts';

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

/** Whether the answer to two faults is that to each of them as one. */
export async function learnSeveral(agent: AskedAgent): Promise<DialectExamples> {
  for (const [first, second] of pairs) {
    const asked = await Promise.all(
      [first, second, { ...first, ...second }].map((update) => agent.update(update)),
    );
    const [one, other, both] = asked.map(({ answer }) => answer?.json);
    if (one === undefined || other === undefined || both === undefined) continue;
    if (!hasSameForm(one, both) && hasSameForm(joinJson(one, other), both)) return { joinsRefusals: true };
  }
  return {};
}
