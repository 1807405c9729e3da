import { markOf } from '../run/run-mark.ts';
import type { Secure } from '../target/prepare.ts';
import type { RestoredAgents } from './restore-agents.ts';

/** What keeps the first states of agents from being lost with the run that changes them. */
export interface Safekeeping {
  /** The mark of the run, for the values that it writes. */
  readonly mark: string;
  /** Keeps first states before anything is written. */
  readonly secure: Secure;
  /** Lets them go once every agent was seen to be as it was. */
  readonly settle: (restored: RestoredAgents) => void;
}

/** Keeps nothing: for a deployment that ends with the run, as the kit's own mock does. */
export const keepNothing = (runId: string, target = 0): Safekeeping => ({
  mark: markOf(runId, target),
  secure: async () => {},
  settle: () => {},
});
