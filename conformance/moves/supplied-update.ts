import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import type { Subject } from '../oracle/subject.ts';
import { understand } from '../oracle/understand.ts';
import type { SentRequest } from '../run/exchange.ts';

/** Whether a body may supply status or protection_status. A cheap guess: a text that ends so is read for nothing. */
export const mayMove = ({ body }: SentRequest): boolean =>
  typeof body === 'string' && body.includes('status"');

/** What a request supplies, where its body is an object. */
export function suppliedUpdate(request: SentRequest, subject: Subject): JsonObject {
  const { body } = understand(request, subject);
  return body.is === 'json' && isJsonObject(body.value) ? body.value : {};
}
