import type { Field } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { isSameField } from '../observe/differences.ts';
import { valueIn } from './first-values.ts';

/** What a field is given for a moment: neither what it had, nor what stands there now. */
function valueForAMoment({ kind, choices = [] }: Field, ...taken: readonly unknown[]): JsonValue {
  switch (kind) {
    case 'text':
      return 'kit';
    case 'uuid':
      return '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
    case 'integer':
    case 'number':
      return 1017;
    case 'decimal-text':
      return '10.25';
    case 'flag':
      return !taken.includes(true);
    case 'choice':
      return choices.find((one) => !taken.includes(one)) ?? null;
    case 'list-of-texts':
      return ['kit'];
    case 'list-of-objects':
      return [{ kit: 1 }];
    case 'object':
      return { kit: 1 };
  }
}

export interface Detour {
  /** Sends an update, and gives the agent that answers; undefined where it is not taken. */
  readonly put: (update: JsonObject) => Promise<JsonObject | undefined>;
  /** The state to go back to. */
  readonly before: JsonObject;
  /** The agent as it is. */
  readonly now: JsonObject;
  /** What did not come back when it was supplied. */
  readonly fields: readonly Field[];
  /** Flags that the run has written: one of them may lock another field. */
  readonly flags: readonly Field[];
}

/**
 * Puts fields back that stay as they are when they are supplied. A deployment that compares before it stores may take null
 * for "" or 0, and so keep what stands there: then another value in between helps. Or a flag locks a field: then it is
 * the other way for a moment. What stood there comes back where neither helps.
 */
export async function putByADetour({ put, before, now, fields, flags }: Detour): Promise<void> {
  for (const field of fields) {
    const { name } = field;
    const first = { [name]: valueIn(before, field) };
    const isBack = (agent: JsonObject | undefined) =>
      agent !== undefined && isSameField(field, before[name], agent[name]);
    const byValue = async () => {
      const between = await put({ [name]: valueForAMoment(field, before[name], now[name]) });
      return between !== undefined && isBack(await put(first));
    };
    const byFlag = async (flag: Field) => {
      const usual = valueIn(before, flag);
      await put({ [flag.name]: usual !== true });
      const agent = await put(first);
      await put({ [flag.name]: usual });
      return isBack(agent);
    };
    let isThere = await byValue();
    for (const flag of flags) if (!isThere && flag.name !== name) isThere = await byFlag(flag);
    if (!isThere) await put({ [name]: now[name] ?? null });
  }
}
