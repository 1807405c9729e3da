const noBytes = new Uint8Array(0);

/** Collects the chunks of a body up to a limit. A single chunk is taken as it is, not copied. */
export class BodyBuffer {
  readonly #limit: number;
  #bytes: Uint8Array = noBytes;
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes a chunk; false where it goes beyond the limit, and everything is let go. */
  add(chunk: Uint8Array): boolean {
    const size = this.#size + chunk.length;
    if (size > this.#limit) {
      this.clear();
      return false;
    }
    if (this.#size === 0) this.#bytes = chunk;
    else this.#append(chunk, size);
    this.#size = size;
    return true;
  }

  /** Lets everything go. */
  clear(): void {
    this.#bytes = noBytes;
    this.#size = 0;
  }

  /** The body so far. */
  read(): Uint8Array {
    return this.#bytes.length === this.#size ? this.#bytes : this.#bytes.subarray(0, this.#size);
  }

  // Doubling: a body that drips in byte by byte costs no more than twice its size, and no list of chunks.
  #append(chunk: Uint8Array, size: number): void {
    if (size > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(size, Math.min(this.#limit, this.#bytes.length * 2)));
      grown.set(this.#bytes.subarray(0, this.#size));
      this.#bytes = grown;
    }
    this.#bytes.set(chunk, this.#size);
  }
}
