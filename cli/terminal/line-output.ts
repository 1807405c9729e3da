/** What lines are written to: a stream of node, or what behaves like one. */
interface LineStream {
  readonly write: (text: string) => boolean;
  readonly writableLength: number;
  readonly once: (event: 'drain', listener: () => void) => unknown;
}

/** So many characters may wait to be read. */
const mostWaiting = 262_144;

/**
 * Lines for somebody who may not read them, as with a pipe that nobody empties: what waits is bounded, further lines are
 * dropped, and once there is room again it is told how many.
 */
export class LineOutput {
  readonly #stream: LineStream;
  readonly #tellDropped: (lines: number) => string;
  #dropped = 0;

  constructor(stream: LineStream, tellDropped: (lines: number) => string) {
    this.#stream = stream;
    this.#tellDropped = tellDropped;
  }

  /** Writes a line, or drops it where too much waits. */
  write(line: string): void {
    if (this.#dropped === 0 && this.#stream.writableLength <= mostWaiting) {
      this.#stream.write(line);
      return;
    }
    this.#dropped += 1;
    if (this.#dropped === 1) this.#stream.once('drain', () => this.#tell());
  }

  /** Resolves when all was taken, or after so many milliseconds; tells which. */
  leave(milliseconds: number): Promise<boolean> {
    if (this.#stream.writableLength === 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), milliseconds);
      this.#stream.once('drain', () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  }

  #tell(): void {
    const lines = this.#dropped;
    this.#dropped = 0;
    this.#stream.write(this.#tellDropped(lines));
  }
}
