import type { Field } from '../../spec/fields.ts';
import type { Check } from '../checks/check.ts';
import type { Tally } from '../phases/tally.ts';

/** How many cases a check met, beside those it is judged without; what it lacks, if it does. */
export interface Lack {
  readonly id: string;
  readonly cases: number;
  readonly needs: number;
  /** Why, where scenarios tell. */
  readonly why: string | undefined;
}

/** How many cases a check needs where these fields may be written. */
export const needsOf = ({ needs }: Check, fields: readonly Field[]): number =>
  typeof needs === 'number' ? needs : needs(fields);

/** What a check lacks to be called judged. Scenarios that may show nothing are not held against it. */
export function findLack(
  check: Check,
  { cases, unshown }: Tally,
  fields: readonly Field[],
): Lack | undefined {
  const { id } = check;
  const needs = needsOf(check, fields);
  const met = cases.get(id) ?? 0;
  const { why, excused = 0 } = unshown.get(id) ?? {};
  return met + excused >= needs ? undefined : { id, cases: met, needs, why };
}

/** Why a check says nothing, in the table of checks. */
export function explainLack({ cases, needs, why }: Lack): string {
  const met =
    cases === 0 ? 'no exchange concerned it' : `${cases} exchanges concerned it, and it needs ${needs}`;
  return why === undefined ? met : `${met}: ${why}`;
}

/** Why a run is not judged: its checks that met too little, in one line. */
export function explainLacks(lacks: readonly Lack[]): readonly string[] {
  if (lacks.length === 0) return [];
  const named = lacks.map(({ id, cases, needs }) => `${id} (${cases} of ${needs})`).join(', ');
  const [why] = lacks.flatMap((lack) => lack.why ?? []);
  const line = `too few exchanges concerned ${named}`;
  return [why === undefined ? line : `${line}: ${why}`];
}
