import { agentFieldNamed, agentFields, updateFieldNamed, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { agentIn } from '../observe/agent-in.ts';
import { canBeLeftOut } from '../restoring/first-values.ts';
import type { WriteGuard } from '../restoring/write-guard.ts';
import type { Exchange, Send } from '../run/exchange.ts';

/** Two tell a deployment that takes no null from one that refuses it for a field. */
const asked = 2;

/** Fields that have a value, and whose value matters to nothing else. */
function valuesToTakeAway(first: JsonObject, leftAlone: ReadonlySet<string>): readonly string[] {
  const plainKinds: ReadonlySet<string> = new Set(['text', 'integer', 'list-of-texts', 'decimal-text']);
  return agentFields
    .filter(({ name, nullable }) => nullable && name !== 'api_key' && !leftAlone.has(name))
    .filter(({ name }) => plainKinds.has(updateFieldNamed(name)?.kind ?? ''))
    .filter(({ name }) => (first[name] ?? null) !== null)
    .map(({ name }) => name)
    .slice(0, asked);
}

/**
 * Where no agent has a value to take away, something is set and made null again, one field after another: where that
 * fails twice, two fields of one agent are lost, and not all of all agents. Returns the updates that showed it.
 */
async function probeUnset(
  send: Send,
  updatePath: string,
  { id, first }: { readonly id: string; readonly first: JsonObject },
  guard: WriteGuard,
): Promise<readonly Exchange[]> {
  const telling: Exchange[] = [];
  const unset = agentFields.filter(
    ({ name, nullable }) =>
      nullable &&
      updateFieldNamed(name)?.kind === 'text' &&
      name !== 'api_key' &&
      (first[name] ?? null) === null &&
      !guard.leftAloneOf(id).has(name),
  );
  for (const { name } of unset.slice(-asked)) {
    const put = async (value: string | null): Promise<Exchange> => {
      const request = updateRequest(updatePath, id, printJson({ [name]: value }));
      return { operation: 'updateAgent', request, outcome: await send(request) };
    };
    if (agentIn((await put('kit probe')).outcome) === undefined) continue;
    const exchange = await put(null);
    const emptied = agentIn(exchange.outcome);
    if (emptied !== undefined && (emptied[name] ?? null) === null) break;
    telling.push(exchange);
  }
  return telling;
}

/**
 * A list that some agents leave out and that cannot be null (2.1): whether null leaves it out again is asked of an agent
 * that has it, and the guard sees what comes of it. Where none has it, it is left alone.
 */
async function probeLeftOut(
  put: (id: string, update: JsonObject) => Promise<unknown>,
  firstStates: ReadonlyMap<string, JsonObject>,
  guard: WriteGuard,
): Promise<void> {
  const names = updateFields
    .map(({ name }) => name)
    .filter((name) => canBeLeftOut(name) && agentFieldNamed(name)?.nullable === false);
  for (const name of names) {
    const lacking = [...firstStates].filter(([, first]) => !Object.hasOwn(first, name));
    const having = [...firstStates].find(
      ([id, first]) => Object.hasOwn(first, name) && !guard.leftAloneOf(id).has(name),
    );
    if (lacking.length === 0) continue;
    if (having === undefined) {
      for (const [id] of lacking) guard.leaveAlone(id, name, 'left-out');
      continue;
    }
    const [id, first] = having;
    await put(id, { [name]: null });
    await put(id, { [name]: first[name] ?? null });
  }
}

/**
 * Sets fields to null and puts them back, before anything else is written: where null is passed over or refused, what
 * is null at first could not be restored, and the guard leaves it alone. Returns what nothing else may show then.
 */
export async function probeNull(
  send: Send,
  updatePath: string,
  firstStates: ReadonlyMap<string, JsonObject>,
  guard: WriteGuard,
): Promise<readonly Exchange[]> {
  const update = (id: string, values: JsonObject) => send(updateRequest(updatePath, id, printJson(values)));
  await probeLeftOut(update, firstStates, guard);
  const [chosen] = [...firstStates]
    .map(([id, first]) => ({ id, first, names: valuesToTakeAway(first, guard.leftAloneOf(id)) }))
    .toSorted((left, right) => right.names.length - left.names.length);
  if (chosen === undefined) return [];
  if (chosen.names.length === 0) return probeUnset(send, updatePath, chosen, guard);
  const { id, first, names } = chosen;
  const put = (values: JsonObject) => update(id, values);
  const isTaken = agentIn(await put(Object.fromEntries(names.map((name) => [name, null])))) !== undefined;
  // Which of them was refused, it says alone.
  if (!isTaken && names.length > 1) for (const name of names) await put({ [name]: null });
  await put(Object.fromEntries(names.map((name) => [name, first[name] ?? null])));
  return [];
}
