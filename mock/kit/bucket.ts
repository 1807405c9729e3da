import type { Clock } from '../clock.ts';
import type { Forward } from '../forward-evolution.ts';
import { createInjector, type Injection, type Injector } from '../injection.ts';
import { weighJson } from '../state/weigh-json.ts';
import { createWorld, type World, type WorldSettings, type WorldState } from '../state/world.ts';
import { Journal } from './journal.ts';

/** What every bucket of a mock is made from. */
export interface BucketSettings {
  readonly dialect: WorldSettings['dialect'];
  readonly seed: number;
  readonly firstState: WorldState;
  /** Gives each world a clock of its own, so that a fixed one does not depend on what others do. */
  readonly createClock: () => Clock;
  /** The time of day, for the journal and for idleness. */
  readonly wallClock: Clock;
  /** Milliseconds from any point in time, finer than the clock. */
  readonly stopwatch: Clock;
  readonly injection: Injection | undefined;
  readonly journalSize: number;
  /** Asks the evolution service behind the mock, where there is one. */
  readonly forward?: Forward | undefined;
}

/** What a bucket takes that nobody wrote to, and each of its agents beside the values. */
const cost = { bucket: 16_384, agent: 1024 } as const;

/** A world with its journal, apart from all others. */
export class Bucket {
  readonly name: string | undefined;
  readonly journal: Journal;
  lastUsed: number;
  readonly #settings: BucketSettings;
  #stateBytes = 0;
  #world: World;
  #injector: Injector | undefined;

  constructor(name: string | undefined, settings: BucketSettings) {
    this.name = name;
    this.#settings = settings;
    this.journal = new Journal(settings.journalSize, settings.wallClock);
    this.lastUsed = settings.wallClock();
    this.#world = this.#createWorld(settings.firstState);
    this.#injector = this.#createInjector();
  }

  get world(): World {
    return this.#world;
  }

  get injector(): Injector | undefined {
    return this.#injector;
  }

  /** About how many bytes it takes; the first state is shared by all. */
  get bytes(): number {
    const { agents, agentGrowth, genomes } = this.#world;
    const own = this.#stateBytes + agentGrowth + genomes.bytes + this.journal.bytes;
    return cost.bucket + cost.agent * agents.size + own;
  }

  /** Back to the first state, with random source, clock and journal as they were at the start. */
  reset(): void {
    this.#stateBytes = 0;
    this.#world = this.#createWorld(this.#settings.firstState);
    this.#injector = this.#createInjector();
    this.journal.clear();
  }

  replaceState(state: WorldState): void {
    const { agents, genomes, evolution } = state;
    this.#stateBytes = weighJson(agents) + weighJson(genomes) + weighJson(evolution);
    this.#world = this.#createWorld(state);
  }

  #createWorld(state: WorldState): World {
    const { dialect, seed, createClock, stopwatch, forward } = this.#settings;
    return createWorld(state, {
      dialect,
      seed,
      now: createClock(),
      stopwatch,
      forwardsEvolution: forward !== undefined,
    });
  }

  #createInjector(): Injector | undefined {
    const { injection, seed } = this.#settings;
    return injection === undefined ? undefined : createInjector(injection, seed);
  }
}
