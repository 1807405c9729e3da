import { canonicalDecimalText, isDecimalText } from '../../spec/decimal-text.ts';
import { type Field, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { moveFields } from '../moves/move-table.ts';
import { conflicts } from '../moves/refusal.ts';
import { agentIn } from '../observe/agent-in.ts';
import { asNumbers, differing, valuesIn } from '../restoring/first-values.ts';
import { findDoubt } from '../restoring/read-back.ts';
import type { WriteGuard } from '../restoring/write-guard.ts';
import type { Exchange, Send } from '../run/exchange.ts';

/** Moves have ways of their own, and so have keys: first it has to be known how they are shown (probe-first-keys). */
const probed = updateFields.filter(
  (field) => field.name !== 'api_key' && !moveFields.some(({ name }) => name === field.name),
);

/** What a deployment keeps of an object is its own: one that it has from before may not come back whole. */
const isObject = ({ kind }: Field) => kind === 'object' || kind === 'list-of-objects';

/** That a deployment is busy says nothing of a value. */
const busy: ReadonlySet<number> = new Set([429, 503]);

/** Be it for its value, for its size, for others, or by a failure. */
export const isRefused = ({ outcome }: Exchange) =>
  outcome.kind === 'answer' && outcome.status >= 400 && !busy.has(outcome.status);

/** A name that no other agent has is refused for none of them: that is a fault, and it can be put back once it is changed. */
const isRefusedName = ({ name }: Field, { outcome }: Exchange): boolean =>
  name === 'agent_name' && outcome.kind === 'answer' && conflicts.has(outcome.status);

/** A score that was stored as it was spelled may come back as it is printed: it is written only where it has to be. */
const isSpelledOtherwise = (score: string) =>
  score.length <= 16 && isDecimalText(score) && canonicalDecimalText(score) !== score;

function isSet(first: JsonObject, { name, kind }: Field): boolean {
  const value = first[name] ?? null;
  if (kind === 'decimal-text' && typeof value === 'string' && isSpelledOtherwise(value)) return false;
  return typeof value === 'object' ? Object.keys(value ?? {}).length > 0 : true;
}

/** Whether objects were changed by their own value: of anything else the contract says that it is not. */
class ChangedObjects {
  #isAny = false;

  note(fields: readonly Field[]): void {
    this.#isAny ||= fields.some(isObject);
  }

  /** Where one object does not come back whole, none is trusted to. */
  isFeared(field: Field): boolean {
    return this.#isAny && isObject(field);
  }
}

/** What is refused of its own values, and whether any of them was taken. */
interface ProbedAgent {
  readonly refused: ReadonlyMap<Field, Exchange>;
  readonly isAnyTaken: boolean;
}

/** Gives one agent what it has: the plain fields at once, and objects one by one until one of them was changed. */
async function probeAgent(
  put: (fields: readonly Field[]) => Promise<Exchange>,
  fields: readonly Field[],
  changed: ChangedObjects,
): Promise<ProbedAgent> {
  const refused = new Map<Field, Exchange>();
  let isAnyTaken = false;
  const plain = fields.filter((field) => !isObject(field));
  const batches = [plain, ...fields.filter(isObject).map((field) => [field])];
  for (const batch of batches) {
    const trusted = batch.filter((field) => !changed.isFeared(field));
    if (trusted.length === 0) continue;
    const exchange = await put(trusted);
    if (isRefused(exchange) && trusted.length > 1) batches.push(...trusted.map((field) => [field]));
    else if (isRefused(exchange)) for (const field of trusted) refused.set(field, exchange);
    else isAnyTaken ||= agentIn(exchange.outcome) !== undefined;
  }
  // Where nothing is taken, it may be for the state of the agent, and not for a value.
  return { refused: isAnyTaken ? refused : new Map(), isAnyTaken };
}

/** The updates that showed what cannot be put back, and the agents that took any of their own values. */
export interface ProbedValues {
  readonly telling: readonly Exchange[];
  readonly takers: ReadonlySet<string>;
}

/**
 * Gives agents what they have, before anything else is written: what is refused today, or was changed by that, could
 * not be put back, and the guard leaves it alone. The contract decides some of the updates that showed it.
 */
export async function probeFirstValues(
  send: Send,
  updatePath: string,
  firstStates: ReadonlyMap<string, JsonObject>,
  guard: WriteGuard,
  hasOwnName: (id: string) => boolean,
): Promise<ProbedValues> {
  const takers = new Set<string>();
  const telling: Exchange[] = [];
  const changed = new ChangedObjects();
  const update = async (id: string, values: JsonObject): Promise<Exchange> => {
    const request = updateRequest(updatePath, id, printJson(values));
    return { operation: 'updateAgent', request, outcome: await send(request) };
  };
  for (const [id, first] of firstStates) {
    const leftAlone = guard.leftAloneOf(id);
    const fields = probed.filter((field) => isSet(first, field) && !leftAlone.has(field.name));
    const written = new Set<Field>();
    const put = async (some: readonly Field[]): Promise<Exchange> => {
      const values = valuesIn(first, some);
      const exchange = await update(id, values);
      const agent = agentIn(exchange.outcome);
      // As it would be put back: some deployments take a score as a number only.
      const isScore = some.length === 1 && some[0]?.kind === 'decimal-text';
      if (isScore && isRefused(exchange)) return update(id, asNumbers(values));
      if (agent === undefined) return exchange;
      const others = differing(first, agent, some);
      changed.note(others);
      // What is masked from now on is written to no other agent, and nothing else may show it.
      if (others.some(({ name }) => findDoubt(name, first[name] ?? null, agent, first) !== undefined))
        telling.push(exchange);
      for (const field of some) written.add(field);
      return exchange;
    };
    const { refused, isAnyTaken } = await probeAgent(put, fields, changed);
    if (isAnyTaken) takers.add(id);
    for (const [field, exchange] of refused) {
      if (hasOwnName(id) && isRefusedName(field, exchange)) continue;
      guard.leaveAlone(id, field.name, 'refused');
      telling.push(exchange);
    }
    // On an agent on which it was changed there is nothing more to lose; what is empty may be filled in.
    for (const field of probed.filter(({ name }) => (first[name] ?? null) !== null))
      if (changed.isFeared(field) && !written.has(field)) guard.leaveAlone(id, field.name, 'changed');
  }
  return { telling, takers };
}
