import type { Evidence } from './evidence.ts';
import type { Whole } from './whole.ts';

/** Whether two findings have one cause; the first one shows it better. */
export type Relation = (leader: Evidence, other: Evidence, whole: Whole) => boolean;

/** The same in what is named. */
export const isSame =
  (...names: readonly ('check' | 'operation' | 'code' | 'level')[]): Relation =>
  ({ finding: leader }, { finding: other }) =>
    names.every((name) => leader[name] === other[name]);
