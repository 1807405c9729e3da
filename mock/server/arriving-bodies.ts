/** A request whose body is on its way; it is closed when the body is there, or will never be. */
interface ArrivingRequest {
  readonly once: (event: 'close', listener: () => void) => unknown;
}

/** The bodies that are on their way in. Together they may have so many bytes; one that would go beyond is not taken. */
export class ArrivingBodies {
  readonly #limit: number;
  readonly #sizes = new Map<ArrivingRequest, number>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a part of a body until its request is closed; false where it is too much, and the body no longer counts. */
  add(request: ArrivingRequest, size: number): boolean {
    const before = this.#sizes.get(request);
    if (before === undefined) request.once('close', () => this.#remove(request));
    this.#sizes.set(request, (before ?? 0) + size);
    this.#bytes += size;
    if (this.#bytes <= this.#limit) return true;
    this.#remove(request);
    return false;
  }

  #remove(request: ArrivingRequest): void {
    this.#bytes -= this.#sizes.get(request) ?? 0;
    this.#sizes.delete(request);
  }
}
