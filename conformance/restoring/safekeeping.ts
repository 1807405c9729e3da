import type { JsonObject } from '../../spec/json-value.ts';
import { markOf } from '../run/run-mark.ts';
import type { RestoredAgents } from './restore-agents.ts';
import type { WriteGuard } from './write-guard.ts';

/** Keeps first states safe: what is needed to put agents back, whatever becomes of the run. */
export type Secure = (
  firstStates: ReadonlyMap<string, JsonObject>,
  updatePath: string,
  guard: Pick<WriteGuard, 'leftAloneOf'>,
) => Promise<void>;

/** What keeps the first states of agents from being lost with the run that changes them. */
export interface Safekeeping {
  /** The mark of the run, for the values that it writes. */
  readonly mark: string;
  /** Keeps first states before anything is written. */
  readonly secure: Secure;
  /** Lets go of those of agents that were seen to be as they were. */
  readonly settle: (restored: RestoredAgents) => void;
}

/** Keeps nothing: for a deployment that ends with the run, as the kit's own mock does. */
export const keepNothing = (runId: string, target = 0): Safekeeping => ({
  mark: markOf(runId, target),
  secure: async () => {},
  settle: () => {},
});
