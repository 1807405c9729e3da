import { agentFieldNamed, updateFields } from '../../spec/fields.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { looksLikeNoKey, looksMasked } from './masked-text.ts';

/** What people call a member that holds a secret; `max_tokens` is a number, and only texts are looked at. */
const secretName =
  /(?:(?:api|access|private|secret)[-_]?key|token|secret|passw(?:or)?d|passphrase|credentials?|authorization)$/i;

/** `has_key: true`: in place of a secret only whether there is one. */
const toldEnding = /(?:key|token|secret|password|passwd|credential|credentials)(?:[-_]?set)?$/i;
function tellsOfSecret(name: string): boolean {
  const own = name.slice(name.lastIndexOf('.') + 1);
  return /^(?:has|is)/i.test(own) && toldEnding.test(own);
}

/** `{ "is_set": true }` or `{ "masked": true }` in place of a secret: whoever has the secret has a text of it. */
const tellsOfText =
  /^(?:is_?)?(?:set|present|configured|masked|hidden|redacted|encrypted|exists|defined|available)$|^has_?(?:value|secret|key|token)?$/i;

/** Whether an object that is called a secret only says that there is one. */
const standsForSecret = (value: JsonObject): boolean =>
  Object.entries(value).some(([name, member]) => typeof member === 'boolean' && tellsOfText.test(name));

/** The first place inside a value that may be a mask, as a path of names; undefined where there is none. */
export function findMask(value: JsonValue | undefined, name: string): string | undefined {
  if (typeof value === 'string') {
    const isSecret = name.includes('.') && secretName.test(name);
    return isSecret || looksMasked(value) ? name : undefined;
  }
  if (value === true && name.includes('.') && (secretName.test(name) || tellsOfSecret(name))) return name;
  if (isJsonObject(value) && name.includes('.') && secretName.test(name) && standsForSecret(value))
    return name;
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
  if (key === null) return undefined;
  return typeof key !== 'string' || looksLikeNoKey(key) ? 'is shown masked' : undefined;
}

function explainField(name: string, value: JsonValue | undefined): string | undefined {
  if (name === 'api_key') return explainKey(value);
  // What an agent always has (2.1) cannot be unset.
  if (value === undefined && agentFieldNamed(name)?.required === true) return 'is not shown';
  const mask = findMask(value, name);
  if (mask === undefined) return undefined;
  return mask === name ? 'is shown masked' : `may hold a secret that is shown masked (${mask})`;
}

/**
 * The fields of an agent that cannot be put back once they are overwritten, and why: what stands there was not seen.
 * A field that is left out counts as unset; api_key does not, since it is what deployments leave out.
 */
export function unreadableFields(agent: JsonObject): ReadonlyMap<string, string> {
  const unreadable = updateFields.flatMap(({ name }) => {
    const why = explainField(name, agent[name]);
    return why === undefined ? [] : [[name, why] as const];
  });
  return new Map(unreadable);
}
