import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { redacted, redactSecrets } from '../kit/redact-secrets.ts';

/** An agent as it may be seen: whether there is an api_key, and nothing secret at any depth. */
export function hideSecrets(agent: JsonObject): JsonObject {
  const shown = redactSecrets(agent);
  if (!isJsonObject(shown)) return {};
  // Keys that the kit makes up may be shown in a journal; here nobody has to tell them from others.
  return typeof agent['api_key'] === 'string' ? { ...shown, api_key: redacted } : shown;
}

/** An edited value with what was hidden put back where it stood, so that saving does not lose it. */
export function refillSecrets(edited: JsonValue, stored: JsonValue | undefined): JsonValue {
  if (edited === redacted) return stored ?? edited;
  if (isJsonArray(edited))
    return edited.map((item, index) => refillSecrets(item, isJsonArray(stored) ? stored[index] : undefined));
  if (!isJsonObject(edited)) return edited;
  return Object.fromEntries(
    Object.entries(edited).map(([key, member]) => [
      key,
      refillSecrets(member, isJsonObject(stored) && Object.hasOwn(stored, key) ? stored[key] : undefined),
    ]),
  );
}
