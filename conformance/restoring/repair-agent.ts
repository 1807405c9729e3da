import { agentFields } from '../../spec/fields.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Send, SentRequest } from '../run/exchange.ts';
import { byLength } from '../run/transfer.ts';
import { differing, fieldsWithoutKey, updateTo, valuesIn } from './first-values.ts';

/** Read-only fields are put back only where a state tells them: what they are when unset is the server's affair. */
const touchedBy = (supplied: JsonObject, before: JsonObject) =>
  agentFields.filter(
    ({ name }) =>
      Object.hasOwn(supplied, name) &&
      (fieldsWithoutKey.some((field) => field.name === name) ||
        name === 'api_key' ||
        Object.hasOwn(before, name)),
  );

/**
 * Puts the fields that one update touched back to an agent's first state; what that answers is not judged. Tells whether
 * the agent took it.
 */
export async function repairAgent(
  send: Send,
  request: SentRequest,
  before: JsonObject | undefined,
): Promise<boolean> {
  const parsed = typeof request.body === 'string' ? parseJson(request.body) : undefined;
  if (before === undefined || parsed?.ok !== true || !isJsonObject(parsed.value)) return false;
  const touched = touchedBy(parsed.value, before);
  if (touched.length === 0) return false;
  const outcome = await send({ ...byLength(request), body: printJson(valuesIn(before, touched)) });
  return outcome.kind === 'answer' && outcome.status < 300;
}

const keys = agentFields.filter(({ name }) => name === 'api_key');

/**
 * Sends an agent's first state as a whole, and by itself what that did not bring back. Its secret is left as it is,
 * unless the agent does not answer with itself: then it may be the secret that broke it.
 */
export async function sendFirstState(send: Send, request: SentRequest, before: JsonObject): Promise<void> {
  const put = (update: JsonObject) => send({ ...byLength(request), body: printJson(update) });
  const now = agentIn(await put(updateTo(before)));
  if (now === undefined && Object.hasOwn(before, 'api_key')) await put(valuesIn(before, keys));
  const left = now === undefined ? [] : differing(before, now, fieldsWithoutKey);
  if (left.length > 0) await put(valuesIn(before, left));
}
