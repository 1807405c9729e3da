import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isSecretMember, isSecretPair } from './holds-secret.ts';
import { mayBeSecret } from './may-be-secret.ts';
import { mayBeDigits } from './secret-name.ts';

/** What the members of an object are called that say they hold a secret, at any depth: the token of an MCP server, say. */
export function secretsInside(value: JsonValue): readonly string[] {
  if (isJsonArray(value)) return value.flatMap(secretsInside);
  if (typeof value === 'string') return passwordIn(value);
  if (!isJsonObject(value)) return [];
  const isPair = isSecretPair(value);
  return Object.entries(value).flatMap(([name, member]) =>
    isPair || isSecretMember(name, member) ? secretsBelow(name, member) : secretsInside(member),
  );
}

/** What stands beside a secret and says of it what it is. */
const aboutIt = /^(?:name|key|type|kind|scheme|alg|id|url|location|in)$/i;
const shortestNumber = 6;

/** All that may be the secret in a value that is called one: a text, or an object that has it under another name. */
function secretsBelow(name: string, value: JsonValue): readonly string[] {
  if (typeof value === 'string')
    return mayBeSecret(value) ? [value, ...credentialIn(value), ...linesOf(value)] : [];
  if (isJsonNumber(value)) {
    const digits = printJson(value);
    return mayBeDigits(name) && digits.length >= shortestNumber ? [digits] : [];
  }
  if (isJsonArray(value)) return value.flatMap((item) => secretsBelow(name, item));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([own, member]) =>
    aboutIt.test(own) && typeof member === 'string' ? [] : secretsBelow(name, member),
  );
}

/** Behind the word that says of which sort it is (RFC 9110, 11.4). */
const credentialIn = (text: string): readonly string[] => /^[A-Za-z]+ (\S{8,})$/.exec(text)?.slice(1) ?? [];

/** Of whoever an address names (RFC 3986, 3.2.1), whatever it is called. */
const passwordIn = (text: string): readonly string[] =>
  text.includes('://') ? (/:\/\/[^/:@\s]{0,100}:([^/@\s]{8,200})@/.exec(text)?.slice(1) ?? []) : [];

/** A key of several lines may be shown without its line ends. */
const linesOf = (text: string): readonly string[] =>
  text.includes('\n') ? text.split(/\r?\n/).filter((line) => mayBeSecret(line)) : [];
