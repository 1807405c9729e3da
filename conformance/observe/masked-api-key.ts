import { updateFields } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';

const mask = /[*•…#]|\.\.\.|redacted|masked|hidden/i;

/**
 * api_key may be masked, hashed or left out: it is seen to be plain where it begins as the kit's keys do. That it is stored
 * is judged by update-replaces-what-is-supplied, that no error tells it by validation-error-tells-no-secrets.
 */
export const isPlainKey = (shown: JsonValue | undefined): shown is string =>
  typeof shown === 'string' && /^kit-/i.test(shown) && !mask.test(shown);

const digests =
  /^(?:sha\d*|sha-\d+|md5|hmac\w*|blake\w*|hash|digest|fingerprint|argon2\w*|bcrypt|scrypt|pbkdf2\w*)[:$=-]/i;

/** Whether a text is what deployments keep or show in place of a key: the key itself is then not known to anybody. */
export const looksHashed = (text: string): boolean =>
  /^[\da-f]{32,}$|^\$\w+\$/i.test(text) || digests.test(text);

/**
 * Whether an agent may have a key that is not shown: some deployments show it to whoever sets it, and to nobody else.
 * Where other fields are left out too, it is left out as they are: for it is not set.
 */
export function isHiddenKey(agent: JsonObject): boolean {
  const { api_key: shown } = agent;
  if (shown === undefined)
    return updateFields.every(({ name }) => name === 'api_key' || Object.hasOwn(agent, name));
  return typeof shown === 'string' && (mask.test(shown) || looksHashed(shown));
}
