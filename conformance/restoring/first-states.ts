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
import { shortestInside } from '../redact/may-be-secret.ts';
import { secretsInside } from '../redact/secrets-inside.ts';
import type { SentRequest } from '../run/exchange.ts';

/** The states of agents before anything was written, by the id as given. */
export interface FirstStates {
  readonly firstStates: ReadonlyMap<string, JsonObject>;
  /** Agents that nobody named, as the list shows them: their keys are nobody's business. */
  readonly unnamed?: readonly JsonObject[];
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

/** To look for more of them would take long, and a deployment hardly shows them anywhere but in its list. */
const mostUnnamed = 50;

/**
 * The same, and what the objects of an agent call a secret, without what the kit made up and left there in an earlier
 * run; and the keys of agents that nobody named.
 */
export const foreignKeysIn = (prepared: FirstStates): readonly string[] => {
  const unnamed = prepared.unnamed?.slice(0, mostUnnamed) ?? [];
  const inside = [...prepared.firstStates.values(), ...unnamed].flatMap(secretsInside);
  return [...new Set([...keysIn(prepared), ...inside])].filter((key) => !key.startsWith('kit-'));
};
