import type { Place } from '../run/place.ts';

/** How much a departure weighs; odd is what no clause decides and `fuzz` tells all the same. */
export type Level = 'must' | 'should' | 'odd';

/** How an answer departs from a requirement. */
export interface Departure {
  readonly level: Level;
  /** What sort of departure: with the place it tells causes apart, and it never depends on random values. */
  readonly code: string;
  readonly place: Place;
  readonly expected: string;
  readonly actual: string;
  /** Two answers that no other writer can explain: it counts though it does not come back. */
  readonly provesItself?: true;
}

/** What a check says: it is not concerned, it saw the requirement kept, or it saw a departure. */
export type Judgement = 'not concerned' | 'kept' | Departure;

/** Why a scenario that was played shows nothing of its check. */
export interface Unshown {
  readonly unshown: string;
  /** The deployment may answer so: a run is judged without it. */
  readonly isExcused: boolean;
}

/** Tells a departure from everything else that a check may say. */
export const isDeparture = (judgement: Judgement | Unshown | undefined): judgement is Departure =>
  typeof judgement === 'object' && 'code' in judgement;

/** Several judgements as one: the first departure, else whether anything was seen at all. */
export const sumUp = (judgements: readonly Judgement[]): Judgement =>
  judgements.find(isDeparture) ?? (judgements.includes('kept') ? 'kept' : 'not concerned');
