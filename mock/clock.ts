import type { Dialect } from '../spec/dialect-points.ts';

/** Milliseconds since 1970. */
export type Clock = () => number;

export const clockNames = ['real', 'fixed'] as const;

export type ClockName = (typeof clockNames)[number];

const start = Date.UTC(2027, 0, 1);
const step = 1000;

/** A clock that starts at 2027-01-01T00:00:00Z and moves on by one second with each reading. */
export function createFixedClock(): Clock {
  let next = start - step;
  return () => {
    next += step;
    return next;
  };
}

/** The present time as agents have it: of which unit their times are is not given (2.1), so the dialect says it. */
export function timeOf({ dialect, now }: { readonly dialect: Dialect; readonly now: Clock }): number {
  const milliseconds = now();
  return Math.floor(dialect['time-unit'] === 'seconds' ? milliseconds / 1000 : milliseconds);
}
