import type { CurvePoint } from '../run/exploration.ts';

/** Counts behaviours as they are met, and when. */
export interface BehaviourLog {
  readonly note: (fingerprint: string, ms: number, requests: number) => void;
  readonly lastNewMs: () => number;
  readonly byOperation: ReadonlyMap<string, number>;
  /** From the first to the last, a bounded number of moments. */
  readonly curve: (ms: number, requests: number) => readonly CurvePoint[];
}

const mostPoints = 200;

/** A log of nothing yet. Once it is full, every other moment goes, and only half as many are taken from then on. */
export function createBehaviourLog(): BehaviourLog {
  const byOperation = new Map<string, number>();
  let points: CurvePoint[] = [{ ms: 0, requests: 0, behaviours: 0 }];
  let [behaviours, lastNewMs, stride] = [0, 0, 1];
  return {
    byOperation,
    lastNewMs: () => lastNewMs,
    note: (fingerprint, ms, requests) => {
      behaviours += 1;
      lastNewMs = ms;
      const [operation = ''] = fingerprint.split(/[ |]/, 1);
      byOperation.set(operation, (byOperation.get(operation) ?? 0) + 1);
      if (behaviours % stride === 0) points.push({ ms: Math.round(ms), requests, behaviours });
      if (points.length < mostPoints) return;
      points = points.filter((_, index) => index % 2 === 0);
      stride *= 2;
    },
    curve: (ms, requests) => [...points, { ms: Math.round(ms), requests, behaviours }],
  };
}
