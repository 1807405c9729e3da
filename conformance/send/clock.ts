/** The time in milliseconds since 1970, as finely as it can be had. */
export type Now = () => number;

/** Waits; ends early, without an error, when the signal is given. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Node fires a timer at once when its delay does not fit into 31 bits. */
export const longestTimer = 2 ** 31 - 1;

const { timeOrigin } = performance;

/** The real clock: it never goes back, and has fractions of a millisecond. */
export const realNow: Now = () => timeOrigin + performance.now();

export const realSleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve();
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(milliseconds, longestTimer));
    signal?.addEventListener('abort', end);
  });
