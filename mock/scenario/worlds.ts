import type { Dialect } from '../../spec/dialect-points.ts';
import { Inability } from '../../spec/inability.ts';
import { weighJson } from '../state/weigh-json.ts';
import { viewWorld, type World, type WorldState } from '../state/world.ts';
import type { Playbook } from './playbook.ts';
import type { Rule } from './rule.ts';
import type { Use } from './scenario.ts';

/** A world with what is kept of it beside its own measure, in bytes. */
interface KeptWorld {
  readonly world: World;
  readonly bytes: number;
}

const perAgent = 1024;
/** More were never meant, and each is asked for every request. */
const most = { uses: 1000, next: 1000 } as const;

const weighState = ({ agents, genomes, evolution }: WorldState) =>
  weighJson(agents) + weighJson(genomes) + weighJson(evolution);

const bytesOf = ({ world: { agents, agentGrowth, genomes }, bytes }: KeptWorld) =>
  perAgent * agents.size + agentGrowth.bytes + genomes.bytes + bytes;

/** The worlds of a bucket: its own, those that scenarios brought, and which of them answers. */
export class Worlds {
  readonly #create: (state: WorldState) => World;
  readonly #playbook: Playbook;
  readonly #onUse: () => void;
  /** By what their scenarios are taken back by. */
  readonly #brought = new Map<number, KeptWorld>();
  #own: KeptWorld;
  /** The one that answers: one of these, or a view of it. */
  #shown: World;

  /** The first state is shared by all buckets, and weighs nothing here; `onUse` is told when something else is in use. */
  constructor(
    create: (state: WorldState) => World,
    first: WorldState,
    playbook: Playbook,
    onUse: () => void = () => {},
  ) {
    this.#create = create;
    this.#onUse = onUse;
    this.#playbook = playbook;
    this.#own = { world: create(first), bytes: 0 };
    this.#shown = this.#own.world;
  }

  get shown(): World {
    return this.#shown;
  }

  /** It is changed here alone. */
  get playbook(): Pick<Playbook, 'isIdle' | 'layers' | 'next' | 'inForce' | 'decide'> {
    return this.#playbook;
  }

  /** About how many bytes they take. */
  get bytes(): number {
    let bytes = bytesOf(this.#own);
    for (const kept of this.#brought.values()) bytes += bytesOf(kept);
    return bytes;
  }

  /** Replaces the state that is shown: its own, or the one that a scenario brought. */
  replaceState(state: WorldState): void {
    const kept = { world: this.#create(state), bytes: weighState(state) };
    const id = this.#playbook.inForce?.id;
    if (id !== undefined && this.#brought.has(id)) this.#brought.set(id, kept);
    else this.#own = kept;
    this.#show();
  }

  /** Puts another first state in the place of its own; that is shared by all buckets, as the one before. */
  startAgain(first: WorldState): void {
    this.#own = { world: this.#create(first), bytes: 0 };
    this.#show();
  }

  /** Goes on under another dialect. */
  takeDialect(dialect: Dialect): void {
    const turn = ({ world, bytes }: KeptWorld) => ({ world: viewWorld(world, dialect, undefined), bytes });
    this.#own = turn(this.#own);
    for (const [id, kept] of this.#brought) this.#brought.set(id, turn(kept));
    this.#show();
    this.#onUse();
  }

  /** Puts something to use, and gives what to take it back by. */
  use(use: Use): number {
    if (this.#playbook.layers.length >= most.uses)
      throw new Inability(
        'use',
        `${most.uses} are in use`,
        'Take some back, or reset the mock between tests.',
      );
    const id = this.#playbook.add(use);
    if (use.is === 'scenario') {
      const { state: stateOf, dialect } = use.scenario;
      const state = stateOf?.({ ...this.#own.world.dialect, ...dialect });
      if (state !== undefined)
        this.#brought.set(id, { world: this.#create(state), bytes: weighState(state) });
      this.#show();
    }
    this.#onUse();
    return id;
  }

  /** False where it is not in use any more. */
  takeBack(id: number): boolean {
    const before = this.#playbook.inForce?.id;
    const isTaken = this.#playbook.takeBack(id);
    this.#brought.delete(id);
    if (this.#playbook.inForce?.id !== before) this.#show();
    if (isTaken) this.#onUse();
    return isTaken;
  }

  /** Takes everything back, and puts this to use alone. */
  useOnly(use: Use): number {
    this.#playbook.clear();
    this.#brought.clear();
    this.#show();
    return this.use(use);
  }

  addNext(rule: Rule): void {
    if (this.#playbook.next.length >= most.next)
      throw new Inability('next', `${most.next} answers are waiting`, 'Reset the mock between tests.');
    this.#playbook.addNext(rule);
    this.#onUse();
  }

  #show(): void {
    const { id, scenario } = this.#playbook.inForce ?? {};
    const source = this.#brought.get(id ?? 0)?.world ?? this.#own.world;
    const { dialect, evolution } = scenario ?? {};
    const course = evolution === undefined ? undefined : { ...evolution, began: source.now() };
    this.#shown =
      dialect === undefined && course === undefined
        ? source
        : viewWorld(source, { ...source.dialect, ...dialect }, course);
  }
}
