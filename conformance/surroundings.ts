import { type Now, realNow, type Sleep } from './send/clock.ts';
import { type Open, openTarget } from './send/open-target.ts';

/** What a command meets outside of itself: a clock, and the way to the deployment. */
export interface Surroundings {
  readonly now: Now;
  /** Really waits, unless told. */
  readonly sleep?: Sleep;
  readonly open: Open;
}

/** The machine's clock and the network. */
export const realSurroundings: Surroundings = { now: realNow, open: openTarget };
