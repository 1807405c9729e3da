import type { Dialect } from '../../spec/dialect-points.ts';
import { readOnlyFields, updateFieldNamed } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { areEnough, type FaultList } from './fault.ts';
import { reject } from './reject.ts';

const readOnlyNames: ReadonlySet<string> = new Set(readOnlyFields.map((field) => field.name));

/**
 * An update does not carry id, trust_stage and the other read-only fields (2.2, 3.3): they never take a supplied value,
 * since update-body.ts reads the fields of 2.2 alone. Whether such a key, or one that no agent has, is passed over or
 * refused is the dialect's choice; undefined where it refuses none.
 */
export function createKeyRefusal(
  dialect: Dialect,
): ((body: JsonObject, faults: FaultList) => void) | undefined {
  const refusesReadOnly = dialect['read-only-keys'] === 'reject';
  const refusesUnknown = dialect['unknown-keys'] === 'reject';
  if (!refusesReadOnly && !refusesUnknown) return undefined;
  const isRefused = (key: string) =>
    readOnlyNames.has(key) ? refusesReadOnly : refusesUnknown && updateFieldNamed(key) === undefined;
  return (body, faults) => {
    for (const key of Object.keys(body)) {
      if (areEnough(faults)) return;
      if (isRefused(key)) reject('extra_forbidden', body[key] ?? null, ['body', key], faults);
    }
  };
}
