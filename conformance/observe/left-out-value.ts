import { agentFieldNamed, type Field } from '../../spec/fields.ts';
import type { JsonValue } from '../../spec/json-value.ts';

/**
 * What a field that an answer leaves out stands for: its default (2.1), an empty list, or null. What a deployment
 * publishes as its default is judged in checks/published-document-agrees/compare-default.ts.
 */
export function leftOutValue(field: Field): JsonValue {
  return agentFieldNamed(field.name)?.default ?? (field.kind.startsWith('list') ? [] : null);
}
