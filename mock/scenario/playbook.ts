import type { Cause } from '../cause.ts';
import type { MockRequest } from '../exchange.ts';
import { createRandom, type Random } from '../random.ts';
import { type OperationName, operationNames } from '../routing/operation-names.ts';
import type { Break, Rule, RuleAnswer } from './rule.ts';
import { RulePlay, type Subject } from './rule-play.ts';
import type { CheckedScenario, Use } from './scenario.ts';

/** What becomes of a request in place of the usual, and why. */
export interface Intervention {
  readonly cause: Cause;
  /** Undefined where the usual answer stands. */
  readonly answer: RuleAnswer | undefined;
  /** In milliseconds; endless where the answer never comes. */
  readonly delay: number;
  readonly broken: Break | undefined;
}

/** Something that was put to use, until it is taken back. */
export interface Layer {
  readonly id: number;
  readonly use: Use;
  readonly plays: readonly RulePlay[];
}

// Away from the seed itself, and from that of injected failures.
const seedOffset = 0x70_6c_61_79;

const none: readonly RulePlay[] = [];

const rulesOf = (use: Use): readonly Rule[] => (use.is === 'scenario' ? use.scenario.rules : use.rules);

function playsOf(use: Use): readonly RulePlay[] {
  const causeOf = (rule: number): Cause =>
    use.is === 'scenario' ? { by: 'scenario', scenario: use.scenario.name, rule } : { by: 'rule', rule };
  return rulesOf(use).map((rule, index) => new RulePlay(rule, causeOf(index)));
}

/**
 * What is put to use in one bucket: a scenario, rules on top of it, and answers for the next requests. The newest is asked
 * first, down to the scenario that is in force; what lies below that one waits until it is taken back.
 */
export class Playbook {
  readonly #random: Random;
  readonly #nextId: () => number;
  #layers: readonly Layer[] = [];
  #next: readonly RulePlay[] = [];
  /** Of the layers in force, in the order in which they are asked, by operation; undefined for what is none. */
  #plays: ReadonlyMap<OperationName | undefined, readonly RulePlay[]> = new Map();
  #isIdle = true;

  constructor(seed: number, nextId: () => number) {
    this.#nextId = nextId;
    this.#random = createRandom(seed + seedOffset);
  }

  /** Whether nothing could hold: then nobody has to be asked. */
  get isIdle(): boolean {
    return this.#isIdle;
  }

  /** The oldest first. */
  get layers(): readonly Layer[] {
    return this.#layers;
  }

  get next(): readonly RulePlay[] {
    return this.#next;
  }

  /** The scenario in force, and which layer brought it. */
  get inForce(): { readonly id: number; readonly scenario: CheckedScenario } | undefined {
    const found = this.#layers.findLast(({ use }) => use.is === 'scenario');
    return found?.use.is === 'scenario' ? { id: found.id, scenario: found.use.scenario } : undefined;
  }

  /** Puts something to use, and gives what to take it back by. */
  add(use: Use): number {
    const id = this.#nextId();
    this.#layers = [...this.#layers, { id, use, plays: playsOf(use) }];
    this.#settle();
    return id;
  }

  /** False where it is not in use any more. */
  takeBack(id: number): boolean {
    const left = this.#layers.filter((layer) => layer.id !== id);
    if (left.length === this.#layers.length) return false;
    this.#layers = left;
    this.#settle();
    return true;
  }

  addNext(rule: Rule): void {
    this.#next = [...this.#next, new RulePlay(rule, { by: 'next' })];
    this.#settle();
  }

  /** Everything is taken back. */
  clear(): void {
    this.#layers = [];
    this.#next = [];
    this.#settle();
  }

  /** The rule that holds for a request, if one does. Each whose conditions it meets counts it. */
  decide(request: MockRequest, subject: Subject): Intervention | undefined {
    let holding: RulePlay | undefined;
    for (const play of this.#next) {
      if (holding === undefined && play.meets(request, subject)) holding = play;
    }
    for (const play of this.#plays.get(subject.operation) ?? none) {
      if (play.meets(request, subject)) holding ??= play;
    }
    if (holding === undefined) return undefined;
    const { answer, break: broken } = holding.rule;
    const delay = holding.hold(this.#random.fraction);
    if (holding.cause.by === 'next' && holding.isUsedUp) {
      this.#next = this.#next.filter((play) => play !== holding);
      this.#settle();
    }
    return { cause: holding.cause, answer, delay, broken };
  }

  #settle(): void {
    const last = this.#layers.findLastIndex(({ use }) => use.is === 'scenario');
    const plays = this.#layers
      .slice(Math.max(last, 0))
      .reverse()
      .flatMap((layer) => layer.plays);
    // So that rules for other operations cost a request nothing.
    this.#plays = new Map(
      [undefined, ...operationNames].map((operation) => [
        operation,
        plays.filter(({ rule: { on } }) => on === '*' || on === operation),
      ]),
    );
    this.#isIdle = plays.length === 0 && this.#next.length === 0;
  }
}
