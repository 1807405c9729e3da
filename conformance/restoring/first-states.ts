import { printJson } from '../../spec/json-print.ts';
import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { locate } from '../oracle/locate.ts';
import type { Subject } from '../oracle/subject.ts';
import { isSecretName } from '../redact/secret-name.ts';
import type { SentRequest } from '../run/exchange.ts';

/** The states of agents before anything was written, by the id as given. */
export interface FirstStates {
  readonly firstStates: ReadonlyMap<string, JsonObject>;
}

/** The first state of an agent, however its id is spelled. */
export function firstStateOf(id: string, { firstStates }: FirstStates): JsonObject | undefined {
  const canonical = canonicalUuid(id);
  return [...firstStates].find(([given]) => canonicalUuid(given) === canonical)?.[1];
}

/** The first state of the agent that a request writes to. */
export function firstStateBehind(
  request: SentRequest,
  prepared: FirstStates & { readonly subject: Subject },
): JsonObject | undefined {
  return firstStateOf(locate(request, prepared.subject)?.parameter?.text ?? '', prepared);
}

/** Within an object, shorter texts are words such as `bearer`; where they are called api_key they are hidden anyway. */
const shortestInside = 8;
const longestWord = 20;

/** The texts of an api_key of any kind. */
export function textsOfKey(key: JsonValue | undefined): readonly string[] {
  if (typeof key === 'string') return [key];
  if (isJsonNumber(key)) return [printJson(key)];
  const inside = isJsonArray(key) ? key : isJsonObject(key) ? Object.values(key) : [];
  return inside.flatMap(textsOfKey).filter(({ length }) => length >= shortestInside);
}

/** The api_keys that the deployment showed before anything was written, whatever their kind. */
export const keysIn = ({ firstStates }: FirstStates): readonly string[] =>
  [...firstStates.values()].flatMap((agent) => textsOfKey(agent['api_key']));

/** Words such as `required` stand elsewhere too, and are none. */
const mayBeSecret = (text: string): boolean =>
  text.length >= shortestInside && (/\d/.test(text) || text.length >= longestWord);

/** What the members of an object are called that say they hold a secret, at any depth: the token of an MCP server, say. */
function secretsInside(value: JsonValue): readonly string[] {
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

/** The same, and what the objects of an agent call a secret, without what the kit made up and left there in an earlier run. */
export const foreignKeysIn = (prepared: FirstStates): readonly string[] => {
  const inside = [...prepared.firstStates.values()].flatMap(secretsInside);
  return [...new Set([...keysIn(prepared), ...inside])].filter((key) => !key.startsWith('kit-'));
};
