import { realSleep, type Sleep } from '../send/clock.ts';

/** What a run may still do, as time goes by. */
export interface RunTime {
  /** Milliseconds since the run began. */
  readonly elapsed: () => number;
  readonly isInterrupted: () => boolean;
  /** Whether the run was interrupted, or its hard time is over. */
  readonly isOver: () => boolean;
  /** The milliseconds that are left for waiting out 429 and 503. */
  readonly patience: () => number;
  /** Waits; an interrupted run waits for nothing. */
  readonly sleep: Sleep;
  /** From here on the agents are restored, which nothing but its own patience ends. */
  readonly beginRestoring: () => void;
}

const mostPatience = 120_000;
const patienceToRestore = 30_000;
/** An interruption, or the end of the run, is noticed so soon; a listener for every rest would be too many for Node. */
const slice = 200;

/** The time of a run that begins now. */
export function createRunTime(
  now: () => number,
  maxTimeMs: number,
  signal: AbortSignal | undefined,
): RunTime {
  const started = now();
  let restoringUntil: number | undefined;
  const elapsed = () => now() - started;
  const isInterrupted = () => signal?.aborted ?? false;
  const isOver = () => isInterrupted() || elapsed() > maxTimeMs;
  const patience = () => {
    if (restoringUntil !== undefined) return restoringUntil - elapsed();
    return isInterrupted() ? 0 : Math.min(maxTimeMs, mostPatience) - elapsed();
  };
  const sleep: Sleep = async (milliseconds, closing) => {
    const end = now() + milliseconds;
    for (let left = milliseconds; left > 0; left = end - now()) {
      if (closing?.aborted === true || (isInterrupted() && restoringUntil === undefined)) return;
      await realSleep(Math.min(left, slice));
    }
  };
  const beginRestoring = () => {
    restoringUntil = elapsed() + patienceToRestore;
  };
  return { elapsed, isInterrupted, isOver, patience, sleep, beginRestoring };
}
