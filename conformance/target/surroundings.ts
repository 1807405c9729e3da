import { type Now, realNow, type Sleep } from '../send/clock.ts';
import { type Open, openTarget } from './open-target.ts';

/** What a run meets outside of itself: a clock, and the way to the deployment. */
export interface Surroundings {
  readonly now: Now;
  /** Really waits by default. */
  readonly sleep?: Sleep;
  readonly open: Open;
  /** Whether so many departures are enough: no more cases are sent then, and what departed is settled. */
  readonly isEnough?: (departures: number) => boolean;
}

/** The clock and the network. */
export const realSurroundings: Surroundings = { now: realNow, open: openTarget };
