import { type Now, realSleep, type Sleep } from '../send/clock.ts';

/** What a run may still do, as time goes by. */
export interface RunTime {
  readonly now: Now;
  /** Milliseconds since the run began. */
  readonly elapsed: () => number;
  readonly isInterrupted: () => boolean;
  /** Whether the run was interrupted, or its hard time is over. */
  readonly isOver: () => boolean;
  /** The milliseconds that are left for waiting out 429 and 503, after so many in which nothing else was answered. */
  readonly patience: (droughtMs: number) => number;
  /** Waits; an interrupted run waits for nothing. */
  readonly sleep: Sleep;
  /** From here on the agents are restored, which nothing but its own patience ends. */
  readonly beginRestoring: () => void;
}

/** A deployment that does nothing but ask to wait is not waited for longer than this: two minutes is what some ask for. */
const longestDrought = 150_000;
const patienceToRestore = 600_000;
/** An interruption, or the end of the run, is noticed so soon; a listener for every rest would be too many for Node. */
const slice = 200;

/** The time of a run that begins now. */
export function createRunTime(
  now: Now,
  maxTimeMs: number,
  signal: AbortSignal | undefined,
  rest: Sleep = realSleep,
): RunTime {
  const started = now();
  let restoringUntil: number | undefined;
  const elapsed = () => now() - started;
  const isInterrupted = () => signal?.aborted ?? false;
  const isOver = () => isInterrupted() || elapsed() > maxTimeMs;
  const patience = (droughtMs: number) => {
    if (restoringUntil !== undefined) return restoringUntil - elapsed();
    return isInterrupted() ? 0 : Math.min(maxTimeMs - elapsed(), longestDrought - droughtMs);
  };
  const sleep: Sleep = async (milliseconds, closing) => {
    const end = now() + milliseconds;
    for (let left = milliseconds; left > 0; left = end - now()) {
      if (closing?.aborted === true || (isInterrupted() && restoringUntil === undefined)) return;
      await rest(Math.min(left, slice));
    }
  };
  const beginRestoring = () => {
    restoringUntil = elapsed() + patienceToRestore;
  };
  return { now, elapsed, isInterrupted, isOver, patience, sleep, beginRestoring };
}
