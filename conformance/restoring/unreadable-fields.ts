import { agentFieldNamed, updateFields } from '../../spec/fields.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isSecretPair } from '../redact/holds-secret.ts';
import { mayBeSecret } from '../redact/may-be-secret.ts';
import { isOwnText } from '../redact/redact.ts';
import { isSecretName } from '../redact/secret-name.ts';
import { isAboutSecret } from '../redact/secrets-inside.ts';
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

/** Whether a text stands where a secret does: its name says so, or what it stands below; there a plain word is none. */
function isSecretText(text: string, path: string, isBelowSecret: boolean): boolean {
  if (!path.includes('.')) return false;
  return secretName.test(path) || (isBelowSecret && !isOwnText(text) && mayBeSecret(text));
}

/** The members of a value, and whether each is called a secret, or stands below what is. */
function membersOf(
  value: JsonValue,
  isBelowSecret: boolean,
): readonly (readonly [string, JsonValue, boolean])[] {
  if (isJsonArray(value)) return value.map((item, index) => [String(index), item, isBelowSecret]);
  if (!isJsonObject(value)) return [];
  const isBelow = isBelowSecret || isSecretPair(value);
  return Object.entries(value).map(([name, member]) => [
    name,
    member,
    isSecretName(name) || (isBelow && !isAboutSecret(name)),
  ]);
}

/** The first place inside a value that may be a mask, as a path of names; undefined where there is none. */
export function findMask(
  value: JsonValue | undefined,
  path: string,
  isBelowSecret = false,
): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string')
    return isSecretText(value, path, isBelowSecret) || looksMasked(value) ? path : undefined;
  if (value === true && path.includes('.') && (secretName.test(path) || tellsOfSecret(path))) return path;
  if (isJsonObject(value) && path.includes('.') && secretName.test(path) && standsForSecret(value))
    return path;
  for (const [name, member, isSecret] of membersOf(value, isBelowSecret)) {
    const found = findMask(member, `${path}.${name}`, isSecret);
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
