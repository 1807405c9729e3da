import { agentFields, updateFieldNamed, updateFields } from '../../spec/fields.ts';
import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { readSentBody } from '../oracle/read-sent-body.ts';
import type { SentRequest } from '../run/exchange.ts';

/** The fields that a body may bring; of one that is no JSON object, those that it mentions. */
export function suppliedBy(request: SentRequest): JsonObject {
  const read = readSentBody(request);
  if (read.is === 'json' && isJsonObject(read.value)) return read.value;
  const { body = '' } = request;
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return Object.fromEntries(
    agentFields.filter(({ name }) => text.includes(name)).map(({ name }) => [name, null]),
  );
}

/** Whether a body is the text of a JSON object. Any other is sent as it is, or not at all: with less in it, it would be an update. */
export function isUpdateText(request: SentRequest): boolean {
  const read = readSentBody(request);
  return typeof request.body === 'string' && read.is === 'json' && isJsonObject(read.value);
}

const plainName = (name: string) => name.toLowerCase().replace(/[_-]/g, '');
const fieldByPlainName = new Map<string, string>(updateFields.map(({ name }) => [plainName(name), name]));

/** The field that a member of a body may be taken for: Go and .NET match names without regard to letter case. */
export const fieldOf = (name: string): string =>
  updateFieldNamed(name) === undefined ? (fieldByPlainName.get(plainName(name)) ?? name) : name;
