import type { Clock } from '../clock.ts';
import type { Forward } from '../forward-evolution.ts';
import { createInjector, type Injection, type Injector } from '../injection.ts';
import { Playbook } from '../scenario/playbook.ts';
import type { Use } from '../scenario/scenario.ts';
import { Worlds } from '../scenario/worlds.ts';
import { createWorld, type World, type WorldSettings, type WorldState } from '../state/world.ts';
import { EventFeed, type StateCause } from './event-feed.ts';
import { Journal } from './journal.ts';

/** What every bucket of a mock is made from. */
export interface BucketSettings {
  readonly dialect: WorldSettings['dialect'];
  readonly seed: number;
  readonly firstState: WorldState;
  /** What is in use from the start, of scenarios and rules. */
  readonly firstUse?: Use | undefined;
  /** Gives each world a clock of its own, so that a fixed one does not depend on what others do. */
  readonly createClock: () => Clock;
  /** The time of day, for the journal and for idleness. */
  readonly wallClock: Clock;
  readonly injection: Injection | undefined;
  readonly journalSize: number;
  /** Asks the evolution service behind the mock, where there is one. */
  readonly forward?: Forward | undefined;
}

/** What a bucket takes that nobody wrote to. */
const emptyBytes = 16_384;

/** A world with its journal, apart from all others. */
export class Bucket {
  readonly name: string | undefined;
  readonly journal: Journal;
  readonly events = new EventFeed();
  lastUsed: number;
  readonly #settings: BucketSettings;
  #lastUse = 0;
  #worlds: Worlds;
  #injector: Injector | undefined;

  constructor(name: string | undefined, settings: BucketSettings) {
    this.name = name;
    this.#settings = settings;
    this.journal = new Journal(settings.journalSize, settings.wallClock);
    this.lastUsed = settings.wallClock();
    this.#worlds = this.#createWorlds();
    this.#injector = this.#createInjector();
  }

  get world(): World {
    return this.#worlds.shown;
  }

  /** Its worlds, and what is in use of scenarios and rules. */
  get worlds(): Worlds {
    return this.#worlds;
  }

  get injector(): Injector | undefined {
    return this.#injector;
  }

  /** About how many bytes it takes; the first state is shared by all. */
  get bytes(): number {
    return emptyBytes + this.#worlds.bytes + this.journal.bytes;
  }

  /** Back to the first state, with random source, clock, journal and what is in use as they were at the start. */
  reset(): void {
    this.#tellingState('reset', () => {
      this.#worlds = this.#createWorlds();
      this.#injector = this.#createInjector();
      this.journal.clear();
    });
  }

  replaceState(state: WorldState): void {
    this.#tellingState('put', () => this.#worlds.replaceState(state));
  }

  /** Begins again from a first state that is another now; what was asked, and what is in use, stays. */
  startAgain(): void {
    this.#tellingState('file', () => this.#worlds.startAgain(this.#settings.firstState));
  }

  /** Goes on under a dialect that is another now. */
  takeDialect(): void {
    this.#worlds.takeDialect(this.#settings.dialect);
  }

  /** Puts something to use in place of all that was. */
  useOnly(use: Use): void {
    this.#tellingState('scenario', () => this.#worlds.useOnly(use));
  }

  #tellingState(why: StateCause, act: () => void): void {
    const before = this.world.agents;
    act();
    this.events.tellState(why, before, this.world.agents);
  }

  #createWorlds(): Worlds {
    const { firstState, firstUse, seed } = this.#settings;
    // Numbers of uses are not given again after a reset: who comes late with one would take back another's.
    const playbook = new Playbook(seed, () => {
      this.#lastUse += 1;
      return this.#lastUse;
    });
    const worlds = new Worlds((state) => this.#createWorld(state), firstState, playbook);
    if (firstUse !== undefined) worlds.use(firstUse);
    return worlds;
  }

  #createWorld(state: WorldState): World {
    const { dialect, seed, createClock, forward } = this.#settings;
    return createWorld(state, {
      dialect,
      seed,
      now: createClock(),
      forwardsEvolution: forward !== undefined,
      onAgent: (agent) => this.events.tellAgent(agent),
    });
  }

  #createInjector(): Injector | undefined {
    const { injection, seed } = this.#settings;
    return injection === undefined ? undefined : createInjector(injection, seed);
  }
}
