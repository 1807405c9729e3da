import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { saysApiKey } from './api-key-members.ts';
import { isCredential } from './credential-headers.ts';
import { mayBeSecret } from './may-be-secret.ts';
import { isOwnText, type Redact } from './redact.ts';
import { isSecretName, mayBeWords } from './secret-name.ts';

const isCalledSecret = (name: string) => isSecretName(name) || saysApiKey(name);

/** Whether there is a text in a value that is no plain word. */
function hasSecretText(value: JsonValue): boolean {
  if (typeof value === 'string') return mayBeSecret(value);
  if (isJsonArray(value)) return value.some(hasSecretText);
  return isJsonObject(value) && Object.values(value).some(hasSecretText);
}

/** Whether a member is called a secret and may be one: what the kit made up is none, nor is an amount of tokens. */
export function isSecretMember(name: string, value: JsonValue): boolean {
  if (value === null || typeof value === 'boolean') return false;
  if (mayBeWords(name) && !saysApiKey(name) && !hasSecretText(value)) return false;
  if (typeof value === 'string')
    return !isOwnText(value) && (isCalledSecret(name) || isCredential([name, '']));
  if (isJsonArray(value) || isJsonObject(value))
    return Object.keys(value).length > 0 && (isCalledSecret(name) || isCredential([name, '']));
  return isCalledSecret(name);
}

/** Whether an object is itself a member that is called a secret, as lists of headers and variables have them. */
export function isSecretPair(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false;
  const { name, key } = value;
  return [name, key].some(
    (called) =>
      typeof called === 'string' &&
      Object.values(value).some((one) => one !== called && isSecretMember(called, one)),
  );
}

/** Whether a value has a secret in it, at any depth: a member is called one, or a redaction would take something out. */
export function holdsSecret(value: JsonValue, redact: Redact): boolean {
  const text = typeof value === 'string' ? value : printJson(value);
  return redact(text) !== text || holdsSecretMember(value);
}

function holdsSecretMember(value: JsonValue): boolean {
  if (isJsonArray(value)) return value.some(holdsSecretMember);
  if (!isJsonObject(value)) return false;
  return (
    isSecretPair(value) ||
    Object.entries(value).some(([name, member]) => isSecretMember(name, member) || holdsSecretMember(member))
  );
}
