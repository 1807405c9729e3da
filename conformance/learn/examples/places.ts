import type { JsonObject } from '../../../spec/json-value.ts';
import { isUuid } from '../../../spec/uuid-text.ts';
import type { SentRequest } from '../../run/exchange.ts';

/** What a request brought that an answer may give back. */
export interface RequestPlaces {
  readonly path: string;
  /** The uuid in the path, if there is one. */
  readonly agentId: string | undefined;
  readonly genome?: JsonObject;
}

/** What a request brought, read from it. */
export function placesOf({ path }: SentRequest, genome?: JsonObject): RequestPlaces {
  const [bare = ''] = path.split('?', 1);
  const agentId = bare.split('/').find(isUuid);
  return { path: bare, agentId, ...(genome === undefined ? {} : { genome }) };
}
