import type { Evidence } from './evidence.ts';

/** Finds those that have the same key as one of them. */
export function groupBy(
  all: readonly Evidence[],
  keyOf: (evidence: Evidence) => string,
): (one: Evidence) => readonly Evidence[] {
  const groups = new Map<string, Evidence[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return (one) => groups.get(keyOf(one)) ?? [];
}
