import { isJsonArray, isJsonObject, type JsonValue } from '../spec/json-value.ts';

/** What stands in place of a secret. */
export const redacted = '[redacted]';

/** Keys that the kit makes up itself start like this and may be shown. */
const isMadeUp = (value: JsonValue) =>
  value === null || (typeof value === 'string' && value.startsWith('kit-'));

/** A value without the api_keys in it, at any depth. */
export function redactSecrets(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(redactSecrets);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key !== 'api_key' ? redactSecrets(member) : isMadeUp(member) ? member : redacted,
    ]),
  );
}

/** A request target without the api_key in its query. */
export function redactTarget(target: string): string {
  if (!target.includes('?')) return target;
  return target.replace(/([?&]api_key=)(?!kit-)[^&]*/gi, `$1${redacted}`);
}
