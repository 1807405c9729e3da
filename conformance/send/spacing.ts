import { Inability } from '../../spec/inability.ts';
import type { Now, Sleep } from './clock.ts';

/** Lets at most so many requests a second pass, evenly spaced. */
export function createSpacing(ratePerSecond: number, now: Now, sleep: Sleep): () => Promise<void> {
  if (!(ratePerSecond > 0))
    throw new Inability(`rate ${ratePerSecond}`, 'it sends nothing', 'Give more than 0 a second.');
  const gap = 1000 / ratePerSecond;
  let next = Number.NEGATIVE_INFINITY;
  return async () => {
    const asked = now();
    const slot = Math.max(asked, next);
    next = slot + gap;
    if (slot > asked) await sleep(slot - asked);
  };
}
