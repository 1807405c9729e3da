import { canonicalDecimalText, isDecimalText } from '../../spec/decimal-text.ts';
import { agentFieldNamed, type Field, updateFieldNamed, updateFields } from '../../spec/fields.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonObject, JsonNumber, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
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
const restorable = (isKeyEchoedPlain: boolean, fields: readonly Field[] = updateFields): readonly Field[] =>
  fields.filter(({ name }) => name !== 'api_key' || isKeyEchoedPlain);

/** The fields that differ between two states of an agent. */
const differing = (before: JsonObject, after: JsonObject, fields: readonly Field[]): readonly Field[] =>
  fields.filter((field) => !isSameField(field, before[field.name], after[field.name]));

function valueIn(agent: JsonObject, field: Field): JsonValue {
  const value = agent[field.name];
  if (value !== undefined) return value;
  return agentFieldNamed(field.name)?.nullable === true ? null : unsetValue(field);
}

/** An update that gives fields the values they had; one that was left out had what stands for unset. */
const valuesIn = (agent: JsonObject, fields: readonly Field[]): JsonObject =>
  Object.fromEntries(fields.map((field) => [field.name, valueIn(agent, field)]));

/** Decimal texts as numbers, for a deployment that answers them as text and takes no text. */
const asNumbers = (update: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(update).map(([name, value]) => [
      name,
      typeof value === 'string' && updateFieldNamed(name)?.kind === 'decimal-text' && isDecimalText(value)
        ? new JsonNumber(canonicalDecimalText(value))
        : value,
    ]),
  );

/** What a run did to an agent's api_key, and what is known of how the deployment shows it. */
export interface KeyUse {
  readonly wasWritten: boolean;
  /** Undefined where nothing has shown it yet. */
  readonly isEchoedPlain: boolean | undefined;
}

const probeKey = 'kit-restoring-0001';
const keyIsLost = '; but its api_key was overwritten and could not be restored, for it is not shown';

/** Whether a key that was written can be read back, so that the one before it was seen as it is. */
async function findsKeyPlain(
  { wasWritten, isEchoedPlain }: KeyUse,
  put: (update: JsonObject) => Promise<JsonObject | undefined>,
): Promise<boolean> {
  if (!wasWritten) return false;
  return isEchoedPlain ?? (await put({ api_key: probeKey }))?.['api_key'] === probeKey;
}

/** What became of an agent. */
export interface Restored {
  readonly sentence: string;
  /** What is still to be sent, where it could not be. */
  readonly left: JsonObject;
  /** Whether its api_key was overwritten and nobody knows what it was. */
  readonly isKeyLost: boolean;
}

/** Puts an agent back to its first state, in one update or field by field, and says what it saw. */
export async function restoreAgent(
  send: Send,
  updatePath: string,
  id: string,
  before: JsonObject,
  key: KeyUse,
  fields: readonly Field[] = updateFields,
): Promise<Restored> {
  const ask = (update: JsonObject) => send(updateRequest(updatePath, id, printJson(update)));
  const put = async (update: JsonObject) => agentIn(await ask(update));
  const unread = (why: string): Restored => ({
    sentence: `agent ${id} could not be read, so it was not restored: ${why}`,
    left: valuesIn(before, restorable(key.isEchoedPlain === true && key.wasWritten, fields)),
    isKeyLost: key.wasWritten && key.isEchoedPlain !== true,
  });
  const first = await ask({});
  if (first.kind === 'silence') return unread(first.detail);
  // A fault may have left an agent that cannot even be read; its first state as a whole may mend that.
  if (agentIn(first) === undefined && (await put(valuesIn(before, restorable(false, fields)))) === undefined)
    return unread(`it answered ${first.status}`);
  const isPlain = await findsKeyPlain(key, put);
  const isKeyLost = key.wasWritten && !isPlain;
  const ending = isKeyLost ? keyIsLost : '';
  const readChanged = async () => {
    const now = await put({});
    const looked = restorable(isPlain, fields);
    return now === undefined ? looked : differing(before, now, looked);
  };
  let left = await readChanged();
  const end = (sentence: string): Restored => ({
    sentence: `agent ${id} ${sentence}${ending}`,
    left: valuesIn(before, left),
    isKeyLost,
  });
  if (left.length === 0) return end('is as it was');
  // A fault may change one field when another is written, so that what is left is written once more by itself.
  for (let pass = 0; pass < 2 && left.length > 0; pass += 1) {
    if ((await put(valuesIn(before, left))) === undefined)
      for (const field of left) {
        const value = valuesIn(before, [field]);
        if ((await put(value)) === undefined) await put(asNumbers(value));
      }
    left = await readChanged();
  }
  return end(
    left.length === 0
      ? 'was restored, and was seen to be as it was'
      : `could not be restored in: ${left.map(({ name }) => name).join(', ')}`,
  );
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

/** The update that brings an agent to a state; its secret is left as it is. */
export function updateTo(state: JsonObject): JsonObject {
  return valuesIn(state, restorable(false));
}

/** Sends an agent's first state as a whole, and by itself what that did not bring back; its secret is left as it is. */
export async function sendFirstState(send: Send, request: SentRequest, before: JsonObject): Promise<void> {
  const put = (fields: readonly Field[]) => send({ ...request, body: printJson(valuesIn(before, fields)) });
  const now = agentIn(await put(restorable(false)));
  const left = now === undefined ? [] : differing(before, now, restorable(false));
  if (left.length > 0) await put(left);
}
