import { movingFields } from '../../spec/dialect-examples.ts';
import { type Field, updateFields } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { isSameField } from '../observe/differences.ts';
import { isUnsettled } from '../observe/unsettled.ts';
import { isReading, type UpdateView } from './update-view.ts';

/** A field that was supplied, and is not there when the agent is read. */
export interface LostField {
  readonly field: Field;
  readonly update: JsonObject;
  readonly read: JsonObject;
}

/** api_key may be masked or left out, and what a deployment keeps of an object is its own. */
const isComparable = ({ name, kind }: Field) => name !== 'api_key' && !kind.includes('object');

/** An agent that refuses what is sent to it may have been brought to another state in between. */
const withoutMoves = (update: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(update).filter(([name]) => !Object.hasOwn(movingFields, name)));

/** What may have been overwritten is no longer known. */
const without = (known: JsonObject, update: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(known).filter(([name]) => !Object.hasOwn(update, name)));

/** Compares each reading of an agent with what the accepted updates before it supplied, the last one of each field. */
export function findLostField(views: readonly UpdateView[]): LostField | 'kept' | 'not concerned' {
  const supplied = new Map<string, JsonObject>();
  let isCompared = false;
  for (const view of views) {
    const { agent, update, state } = view;
    if (agent === undefined || update === undefined) continue;
    if (state === undefined) {
      const known = withoutMoves(supplied.get(agent) ?? {});
      supplied.set(agent, isUnsettled(view.exchange) ? without(known, update) : known);
      continue;
    }
    if (!isReading(view)) {
      supplied.set(agent, { ...withoutMoves(supplied.get(agent) ?? {}), ...update });
      continue;
    }
    const wanted = supplied.get(agent) ?? {};
    // What null leaves a field with is judged where it is supplied: unset, its default, or what it was.
    const compared = updateFields.filter(
      (field) => isComparable(field) && (wanted[field.name] ?? null) !== null,
    );
    const lost = compared.find((field) => !isSameField(field, wanted[field.name], state[field.name]));
    if (lost !== undefined) return { field: lost, update: wanted, read: state };
    isCompared ||= compared.length > 0;
  }
  return isCompared ? 'kept' : 'not concerned';
}
