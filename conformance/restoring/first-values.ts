import { canonicalDecimalText, isDecimalText } from '../../spec/decimal-text.ts';
import { agentFieldNamed, type Field, updateFieldNamed, updateFields } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import { JsonNumber, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isSameField } from '../observe/differences.ts';
import { leftOutValue } from '../observe/left-out-value.ts';

/** The fields of an update but for api_key, which is only put back where it was overwritten. */
export const fieldsWithoutKey: readonly Field[] = updateFields.filter(({ name }) => name !== 'api_key');

export const differing = (before: JsonObject, after: JsonObject, fields: readonly Field[]) =>
  fields.filter((field) => !isSameField(field, before[field.name], after[field.name]));

/** A field that has no value of its own where an answer leaves it out: no default (2.1) stands for it. */
export function canBeLeftOut(name: string): boolean {
  const field = agentFieldNamed(name);
  return (
    field !== undefined &&
    updateFieldNamed(name) !== undefined &&
    (field.nullable || (!field.required && field.default === undefined))
  );
}

/** An integer as everybody takes it: who answers 60.0 or 6.0E1 may refuse that. */
function asInteger(value: JsonValue): JsonValue {
  const number = value instanceof JsonNumber ? Number(value.text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : value;
}

/** The value of a field in a state; one that was left out had what stands for unset. */
export function valueIn(agent: JsonObject, field: Field): JsonValue {
  const value = agent[field.name];
  if (value !== undefined) return field.kind === 'integer' ? asInteger(value) : value;
  return agentFieldNamed(field.name)?.nullable === true ? null : leftOutValue(field);
}

/** An update that gives fields the values they had. */
export const valuesIn = (agent: JsonObject, fields: readonly Field[]): JsonObject =>
  Object.fromEntries(fields.map((field) => [field.name, valueIn(agent, field)]));

/** Decimal texts as numbers, for a deployment that answers them as text and takes no text. */
export const asNumbers = (update: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(update).map(([name, value]) => [
      name,
      typeof value === 'string' && updateFieldNamed(name)?.kind === 'decimal-text' && isDecimalText(value)
        ? new JsonNumber(canonicalDecimalText(value))
        : value,
    ]),
  );

/** The update that brings an agent to a state; its secret is left as it is. */
export const updateTo = (state: JsonObject): JsonObject => valuesIn(state, fieldsWithoutKey);

/** Whether a value is what a field had; one that was left out had what stands for unset. */
export function isFirstValue(name: string, value: JsonValue, first: JsonObject): boolean {
  const field = updateFieldNamed(name);
  return field !== undefined && equalJson(value, valueIn(first, field));
}
