import type { Exchange } from '../run/exchange.ts';

/** Which exchanges were under way at the same time. */
export interface Overlaps {
  /** Notes an exchange that ended at a moment, in milliseconds. */
  readonly note: (exchange: Exchange, ended: number) => void;
  readonly areTogether: (left: Exchange, right: Exchange) => boolean;
  /** Whether another request to the same path was under way meanwhile. */
  readonly hasCompany: (exchange: Exchange) => boolean;
}

interface Span {
  readonly began: number;
  readonly ended: number;
}

/** For more than half of the shorter one: two that follow one another may seem to touch. */
function areTogether(left: Span, right: Span): boolean {
  const shared = Math.min(left.ended, right.ended) - Math.max(left.began, right.began);
  const shorter = Math.min(left.ended - left.began, right.ended - right.began);
  return shared > shorter / 2 || (shorter === 0 && shared === 0);
}

/** Of no exchange yet. */
export function createOverlaps(): Overlaps {
  const spans = new Map<Exchange, Span>();
  const together: Overlaps['areTogether'] = (left, right) => {
    const [first, second] = [spans.get(left), spans.get(right)];
    return first !== undefined && second !== undefined && areTogether(first, second);
  };
  return {
    note: (exchange, ended) => spans.set(exchange, { began: ended - exchange.outcome.ms, ended }),
    areTogether: together,
    hasCompany: (exchange) =>
      [...spans.keys()].some(
        (other) =>
          other !== exchange && other.request.path === exchange.request.path && together(exchange, other),
      ),
  };
}
