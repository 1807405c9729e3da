/** A piece of work and the agent that it writes to, if it does. */
export interface LaneWork {
  /** Works of one lane run one after another, in order; those without a lane run beside. */
  readonly lane: string | undefined;
  readonly run: () => Promise<void>;
  /** What is to be done in a lane once it has run, before anything else that waits there. */
  readonly next?: () => LaneWork | undefined;
}

/** So many works may wait in lanes while what runs beside goes on: memory is bounded, and nobody stands idle. */
const mostWaiting = 1000;

/** Works that wait, and which of them may begin. */
class Waiting {
  readonly #rounds: Iterator<readonly LaneWork[]>;
  readonly #concurrency: number;
  readonly #lanes = new Map<string, LaneWork[]>();
  /** Lanes in which nothing is under way and something waits. */
  readonly #ready: string[] = [];
  #free: LaneWork[] = [];
  #nextFree = 0;
  #inLanes = 0;
  #busyLanes = 0;

  constructor(rounds: Iterable<readonly LaneWork[]>, concurrency: number) {
    this.#rounds = rounds[Symbol.iterator]();
    this.#concurrency = concurrency;
  }

  /** The next work that may begin now. */
  take(): LaneWork | undefined {
    while (this.#nextFree === this.#free.length && this.#inLanes < mostWaiting && this.#takeRound());
    // One place is kept for what runs beside.
    const isRoom = this.#nextFree === this.#free.length || this.#busyLanes < this.#concurrency - 1;
    const lane = isRoom ? this.#ready.shift() : undefined;
    if (lane === undefined) return this.#free[this.#nextFree++] ?? this.#none();
    this.#busyLanes += 1;
    this.#inLanes -= 1;
    return this.#lanes.get(lane)?.shift();
  }

  /** A work is done, and the next one of its lane may begin. */
  end({ lane }: LaneWork): void {
    if (lane === undefined) return;
    this.#busyLanes -= 1;
    if (this.#lanes.get(lane)?.length === 0) this.#lanes.delete(lane);
    else this.#ready.push(lane);
  }

  /** Puts a work before all others of its lane. */
  addFirst(work: LaneWork): void {
    const { lane } = work;
    if (lane === undefined) return;
    this.#inLanes += 1;
    const others = this.#lanes.get(lane);
    if (others !== undefined) others.unshift(work);
    else {
      this.#lanes.set(lane, [work]);
      this.#ready.push(lane);
    }
  }

  #none(): undefined {
    this.#nextFree = this.#free.length;
  }

  #takeRound(): boolean {
    const next = this.#rounds.next();
    if (next.done === true) return false;
    this.#free = [];
    this.#nextFree = 0;
    for (const work of next.value) {
      const { lane } = work;
      if (lane === undefined) {
        this.#free.push(work);
        continue;
      }
      this.#inLanes += 1;
      const others = this.#lanes.get(lane);
      if (others === undefined) {
        this.#lanes.set(lane, [work]);
        this.#ready.push(lane);
      } else others.push(work);
    }
    return true;
  }
}

/**
 * Runs works with so many at a time at most; an agent belongs to one lane, so that its updates never overlap. A round
 * begins when there is nothing left to run beside the lanes. Where a work fails no other begins, and what is under way
 * is awaited: whoever restores agents after it is alone with them.
 */
export function runRounds(rounds: Iterable<readonly LaneWork[]>, concurrency: number): Promise<void> {
  const waiting = new Waiting(rounds, concurrency);
  return new Promise((resolve, reject) => {
    let running = 0;
    let failure: { readonly error: unknown } | undefined;
    const fail = (error: unknown) => {
      failure ??= { error };
    };
    const begin = (work: LaneWork) => {
      running += 1;
      work.run().then(
        () => {
          running -= 1;
          waiting.end(work);
          const next = work.next?.();
          if (next !== undefined) waiting.addFirst(next);
          fill();
        },
        (error: unknown) => {
          running -= 1;
          fail(error);
          fill();
        },
      );
    };
    const fill = () => {
      try {
        while (failure === undefined && running < concurrency) {
          const work = waiting.take();
          if (work === undefined) break;
          begin(work);
        }
      } catch (error) {
        fail(error);
      }
      if (running > 0) return;
      if (failure === undefined) resolve();
      else reject(failure.error);
    };
    fill();
  });
}

/** Runs the works of one round. */
export const runInLanes = (works: readonly LaneWork[], concurrency: number): Promise<void> =>
  runRounds([works], concurrency);
