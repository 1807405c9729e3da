import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isSecretMember, isSecretPair } from './holds-secret.ts';
import { mayBeSecret } from './may-be-secret.ts';
import { mayBeDigits } from './secret-name.ts';

/** What the members of an object are called that say they hold a secret, at any depth: the token of an MCP server, say. */
export function secretsInside(value: JsonValue): readonly string[] {
  if (isJsonArray(value)) return value.flatMap(secretsInside);
  if (typeof value === 'string') return credentialsOfAddresses(value);
  if (!isJsonObject(value)) return [];
  if (isSecretPair(value)) return secretsBelow('', value);
  return Object.entries(value).flatMap(([name, member]) =>
    isSecretMember(name, member) ? secretsBelow(name, member) : secretsInside(member),
  );
}

const aboutIt = /^(?:name|key|type|kind|scheme|alg|id|url|location|in|description)$/i;

/** Whether what has this name stands beside a secret and says of it what it is. */
export const isAboutSecret = (name: string): boolean => aboutIt.test(name);

const shortestNumber = 6;

/** All that may be the secret in a value that is called one: a text, or an object that has it under another name. */
function secretsBelow(name: string, value: JsonValue): readonly string[] {
  if (typeof value === 'string')
    return mayBeSecret(value)
      ? [value, ...credentialIn(value), ...credentialsOfAddresses(value), ...linesOf(value)]
      : [];
  if (isJsonNumber(value)) {
    const digits = printJson(value);
    return mayBeDigits(name) && digits.length >= shortestNumber ? [digits] : [];
  }
  if (isJsonArray(value)) return value.flatMap((item) => secretsBelow(name, item));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([own, member]) =>
    isAboutSecret(own) && typeof member === 'string' ? [] : secretsBelow(name, member),
  );
}

/** Behind the word that says of which sort it is (RFC 9110, 11.4). */
const credentialIn = (text: string): readonly string[] => /^[A-Za-z]+ (\S{8,})$/.exec(text)?.slice(1) ?? [];

/** The user and the password of an address (RFC 3986, 3.2.1), wherever it stands in a text. */
const userOfAddress = /:\/\/([^/:@\s]{0,200})(?::([^/@\s]{4,200}))?@/g;
/** A user that is as long may be a token by itself: `https://ghp_…@github.com`. */
const shortestToken = 16;

/** The passwords in the addresses of a text, whatever it is called, and the tokens that stand in their place. */
function credentialsOfAddresses(text: string): readonly string[] {
  if (!text.includes('://')) return [];
  return [...text.matchAll(userOfAddress)].flatMap(([, user = '', password]) => {
    if (password !== undefined) return [password];
    return user.length >= shortestToken && mayBeSecret(user) ? [user] : [];
  });
}

/** A key of several lines may be shown without its line ends. */
const linesOf = (text: string): readonly string[] =>
  text.includes('\n') ? text.split(/\r?\n/).filter((line) => mayBeSecret(line)) : [];
