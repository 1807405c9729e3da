import { type Field, updateFields } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { inCamelCase } from '../systematic/read-only-values.ts';
import { differing, valuesIn } from './first-values.ts';

export interface ReadOnlyWay {
  /** Sends an update, and gives the agent that answers; undefined where it is not taken. */
  readonly put: (update: JsonObject) => Promise<JsonObject | undefined>;
  /** The state to go back to. */
  readonly before: JsonObject;
  /** Read-only fields that a deployment took from an update, and that did not come back by one. */
  readonly fields: readonly Field[];
  /** What the run has written: nothing else is moved for it. */
  readonly isWritten: (name: string) => boolean;
}

/** Nothing may lead back from these. */
const ends: ReadonlySet<string> = new Set(['archived', 'deprecated', 'rejected']);

const renamed = (values: JsonObject, rename: (name: string) => string): JsonObject =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [rename(name), value]));

/**
 * Puts back what no update carries (2.2) and one of the kit brought: in the words, or in the place, or in the state of the
 * agent, in which a deployment took it. What goes along is put back behind it.
 */
export async function putReadOnlyBack({ put, before, fields, isWritten }: ReadOnlyWay): Promise<void> {
  const values = valuesIn(before, fields);
  const written = updateFields.filter(({ name }) => isWritten(name));
  const isBack = (agent: JsonObject | undefined) =>
    agent !== undefined && differing(before, agent, fields).length === 0;
  for (const update of [
    renamed(values, inCamelCase),
    renamed(values, (name) => name.toUpperCase()),
    { agent: values, data: values, attributes: values },
  ])
    if (isBack(await put(update))) return;
  const go = async (field: Field, updates: readonly JsonObject[]): Promise<boolean> => {
    let isThere = false;
    for (const update of updates) isThere ||= isBack(await put(update));
    await put(valuesIn(before, [field]));
    return isThere;
  };
  for (const field of written.filter(({ kind }) => kind === 'object'))
    if (await go(field, [{ [field.name]: values }])) return;
  for (const field of written) {
    const choices = (field.choices ?? []).filter((one) => !ends.has(one));
    // It may ask for the choice as it is, or as it will be.
    const updates = choices.flatMap((one) => [{ ...values, [field.name]: one }, values]);
    if (updates.length > 0 && (await go(field, updates))) return;
  }
}
