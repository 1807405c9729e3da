import type { Dialect } from '../../spec/dialect-points.ts';
import { agentFieldNamed } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';

/** Null, or for the few that cannot be null and are not in an update, empty. */
function isUnset(value: JsonValue, name: string): boolean {
  if (value === null) return true;
  if (name !== 'import_metadata' && name !== 'capabilities' && name !== 'skills') return false;
  return Object.keys(Object(value)).length === 0;
}

const mask = '********';

/**
 * An agent as the dialect answers it: api_key masked or left out, unset fields null or left out. It is stored as it was
 * sent (replace-supplied-fields.ts), and kept out of the journal by kit/redact-secrets. Its seven required fields (2.1)
 * are there from the start: state/check-agent.ts.
 */
export function presentAgent(agent: JsonObject, dialect: Dialect): JsonObject {
  const echo = dialect['api-key-echo'];
  const leavesOut = dialect['unset-fields'] === 'left-out';
  const unset = dialect.examples?.unset;
  if (echo === 'plain' && !leavesOut && unset === undefined) return agent;
  const shown: Record<string, JsonValue> = {};
  for (const [name, value] of Object.entries(agent)) {
    if (
      isUnset(value, name) &&
      agentFieldNamed(name) !== undefined &&
      (unset?.[name] ?? (leavesOut && value === null ? 'left-out' : 'null')) === 'left-out'
    )
      continue;
    if (name === 'api_key' && echo === 'left-out') continue;
    shown[name] = name === 'api_key' && value !== null && echo === 'masked' ? mask : value;
  }
  return shown;
}
