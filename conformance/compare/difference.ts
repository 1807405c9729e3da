import type { Place } from '../run/place.ts';

export type Aspect = 'status' | 'redirects' | 'content-type' | 'errors' | 'body';

/** One way in which two answers to the same request differ. */
export interface Difference {
  readonly aspect: Aspect;
  readonly place: Place;
  /** What sort of difference: with the place it tells causes apart. The left comes first. */
  readonly code: string;
  /** What each side has there, for people. */
  readonly left: string;
  readonly right: string;
}

export const versus = (left: string | undefined, right: string | undefined): string => `${left}-vs-${right}`;
