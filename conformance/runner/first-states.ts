import type { JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { locate } from '../oracle/locate.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Prepared } from './prepare.ts';

/** The first state of an agent, however its id is spelled. */
export function firstStateOf(
  id: string,
  { firstStates }: Pick<Prepared, 'firstStates'>,
): JsonObject | undefined {
  const canonical = canonicalUuid(id);
  return [...firstStates].find(([given]) => canonicalUuid(given) === canonical)?.[1];
}

/** The first state of the agent that a request writes to. */
export function firstStateBehind(request: SentRequest, prepared: Prepared): JsonObject | undefined {
  return firstStateOf(locate(request, prepared.subject)?.parameter?.text ?? '', prepared);
}

/** The api_keys that the deployment showed before anything was written. */
export const keysIn = ({ firstStates }: Pick<Prepared, 'firstStates'>): readonly string[] =>
  [...firstStates.values()].map((agent) => agent['api_key']).filter((key) => typeof key === 'string');
