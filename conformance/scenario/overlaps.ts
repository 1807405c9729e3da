import type { Exchange } from '../run/exchange.ts';

/** Which exchanges were under way at the same time. */
export interface Overlaps {
  /** A request is sent now: gives what notes its exchange at the moment, in milliseconds, at which it ended. */
  readonly begin: () => (exchange: Exchange, ended: number) => void;
  /** Surely, and not only by how their times were measured. */
  readonly areTogether: (left: Exchange, right: Exchange) => boolean;
  /** Whether the first one had been answered before the second one was sent. */
  readonly isBefore: (left: Exchange, right: Exchange) => boolean;
  /** Whether another request to the same path may have been under way meanwhile. */
  readonly hasCompany: (exchange: Exchange) => boolean;
}

interface Span {
  readonly began: number;
  readonly ended: number;
  /** In the order of all beginnings and ends: what was begun after an end did not overlap, whatever clocks say. */
  readonly order: { readonly begin: number; readonly end: number };
}

const touch = (left: Span, right: Span) =>
  left.order.begin < right.order.end && right.order.begin < left.order.end;

/** For more than half of the shorter one: two that follow one another may seem to touch. */
function areTogether(left: Span, right: Span): boolean {
  if (!touch(left, right)) return false;
  const shared = Math.min(left.ended, right.ended) - Math.max(left.began, right.began);
  const shorter = Math.min(left.ended - left.began, right.ended - right.began);
  return shared > shorter / 2 || (shorter === 0 && shared === 0);
}

/** Of no exchange yet. */
export function createOverlaps(): Overlaps {
  const spans = new Map<Exchange, Span>();
  const compare =
    (holds: (left: Span, right: Span) => boolean): Overlaps['areTogether'] =>
    (left, right) => {
      const [first, second] = [spans.get(left), spans.get(right)];
      return first !== undefined && second !== undefined && holds(first, second);
    };
  const mayTouch = compare(touch);
  const isBefore = compare((left, right) => left.order.end < right.order.begin);
  let moments = 0;
  const pathOf = ({ request }: Exchange) => request.path.toLowerCase();
  return {
    begin: () => {
      const begin = moments++;
      return (exchange, ended) => {
        const order = { begin, end: moments++ };
        spans.set(exchange, { began: ended - exchange.outcome.ms, ended, order });
      };
    },
    areTogether: compare(areTogether),
    isBefore,
    hasCompany: (exchange) =>
      [...spans.keys()].some(
        (other) => other !== exchange && pathOf(other) === pathOf(exchange) && mayTouch(exchange, other),
      ),
  };
}
