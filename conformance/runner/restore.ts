import { agentFieldNamed, type Field, updateFields } from '../../spec/fields.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Outcome, Send, SentRequest } from '../run/exchange.ts';
import { isSameField, unsetValue } from '../state/differences.ts';

/** The agent in an answer, if there is one. */
export function agentIn(outcome: Outcome): JsonObject | undefined {
  if (outcome.kind !== 'answer' || outcome.status < 200 || outcome.status >= 300) return undefined;
  const parsed = parseJson(outcome.body);
  return parsed.ok && isJsonObject(parsed.value) ? parsed.value : undefined;
}

/** The fields that can be put back: api_key only where it is echoed plain, since else it was never seen. */
const restorable = (isKeyEchoedPlain: boolean): readonly Field[] =>
  updateFields.filter(({ name }) => name !== 'api_key' || isKeyEchoedPlain);

/** The restorable fields that differ between two states of an agent. */
function differing(before: JsonObject, after: JsonObject, isKeyEchoedPlain: boolean): readonly Field[] {
  return restorable(isKeyEchoedPlain).filter(
    (field) => !isSameField(field, before[field.name], after[field.name]),
  );
}

function valueIn(agent: JsonObject, field: Field): JsonValue {
  const value = agent[field.name];
  if (value !== undefined) return value;
  return agentFieldNamed(field.name)?.nullable === true ? null : unsetValue(field);
}

/** An update that gives fields the values they had; one that was left out had what stands for unset. */
const valuesIn = (agent: JsonObject, fields: readonly Field[]): JsonObject =>
  Object.fromEntries(fields.map((field) => [field.name, valueIn(agent, field)]));

/** Puts an agent back to its first state, in one update or field by field, and says what it saw. */
export async function restoreAgent(
  send: Send,
  updatePath: string,
  id: string,
  before: JsonObject,
  isKeyEchoedPlain: boolean,
): Promise<string> {
  const put = async (update: JsonObject) =>
    agentIn(await send(updateRequest(updatePath, id, printJson(update))));
  // A fault may have left an agent that cannot even be read; its first state as a whole may mend that.
  const now = (await put({})) ?? (await put(valuesIn(before, restorable(isKeyEchoedPlain))));
  if (now === undefined) return `agent ${id} could not be read, so it was not restored`;
  const changed = differing(before, now, isKeyEchoedPlain);
  if (changed.length === 0) return `agent ${id} is as it was`;
  if ((await put(valuesIn(before, changed))) === undefined) {
    for (const field of changed) await put(valuesIn(before, [field]));
  }
  const after = await put({});
  const left = after === undefined ? changed : differing(before, after, isKeyEchoedPlain);
  return left.length === 0
    ? `agent ${id} was restored, and was seen to be as it was`
    : `agent ${id} could not be restored in: ${left.map(({ name }) => name).join(', ')}`;
}

/** Puts the fields that one update touched back to an agent's first state; what that answers is not judged. */
export async function repairAgent(
  send: Send,
  request: SentRequest,
  before: JsonObject | undefined,
): Promise<void> {
  const parsed = typeof request.body === 'string' ? parseJson(request.body) : undefined;
  if (before === undefined || parsed?.ok !== true || !isJsonObject(parsed.value)) return;
  const supplied = parsed.value;
  const touched = updateFields.filter(({ name }) => Object.hasOwn(supplied, name));
  if (touched.length > 0) await send({ ...request, body: printJson(valuesIn(before, touched)) });
}

/** Sends an agent's first state as a whole; its secret is left as it is. */
export async function sendFirstState(send: Send, request: SentRequest, before: JsonObject): Promise<void> {
  await send({ ...request, body: printJson(valuesIn(before, restorable(false))) });
}
