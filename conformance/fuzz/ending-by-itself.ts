import type { FuzzOptions } from './fuzz-options.ts';

/** In milliseconds: a test that forgets to bound an exploration ends all the same. */
const usualTime = 30_000;

/** Options with a bound of time, whatever else bounds them. */
export const endingByItself = (options: FuzzOptions): FuzzOptions => ({
  ...options,
  maxTimeMs: options.maxTimeMs ?? usualTime,
});
