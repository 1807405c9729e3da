import type { Dialect } from '../../spec/dialect-points.ts';
import { agentFieldNamed } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';

const mask = '********';

/** An agent as the dialect answers it: api_key masked or left out, unset fields null or left out. */
export function presentAgent(agent: JsonObject, dialect: Dialect): JsonObject {
  const echo = dialect['api-key-echo'];
  const leavesOut = dialect['unset-fields'] === 'left-out';
  if (echo === 'plain' && !leavesOut) return agent;
  const shown: Record<string, JsonValue> = {};
  for (const [name, value] of Object.entries(agent)) {
    if (value === null && leavesOut && agentFieldNamed(name) !== undefined) continue;
    if (name === 'api_key' && echo === 'left-out') continue;
    shown[name] = name === 'api_key' && value !== null && echo === 'masked' ? mask : value;
  }
  return shown;
}
