import { type MockResponse, plainError } from './exchange.ts';
import { type GivenLatency, type Latency, requireLatency } from './latency.ts';
import { createRandom } from './random.ts';
import { ranges, requireNumber } from './require-number.ts';

/** What is done to the contract's requests on purpose. */
export interface Injection {
  readonly latency: Latency;
  /** The share of requests that fail, from 0 to 1. */
  readonly failRate: number;
}

/** An injection that somebody gave, checked. */
export function requireInjection({
  latency = 0,
  failRate = 0,
}: {
  readonly latency?: GivenLatency;
  readonly failRate?: number;
}): Injection {
  requireNumber('failRate', failRate, ranges.share);
  return { latency: requireLatency('latency', latency), failRate };
}

/** Draws what becomes of each request, the same for the same seed. */
export type Injector = ReturnType<typeof createInjector>;

/** The answer of a request that fails on purpose. */
export const injectedFailure: MockResponse = {
  ...plainError(503, 'Service Unavailable', { 'x-kit-injected': 'failure' }),
  cause: { by: 'fail-rate' },
};

// Away from the seed itself, so that ids of the world and failures do not follow the same sequence.
const seedOffset = 0x6b_69_74;

/** An injector of its own for each world, so that workers do not disturb each other's sequence. */
export function createInjector({ latency, failRate }: Injection, seed: number) {
  const random = createRandom(seed + seedOffset);
  return {
    drawDelay: () => latency.from + random.fraction() * (latency.to - latency.from),
    drawFailure: () => failRate > 0 && random.fraction() < failRate,
  };
}
