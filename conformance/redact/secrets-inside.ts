import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isSecretName } from './secret-name.ts';

/** Within an object, shorter texts are words such as `bearer`; where they are called api_key they are hidden anyway. */
export const shortestInside = 8;
const longestWord = 20;

/** Words such as `required` stand elsewhere too, and are none. */
const mayBeSecret = (text: string): boolean =>
  text.length >= shortestInside && (/\d/.test(text) || text.length >= longestWord);

/** What the members of an object are called that say they hold a secret, at any depth: the token of an MCP server, say. */
export function secretsInside(value: JsonValue): readonly string[] {
  if (isJsonArray(value)) return value.flatMap(secretsInside);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    isSecretName(name) && typeof member === 'string' && mayBeSecret(member)
      ? [member, ...credentialIn(member)]
      : secretsInside(member),
  );
}

/** Behind the word that says of which sort it is (RFC 9110, 11.4). */
const credentialIn = (text: string): readonly string[] => /^[A-Za-z]+ (\S{8,})$/.exec(text)?.slice(1) ?? [];
