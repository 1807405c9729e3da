import { type Field, readOnlyFields, updateFields } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { SeenAgent } from '../run/agent-restoration.ts';
import type { Send } from '../run/exchange.ts';
import { asNumbers, differing, valuesIn } from './first-values.ts';
import { putByADetour } from './put-by-a-detour.ts';
import { putReadOnlyBack } from './put-read-only-back.ts';
import { hasAppeared, hasVanished, isLeftOutStill, isShownAnew } from './shown-otherwise.ts';
import { causeOf, isDerived, isUnset, namesOf, stillUnproved, summarize } from './what-was-restored.ts';
import type { Written } from './written.ts';

export interface Restored {
  readonly seen: SeenAgent;
  /** What is still to be sent, where it could not be. */
  readonly left: JsonObject;
  /** Fields that were written and cannot be read back: nobody can tell whether they are as they were. */
  readonly unproved: readonly string[];
}

/** What says in which state an agent is. */
const states: readonly string[] = ['status', 'protection_status'];

/** updated_at tells when the run wrote, and cannot be as it was. */
const lastingFields = readOnlyFields.filter(({ name }) => name !== 'updated_at');

/** What was left out comes back by null, if by anything. */
const nullsFor = (fields: readonly Field[]): JsonObject =>
  Object.fromEntries(fields.map(({ name }) => [name, null]));

function openAgent({ send, sendUnwatched = send, updatePath, id, before }: RestoreOrder) {
  const ask = (update: JsonObject, there = id) => send(updateRequest(updatePath, there, printJson(update)));
  const put = async (update: JsonObject) => agentIn(await ask(update));
  const putAsItIs = async (update: JsonObject) =>
    agentIn(await sendUnwatched(updateRequest(updatePath, id, printJson(update))));
  const putBack = async (fields: readonly Field[]) => {
    if (fields.length === 0 || (await put(valuesIn(before, fields))) !== undefined) return;
    for (const field of fields) {
      const value = valuesIn(before, [field]);
      if ((await put(value)) === undefined) await put(asNumbers(value));
    }
  };
  /** A state may take updates that name it, and no others. */
  const putBackInState = async (fields: readonly Field[], now: JsonObject) => {
    for (const name of states.filter((one) => typeof now[one] === 'string')) {
      const state = { [name]: now[name] ?? null };
      const others = fields.filter((field) => field.name !== name);
      if ((await putAsItIs({ ...valuesIn(before, others), ...state })) !== undefined) return;
      for (const field of others) await putAsItIs({ ...valuesIn(before, [field]), ...state });
    }
  };
  const putNull = async (fields: readonly Field[]) => {
    for (const { name } of fields) await put({ [name]: null });
  };
  /** Where null is passed over, what is empty is nearer to nothing than what the run has left there. */
  const putEmpty = async (fields: readonly Field[]) => {
    for (const { name, kind } of fields.filter((field) => isUnset(before, field.name)))
      if (kind === 'object') await put({ [name]: {} });
      else if (kind.startsWith('list')) await put({ [name]: [] });
  };
  return { ask, put, putBack, putBackInState, putNull, putEmpty };
}

export interface RestoreOrder {
  readonly send: Send;
  /** The same for what is sent in whatever state the agent is: `send` may lead it to another one first. */
  readonly sendUnwatched?: Send;
  readonly updatePath: string;
  readonly id: string;
  /** The state to go back to. */
  readonly before: JsonObject;
  readonly written: Written;
  /** The fields that may have been overwritten; all of the update by default. */
  readonly fields?: readonly Field[];
  /** Whether `before` tells of the fields that it has, and of no others. */
  readonly isPartial?: boolean;
  /** Whether nobody saw what was written: then all is sent, seen to differ or not. */
  readonly sendsAll?: boolean;
}

/** What was seen while an agent was put back. */
interface PutBack {
  /** The agent at the end; undefined where it cannot be read. */
  readonly last: JsonObject | undefined;
  readonly wasChanged: boolean;
  /** Fields that are shown since the run, and were left out before. */
  readonly shownAnew: readonly Field[];
  /** Read-only fields that the deployment took from the run. */
  readonly takenOver: readonly Field[];
  readonly lasting: readonly Field[];
}

/** Tries to make an agent readable that answers, but not as an agent; undefined where it stays as it is. */
async function mend(order: RestoreOrder, fields: readonly Field[]): Promise<JsonObject | undefined> {
  const { id, before, written } = order;
  const { ask, put } = openAgent(order);
  // A deployment that takes over the id of a body has moved the agent: it is given its own id back.
  for (const moved of written.ids) await ask({ id }, moved);
  // A fault may have left an agent that cannot even be read; its first state as a whole may mend that.
  const whole = fields.filter(({ name }) => name !== 'api_key');
  return (await put({})) ?? (await put(valuesIn(before, whole)));
}

