import { agentFieldNamed, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { RecordedExchange } from '../run/recorded-exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { answeredIn, isTaken, suppliedIn } from './recorded-members.ts';

/** What two answers one after another say of the fields that can be updated and that the second request leaves aside. */
export function changesIn(steps: readonly RecordedExchange[]): readonly string[] {
  const [before, after] = steps.filter(isTaken).slice(-2).map(answeredIn);
  const supplied = steps.slice(-1).map(suppliedIn);
  return updateFields
    .map(({ name }) => name)
    .filter((name) => !supplied.some((members) => members.has(name)))
    .filter((name) => after?.has(name) && before?.has(name) && after.get(name) !== before.get(name));
}

/** What was supplied since the agent was last read, and is not in the last answer. */
export function lossesIn(steps: readonly RecordedExchange[]): ReadonlySet<string> {
  const former = steps.slice(0, -1).filter(isTaken);
  const since = former.slice(former.findLastIndex((step) => suppliedIn(step).size === 0) + 1);
  const supplied = new Map(since.flatMap((step) => [...suppliedIn(step)]));
  const shown = steps.slice(-1).map(answeredIn)[0];
  return new Set(
    [...supplied]
      .filter(([name, value]) => shown?.has(name) && shown.get(name) !== value)
      .map(([name]) => name),
  );
}

/** Whether an update that was sent twice was answered as it should be the first time. */
export function isRightAtFirst(steps: readonly RecordedExchange[], field: string | undefined): boolean {
  const [first, second] = steps.slice(-2);
  if (field === undefined || first === undefined || second === undefined) return false;
  const value = suppliedIn(first).get(field);
  return (
    value !== undefined && value === suppliedIn(second).get(field) && value === answeredIn(first).get(field)
  );
}

/** Values that fields are cleared to, or begin with. */
const isUsual = (name: string, value: string) =>
  ['null', '""', '[]', '{}', printJson(agentFieldNamed(name)?.default ?? null)].includes(value);

/** Whether an agent that is read after an update is what it was before, by a value that it is not reset to. */
export function isReverted({ code, steps = [] }: Finding, field = ''): boolean {
  const [before, update, after] = steps;
  if (code !== 'not-stored' || before === undefined || update === undefined || after === undefined)
    return false;
  const value = answeredIn(before).get(field);
  const isRead = steps.length === 3 && suppliedIn(after).size === 0 && suppliedIn(update).has(field);
  return isRead && value !== undefined && value === answeredIn(after).get(field) && !isUsual(field, value);
}

/** Whether the second of two empty updates shows another state. */
export const isOfReading = ({ code, steps = [] }: Finding): boolean =>
  code === 'changed-by-an-empty-update' &&
  steps.length > 1 &&
  steps
    .slice(-2)
    .every((step) => isTaken(step) && suppliedIn(step).size === 0 && step.request.method === 'PUT');
