import type { Tally } from '../phases/tally.ts';

const leastMs = 15_000;
/** Twenty re-runs of a storm, a few sequences of sixty steps: so many requests, one after another, settle most findings. */
const requests = 300;

/** How long findings may be sent again, in milliseconds: the longer, the slower the deployment answers. */
export function settlingTime({ operations }: Tally): number {
  const times = [...operations.values()].flatMap((operation) => operation.times).sort((a, b) => a - b);
  return Math.max(leastMs, requests * (times[Math.floor(times.length / 2)] ?? 0));
}
