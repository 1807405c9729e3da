/** Fewer at the same time would show nothing of what breaks then. */
const narrowest = 2;
/** After so many that were taken more may go at once; twice as many after each time that this was too much. */
const firstCalm = 200;

/**
 * How many requests are under way at the same time. A deployment that sheds load takes as many a second as ever, but not
 * as many at once: there may be half as many, each time that it asks to come back later.
 */
export class Window {
  readonly #connections: number;
  #width: number;
  #inside = 0;
  readonly #queue: (() => void)[] = [];
  #narrowedAt = Number.NEGATIVE_INFINITY;
  #taken = 0;
  #calm = firstCalm;
  #hasGrown = false;

  constructor(connections: number) {
    this.#connections = connections;
    this.#width = connections;
  }

  get isNarrow(): boolean {
    return this.#width < this.#connections;
  }

  /** A request was asked to come back later; false when it is not for how many there are. */
  narrow(sentAt: number, at: number): boolean {
    // Those that were under way when the first of them was refused say nothing new.
    if (sentAt <= this.#narrowedAt) return true;
    if (this.#width <= narrowest) return false;
    this.#width = Math.max(narrowest, Math.floor(this.#width / 2));
    this.#narrowedAt = at;
    if (this.#hasGrown) this.#calm *= 2;
    this.#hasGrown = false;
    this.#taken = 0;
    return true;
  }

  /** A request was answered, with whatever. */
  take(): void {
    if (!this.isNarrow) return;
    this.#taken += 1;
    if (this.#taken < this.#calm) return;
    this.#taken = 0;
    this.#hasGrown = true;
    this.#width = Math.min(this.#connections, this.#width * 2);
    this.#fill();
  }

  /** The refusals were those of one input: as many others may go as ever. */
  open(): void {
    this.#width = this.#connections;
    this.#fill();
  }

  /** Does a work when there is room for it. */
  async within<T>(work: () => Promise<T>): Promise<T> {
    if (!this.isNarrow) return work();
    await new Promise<void>((resolve) => {
      this.#queue.push(resolve);
      this.#fill();
    });
    try {
      return await work();
    } finally {
      this.#inside -= 1;
      this.#fill();
    }
  }

  #fill(): void {
    while (this.#inside < this.#width) {
      const enter = this.#queue.shift();
      if (enter === undefined) return;
      this.#inside += 1;
      enter();
    }
  }
}
