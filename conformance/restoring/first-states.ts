import type { JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { locate } from '../oracle/locate.ts';
import type { Subject } from '../oracle/subject.ts';
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

/** The api_keys that the deployment showed before anything was written. */
export const keysIn = ({ firstStates }: FirstStates): readonly string[] =>
  [...firstStates.values()].map((agent) => agent['api_key']).filter((key) => typeof key === 'string');
