import type { JsonObject } from '../../spec/json-value.ts';
import { printEvent, type WriteText } from './event-feed.ts';

/** For so many milliseconds rows are gathered. */
const pause = 100;
/** More in that time are counted and not told: nobody can read them. */
const mostAtOnce = 250;

/** What a journal tells of its rows. */
export interface RowListener {
  readonly isHeard: boolean;
  readonly add: (row: () => JsonObject) => void;
  readonly clear: () => void;
}

/** Tells those who listen of the requests of all buckets, gathered. What nobody listens to costs nothing. */
export class RequestFeed {
  readonly #later: (milliseconds: number, run: () => void) => () => void;
  readonly #listeners = new Set<WriteText>();
  #rows: JsonObject[] = [];
  #skipped = 0;
  #isWaiting = false;

  constructor(later: (milliseconds: number, run: () => void) => () => void) {
    this.#later = later;
  }

  /** Lets somebody listen; what is kept already is told first. The function that is given ends it. */
  listen(write: WriteText, kept: readonly JsonObject[]): () => void {
    this.#flush();
    write(printEvent('requests', { rows: kept, skipped: 0, isKept: true }));
    this.#listeners.add(write);
    return () => {
      this.#listeners.delete(write);
    };
  }

  /** For the journal of a bucket. */
  of(name: string | undefined): RowListener {
    const named = name === undefined ? {} : { bucket: name };
    const isHeard = () => this.#listeners.size > 0;
    return {
      get isHeard() {
        return isHeard();
      },
      add: (row) => this.#add(() => ({ ...named, ...row() })),
      clear: () => {
        if (!isHeard()) return;
        this.#flush();
        this.#tell(printEvent('cleared', named));
      },
    };
  }

  #add(row: () => JsonObject): void {
    if (this.#rows.length < mostAtOnce) this.#rows.push(row());
    else this.#skipped += 1;
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#later(pause, () => {
      this.#isWaiting = false;
      this.#flush();
    });
  }

  #flush(): void {
    if (this.#rows.length === 0) return;
    const event = printEvent('requests', { rows: this.#rows, skipped: this.#skipped, isKept: false });
    this.#rows = [];
    this.#skipped = 0;
    this.#tell(event);
  }

  #tell(text: string): void {
    for (const write of this.#listeners) write(text);
  }
}
