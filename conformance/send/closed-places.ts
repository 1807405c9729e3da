import type { Outcome, SentRequest } from '../run/exchange.ts';

/** So often one place alone asked to come back later, and did nothing else meanwhile. */
const oftenClosed = 3;

/** Which operation it is, as far as one can tell without knowing them: ids, in whatever spelling, have eight hex digits in a row. */
function placeOf({ method, path }: SentRequest): string {
  const [bare = ''] = path.split('?');
  const segments = bare.split('/').map((segment) => (/[0-9a-f]{8}/i.test(segment) ? '*' : segment));
  return `${method} ${segments.join('/')}`;
}

/**
 * The places of a deployment that do nothing but ask to come back later while all others answer, as those do whose own
 * service is down. Nobody waits for them any more, and what they ask holds nothing else up, until one takes a request.
 */
export class ClosedPlaces {
  readonly #singled = new Map<string, number>();

  /** A request alone was asked to wait, again and again. */
  noteSingled(request: SentRequest): void {
    const place = placeOf(request);
    this.#singled.set(place, (this.#singled.get(place) ?? 0) + 1);
  }

  noteOutcome(request: SentRequest, outcome: Outcome): void {
    if (this.#singled.size === 0 || outcome.kind !== 'answer') return;
    // A refusal may come from what stands in front of the service.
    if (outcome.status < 300) this.#singled.delete(placeOf(request));
  }

  /** Whether it took nothing since a request alone was asked to wait. */
  isSuspect(request: SentRequest): boolean {
    return this.#singled.size > 0 && this.#singled.has(placeOf(request));
  }

  isClosed(request: SentRequest): boolean {
    return this.#singled.size > 0 && (this.#singled.get(placeOf(request)) ?? 0) >= oftenClosed;
  }
}
