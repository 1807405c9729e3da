import { readOnlyFields } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { isSuccess } from '../judge/read-answer.ts';
import { isUpdateOfGivenAgent, sentUpdate } from '../judge/seen.ts';
import type { Check } from './check.ts';

/** Marks of values that no deployment would come to by itself; an answer that has one took it from the request. */
export const readOnlyMark = 'kit-read-only';
const markedUuid = /^dec0de00-/i;

function isTelling(value: JsonValue | undefined): boolean {
  if (typeof value === 'string' && markedUuid.test(value)) return true;
  return typeof value === 'number' || (value !== undefined && printJson(value).includes(readOnlyMark));
}

export const updateLeavesReadOnlyFields: Check = {
  id: 'update-leaves-read-only-fields',
  level: 'must',
  clause: '2.2, 3.3',
  requirement: 'A field that an update does not carry never takes a supplied value.',
  operations: ['updateAgent'],
  judge: (seen) => {
    const { answer } = seen;
    const update = sentUpdate(seen);
    if (answer === undefined || update === undefined || !isUpdateOfGivenAgent(seen)) return 'not concerned';
    const agent = answer.object;
    const supplied = readOnlyFields.filter(
      ({ name }) => Object.hasOwn(update, name) && isTelling(update[name]),
    );
    if (!isSuccess(answer) || agent === undefined || supplied.length === 0) return 'not concerned';
    const taken = supplied.find(({ name }) => equalJson(agent[name] ?? null, update[name] ?? null));
    if (taken === undefined) return 'kept';
    const shown = printJson(agent[taken.name] ?? null);
    const expected = `${taken.name} as it was: an update does not carry it`;
    return { level: 'must', place: taken.name, kind: 'taken', expected, actual: `${taken.name}: ${shown}` };
  },
};
