import type { Dialect } from '../../spec/dialect-points.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { type Clock, type ClockName, createFixedClock } from '../clock.ts';
import type { Forward } from '../forwarding/ask-evolution-service.ts';
import { createInjector, type Injection, type Injector } from '../injection.ts';
import type { OperationName } from '../routing/operation-names.ts';
import { Playbook } from '../scenario/playbook.ts';
import type { Use } from '../scenario/scenario.ts';
import { Worlds } from '../scenario/worlds.ts';
import { createWorld, type World, type WorldSettings, type WorldState } from '../state/world.ts';
import { EventFeed, type StateCause } from './event-feed.ts';
import { Journal } from './journal.ts';
import type { RequestFeed } from './request-feed.ts';
import { missedRequest, type RequestWait, requireWait } from './request-wait.ts';

/** What every bucket of a mock is made from. */
export interface BucketSettings {
  readonly dialect: WorldSettings['dialect'];
  readonly seed: number;
  readonly firstState: WorldState;
  /** What is in use from the start, of scenarios and rules. */
  readonly firstUse?: Use | undefined;
  /** Gives each world a clock of its own, so that a fixed one does not depend on what others do. */
  readonly createClock: () => Clock;
  readonly clockName: ClockName;
  /** The time of day, for the journal and for idleness. */
  readonly wallClock: Clock;
  /** Milliseconds from any point in time, finer than the clock. */
  readonly stopwatch: Clock;
  readonly injection: Injection | undefined;
  readonly journalSize: number;
  /** Runs something later, unless it is told not to. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** Told of what comes into the journal. */
  readonly requestFeed?: RequestFeed;
  /** Asks the evolution service behind the mock, where there is one. */
  readonly forward?: Forward | undefined;
}

/** What may be turned while a mock runs. */
export interface Behaviour extends Injection {
  readonly clock: ClockName;
}

const noLatency = { from: 0, to: 0 } as const;

/** What a bucket takes that nobody wrote to. */
const emptyBytes = 16_384;

/** A world with its journal, apart from all others. */
export class Bucket {
  readonly name: string | undefined;
  readonly journal: Journal;
  readonly events: EventFeed;
  lastUsed: number;
  readonly #settings: BucketSettings;
  #lastUse = 0;
  #worlds: Worlds;
  #injector: Injector | undefined;
  #behaviour: Behaviour | undefined;
  #otherClock: Clock | undefined;
  #dialect: Dialect | undefined;

  constructor(name: string | undefined, settings: BucketSettings) {
    this.name = name;
    this.#settings = settings;
    const { journalSize, wallClock, later, requestFeed } = settings;
    this.events = new EventFeed(later);
    this.journal = new Journal(journalSize, wallClock, requestFeed?.of(name));
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
      this.#behaviour = undefined;
      this.#otherClock = undefined;
      this.#dialect = undefined;
      this.#worlds = this.#createWorlds();
      this.#injector = this.#createInjector();
      this.journal.clear();
    });
    this.events.tellControls();
  }

  replaceState(state: WorldState): void {
    this.#tellingState('put', () => this.#worlds.replaceState(state));
  }

  /** Begins again from a first state that is another now; what was asked, and what is in use, stays. */
  startAgain(): void {
    this.#tellingState('file', () => this.#worlds.startAgain(this.#settings.firstState));
  }

  /** Goes on under a dialect that is another now; one that was put here itself stays until the next reset. */
  takeDialect(): void {
    if (this.#dialect === undefined) this.#worlds.takeDialect(this.#settings.dialect);
  }

  /** Goes on under a dialect of its own, until the next reset. */
  putDialect(dialect: Dialect): void {
    this.#dialect = dialect;
    this.#worlds.takeDialect(dialect);
  }

  /** The first entry of the journal that fits, or the next to come; rejects when none does in time. */
  async waitForRequest(operation: OperationName, given?: RequestWait): Promise<JsonObject> {
    const { filter, timeout } = requireWait(operation, given);
    const [known] = this.journal.read(filter);
    if (known !== undefined) return known;
    const { found, giveUp } = this.journal.wait(filter);
    if (timeout === undefined) return found;
    return new Promise((resolve, reject) => {
      const cancel = this.#settings.later(timeout, () => {
        giveUp();
        reject(missedRequest(operation, timeout, this.journal.read()));
      });
      found.then(resolve, reject).finally(cancel);
    });
  }

  /** How it answers beside what it holds. */
  get behaviour(): Behaviour {
    const { injection, clockName: clock } = this.#settings;
    const usual = { latency: injection?.latency ?? noLatency, failRate: injection?.failRate ?? 0, clock };
    return this.#behaviour ?? usual;
  }

  /** Answers in another way, until the next reset. */
  behave(behaviour: Behaviour): void {
    const isOtherClock = behaviour.clock !== this.behaviour.clock;
    this.#behaviour = behaviour;
    this.#injector = this.#createInjector();
    if (isOtherClock)
      this.#otherClock = behaviour.clock === 'fixed' ? createFixedClock() : this.#settings.wallClock;
    this.events.tellControls();
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
    const worlds = new Worlds(
      (state) => this.#createWorld(state),
      firstState,
      playbook,
      () => this.events.tellControls(),
    );
    if (firstUse !== undefined) worlds.use(firstUse);
    return worlds;
  }

  #createWorld(state: WorldState): World {
    const { dialect, seed, createClock, stopwatch, forward } = this.#settings;
    const clock = createClock();
    return createWorld(state, {
      dialect: this.#dialect ?? dialect,
      seed,
      now: () => (this.#otherClock ?? clock)(),
      stopwatch,
      forwardsEvolution: forward !== undefined,
      onAgent: (agent) => this.events.tellAgent(agent),
    });
  }

  #createInjector(): Injector | undefined {
    const { latency, failRate } = this.behaviour;
    if (latency.to === 0 && failRate === 0) return undefined;
    return createInjector({ latency, failRate }, this.#settings.seed);
  }
}