/** Puts an agent back to its first state, in one update or field by field, and tells what it saw. */
export async function restoreAgent(order: RestoreOrder): Promise<Restored> {
  const { before, written, isPartial = false } = order;
  const fields = (order.fields ?? updateFields).filter(
    ({ name }) => name !== 'api_key' || written.fields.has(name),
  );
  const { ask, put, putBack, putBackInState, putNull, putEmpty } = openAgent(order);
  const first = await ask({});
  const read = agentIn(first) ?? (first.kind === 'answer' ? await mend(order, fields) : undefined);
  if (read === undefined)
    return {
      seen: { state: 'unread', cause: causeOf(first) },
      left: valuesIn(before, fields),
      unproved: [...written.unproved.keys()],
    };
  const look = async () => {
    const agent = await put({});
    return { now: agent, left: agent === undefined ? fields : differing(before, agent, fields) };
  };
  let now: JsonObject | undefined = read;
  const lasting = isPartial ? lastingFields.filter(({ name }) => Object.hasOwn(before, name)) : lastingFields;
  let left = differing(before, read, fields);
  const takenOver = differing(before, read, lasting);
  const appeared = isPartial ? [] : fields.filter((field) => hasAppeared(field, before, read, written));
  const vanished = fields.filter((field) => hasVanished(field, before, read, written));
  const shownAnew = (state: JsonObject) =>
    isPartial ? [] : fields.filter((field) => isShownAnew(field, before, state, written));
  const wasChanged = [left, takenOver, appeared, vanished, shownAnew(read)].some((some) => some.length > 0);
  // What nobody can see is sent in any case: it is the best that is known.
  const unseen = order.sendsAll === true ? fields : fields.filter(({ name }) => written.unproved.has(name));
  await putBack(unseen.filter((field) => !isLeftOutStill(field, before, read)));
  // The same number in other digits is another text.
  await putBack(
    fields.filter(
      ({ name, kind }) =>
        kind === 'decimal-text' &&
        written.fields.has(name) &&
        !equalJson(before[name] ?? null, read[name] ?? null),
    ),
  );
  await putBack(takenOver);
  const isTaken = (field: Field) => !isDerived(field, before, read);
  if (takenOver.some(isTaken)) {
    now = await put({});
    const stuckNow = now === undefined ? [] : differing(before, now, takenOver.filter(isTaken));
    // Where nobody saw the run, nobody knows from which states there is a way back.
    const isWritten = (name: string) =>
      written.fields.has(name) && !(order.sendsAll === true && states.includes(name));
    if (stuckNow.length > 0) await putReadOnlyBack({ put, before, fields: stuckNow, isWritten });
    ({ now, left } = await look());
  }
  await putBack(appeared);
  await putBack(vanished);
  // A fault may change one field when another is written, so that what is left is written once more by itself.
  for (let pass = 0; pass < 2 && left.length > 0; pass += 1) {
    await putBack(left);
    ({ now, left } = await look());
  }
  if (now !== undefined && left.some(({ name }) => !states.includes(name))) {
    await putBackInState(left, now);
    ({ now, left } = await look());
  }
  // A name may have to be its agent's alone, and none is made up for a moment.
  const others = fields.filter(({ name }) => written.fields.has(name) && name !== 'agent_name');
  const kept = others.filter((field) => left.includes(field) && !states.includes(field.name));
  if (now !== undefined && kept.length > 0) {
    const flags = others.filter(({ kind }) => kind === 'flag');
    await putByADetour({ put, before, now, fields: kept, flags });
    ({ now, left } = await look());
  }
  // What cannot be read now may be as it was already.
  if (now !== undefined) await putEmpty(left.filter(({ name }) => written.filled.has(name)));
  let last = await put({});
  const anew = shownAnew(last ?? {});
  await putNull(anew);
  if (anew.length > 0) last = await put({});
  return tell(order, fields, { last, wasChanged, shownAnew: shownAnew(last ?? {}), takenOver, lasting });
}

/** Tells what became of an agent that was put back. */
function tell(
  { before, written, isPartial = false }: RestoreOrder,
  fields: readonly Field[],
  { last, wasChanged, shownAnew, takenOver, lasting }: PutBack,
): Restored {
  // What cannot be read at the end is not called restored.
  const left = last === undefined ? fields : [...new Set([...differing(before, last, fields), ...shownAnew])];
  const stuck = last === undefined ? takenOver : differing(before, last, lasting);
  // What came with the run and is shown since: the contract has no way to take it away again.
  const isAdded = (name: string) => !Object.hasOwn(before, name) && written.members.has(name);
  const added = isPartial ? [] : Object.keys(last ?? {}).filter(isAdded);
  const isLost = (field: Field) => !isDerived(field, before, last ?? {});
  const lost = [...left, ...stuck.filter(isLost)];
  const unproved = stillUnproved(before, last ?? {}, written);
  const moved = stuck.filter((field) => !isLost(field));
  return {
    seen: summarize(wasChanged, [...namesOf(lost), ...added], moved, unproved),
    left: { ...valuesIn(before, lost), ...nullsFor(shownAnew) },
    unproved: [...unproved.keys(), ...added],
  };
}
