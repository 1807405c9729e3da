import type { Outcome, SentRequest } from '../run/exchange.ts';

/** So often one place alone asked to come back later, and for so long it did nothing else. */
const oftenClosed = 3;
const longClosed = 120_000;

/** Which operation it is, as far as one can tell without knowing them: ids, in whatever spelling, have eight hex digits in a row. */
export function placeOf({ method, path }: SentRequest): string {
  const [bare = ''] = path.split('?');
  const segments = bare.split('/').map((segment) => (/[0-9a-f]{8}/i.test(segment) ? '*' : segment));
  return `${method} ${segments.join('/')}`;
}

/**
 * The places of a deployment that do nothing but ask to come back later while all others answer, as those do whose own
 * service is down. Nobody waits for them any more, and what they ask holds nothing else up, until one takes a request.
 */
export class ClosedPlaces {
  readonly #singled = new Map<string, { times: number; readonly since: number }>();
  /** By place: the first request that was taken there. */
  readonly #taken = new Map<string, SentRequest>();
  /** Paths that were looked at already. */
  readonly #takenPaths = new Set<string>();
  #hasTaken = false;

  /** A request alone was asked to wait, again and again. */
  noteSingled(request: SentRequest, at: number): void {
    const place = placeOf(request);
    const known = this.#singled.get(place) ?? { times: 0, since: at };
    known.times += 1;
    this.#singled.set(place, known);
  }

  noteOutcome(request: SentRequest, outcome: Outcome): void {
    // A refusal may come from what stands in front of the service.
    if (outcome.kind !== 'answer' || outcome.status >= 300) return;
    if (this.#singled.size > 0) this.#singled.delete(placeOf(request));
    this.#hasTaken = true;
    // Whether an agent takes updates, an empty one shows in any case.
    if (request.method === 'PUT' || this.#takenPaths.has(request.path)) return;
    this.#takenPaths.add(request.path);
    const place = placeOf(request);
    if (!this.#taken.has(place)) this.#taken.set(place, request);
  }

  /** Whether any place has taken a request. */
  get hasTaken(): boolean {
    return this.#hasTaken;
  }

  /** A request that the same place has taken before. */
  takenAt(request: SentRequest): SentRequest | undefined {
    return this.#taken.get(placeOf(request));
  }

  /** Whether it took nothing since a request alone was asked to wait. */
  isSuspect(request: SentRequest): boolean {
    return this.#singled.size > 0 && this.#singled.has(placeOf(request));
  }

  isClosed(request: SentRequest, at: number): boolean {
    if (this.#singled.size === 0) return false;
    const known = this.#singled.get(placeOf(request));
    return known !== undefined && known.times >= oftenClosed && at - known.since >= longClosed;
  }
}
