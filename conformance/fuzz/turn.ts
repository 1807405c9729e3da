import type { Origin } from '../run/origin.ts';
import type { Child } from './make-child.ts';

/** A child with its place in the order of all. */
export interface Turn {
  readonly child: Child;
  readonly order: number;
}

/** Where a finding of it came from. */
export const originOf = ({ child, order }: Turn): Origin => ({
  phase: 'fuzz',
  mutations: child.mutations,
  index: order,
});
