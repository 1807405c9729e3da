import { updateFields } from '../../spec/fields.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { looksHashed, looksMasked } from './masked-text.ts';

/** What people call a member that holds a secret; `max_tokens` is a number, and only texts are looked at. */
const secretName = /(?:api_?key|token|secret|passw(?:or)?d|credentials?|authorization|private_?key)$/i;

/** The first place inside a value that may be a mask, as a path of names; undefined where there is none. */
export function findMask(value: JsonValue | undefined, name: string): string | undefined {
  if (typeof value === 'string') {
    const isSecret = name.includes('.') && secretName.test(name);
    return isSecret || looksMasked(value) ? name : undefined;
  }
  const members = isJsonArray(value)
    ? [...value.entries()]
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  for (const [key, member] of members) {
    const found = findMask(member, `${name}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function explainKey(key: JsonValue | undefined): string | undefined {
  if (key === undefined) return 'is not shown';
  return typeof key === 'string' && (looksMasked(key) || looksHashed(key)) ? 'is shown masked' : undefined;
}

/**
 * The fields of an agent that cannot be put back once they are overwritten, and why: what stands there was not seen.
 * A field that is left out counts as unset; api_key does not, since it is what deployments leave out.
 */
export function unreadableFields(agent: JsonObject): ReadonlyMap<string, string> {
  const unreadable = new Map<string, string>();
  for (const { name } of updateFields) {
    const value = agent[name];
    const mask = findMask(value, name);
    const why =
      name === 'api_key'
        ? explainKey(value)
        : mask === undefined
          ? undefined
          : mask === name
            ? 'is shown masked'
            : `may hold a secret that is shown masked (${mask})`;
    if (why !== undefined) unreadable.set(name, why);
  }
  return unreadable;
}
