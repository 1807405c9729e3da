import type { agentFields } from '../../spec/fields.ts';
import type { JsonValue } from '../../spec/json-value.ts';

/** What a field has that was never set: its default (2.1, in spec/openapi.yaml), null where it may be null, else the empty value of its kind. */
export function defaultValue(field: (typeof agentFields)[number]): JsonValue {
  if (field.default !== undefined) return field.default;
  if (field.nullable) return null;
  return field.kind.startsWith('list') ? [] : {};
}
