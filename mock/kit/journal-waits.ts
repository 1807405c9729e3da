import { Inability } from '../../spec/inability.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { matchesFilter, type RequestFilter } from './request-filter.ts';

interface Wait {
  readonly filter: RequestFilter;
  readonly resolve: (record: JsonObject) => void;
  readonly reject: (error: Error) => void;
}

/** Who waits for a request that is not in the journal yet. */
export class JournalWaits {
  #waits: readonly Wait[] = [];

  get isAwaited(): boolean {
    return this.#waits.length > 0;
  }

  /** Who gives up is forgotten; its promise stays as it is. */
  wait(filter: RequestFilter): { readonly found: Promise<JsonObject>; readonly giveUp: () => void } {
    const { promise, resolve, reject } = promiseParts();
    const wait: Wait = { filter, resolve, reject };
    this.#waits = [...this.#waits, wait];
    const giveUp = () => {
      this.#waits = this.#waits.filter((one) => one !== wait);
    };
    return { found: promise, giveUp };
  }

  /** Hands a new record to all who wait for one like it. */
  tell(record: JsonObject): void {
    const isMet = ({ filter }: Wait) => matchesFilter(record, filter);
    const met = this.#waits.filter(isMet);
    this.#waits = this.#waits.filter((wait) => !met.includes(wait));
    for (const { resolve } of met) resolve(record);
  }

  end(why: string): void {
    const waits = this.#waits;
    this.#waits = [];
    for (const { filter, reject } of waits)
      reject(
        new Inability(
          `waiting for ${filter.operation ?? 'a request'}`,
          why,
          'Wait for it while the mock runs.',
        ),
      );
  }
}

function promiseParts() {
  let resolve: Wait['resolve'] = () => undefined;
  let reject: Wait['reject'] = () => undefined;
  const promise = new Promise<JsonObject>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}
