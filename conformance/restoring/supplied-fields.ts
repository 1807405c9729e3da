import { agentFields } from '../../spec/fields.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import type { SentRequest } from '../run/exchange.ts';

const fieldNames = agentFields.map(({ name }) => name);

/** The fields that a body may bring; of one that is no JSON object, those that it mentions. */
export function suppliedBy(body: SentRequest['body']): JsonObject {
  if (body === undefined) return {};
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const parsed = parseJson(text);
  if (parsed.ok && isJsonObject(parsed.value)) return parsed.value;
  return Object.fromEntries(fieldNames.filter((name) => text.includes(name)).map((name) => [name, null]));
}
