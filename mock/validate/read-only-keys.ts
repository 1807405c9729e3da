import type { Dialect } from '../../spec/dialect-points.ts';
import { readOnlyFields, updateFieldNamed } from '../../spec/fields.ts';

/**
 * Which keys a dialect refuses in an update; undefined where it refuses none. What an update does not carry (2.2), such
 * as trust_stage, never takes a supplied value either way: the parser of bodies looks at the fields of 2.2 alone.
 */
export function chooseRefusedKeys(dialect: Dialect): ((key: string) => boolean) | undefined {
  const refusesReadOnly = dialect['read-only-keys'] === 'reject';
  const refusesUnknown = dialect['unknown-keys'] === 'reject';
  if (!refusesReadOnly && !refusesUnknown) return undefined;
  const readOnlyNames: ReadonlySet<string> = new Set(readOnlyFields.map((field) => field.name));
  return (key) => {
    if (readOnlyNames.has(key)) return refusesReadOnly;
    return refusesUnknown && updateFieldNamed(key) === undefined;
  };
}
