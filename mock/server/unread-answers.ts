/** An answer on its way: it is finished when all of it has left, and can be cut off. */
interface LeavingAnswer {
  readonly once: (event: 'finish' | 'close', listener: () => void) => unknown;
  readonly destroy: () => unknown;
}

/** Smaller ones are bounded by the number of connections. */
const smallest = 16_384;

/**
 * Large answers that their clients have not taken yet. Together they may have so many bytes; where one more is too much,
 * the one that waited longest is cut off, so that who does not read costs nobody else an answer.
 */
export class UnreadAnswers {
  readonly #limit: number;
  /** The longest waiting one first. */
  readonly #sizes = new Map<LeavingAnswer, number>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Counts an answer until it has left. */
  add(answer: LeavingAnswer, size: number): void {
    if (size < smallest) return;
    this.#sizes.set(answer, size);
    this.#bytes += size;
    answer.once('finish', () => this.#remove(answer));
    answer.once('close', () => this.#remove(answer));
    for (const oldest of this.#sizes.keys()) {
      if (this.#bytes <= this.#limit || oldest === answer) return;
      this.#remove(oldest);
      oldest.destroy();
    }
  }

  #remove(answer: LeavingAnswer): void {
    this.#bytes -= this.#sizes.get(answer) ?? 0;
    this.#sizes.delete(answer);
  }
}
