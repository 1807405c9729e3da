import type { Field } from '../../spec/fields.ts';

/** Values that are many, and never refused for each other's sake: they go out together. A bound is judged by itself. */
const combinedKinds: ReadonlySet<Field['kind']> = new Set(['integer', 'uuid', 'list-of-texts']);
export const isCombined = ({ kind, minimum }: Field) => combinedKinds.has(kind) && minimum === undefined;

/**
 * Which agent gets which field. All values of a field go to one agent, so that each takes away the one before it, which
 * may be long; the fields with most values are dealt first, each to whoever has the fewest, so that all agents are done
 * at the same time. Those that go out together are the first agent's.
 */
export function dealFields(
  fields: readonly Field[],
  agents: number,
  combined: number,
  sizeOf: (field: Field) => number,
): ReadonlyMap<string, number> {
  const loads = Array.from({ length: agents }, (_, index) => (index === 0 ? combined : 0));
  const byCombined = (field: Field) => (isCombined(field) ? 0 : 1);
  const ordered = fields.toSorted(
    (left, right) => byCombined(left) - byCombined(right) || sizeOf(right) - sizeOf(left),
  );
  const owners = new Map<string, number>();
  for (const field of ordered) {
    const owner = isCombined(field) ? 0 : loads.indexOf(Math.min(...loads));
    loads[owner] = (loads[owner] ?? 0) + sizeOf(field);
    owners.set(field.name, owner);
  }
  return owners;
}
