import type { Seen } from '../judge/seen.ts';
import type { OperationName } from '../run/exchange.ts';
import type { Step } from '../state/step.ts';

/** How much a departure weighs. */
export type Level = 'must' | 'should';

/** How an exchange departs from a requirement. */
export interface Departure {
  readonly level: Level;
  /** Where: a field, a parameter, a part of the answer. */
  readonly place: string;
  /** What sort of departure, in words that do not depend on random values: with the place it tells causes apart. */
  readonly kind: string;
  readonly expected: string;
  readonly actual: string;
  /** Two answers that no other writer can explain: it counts though it does not come back. */
  readonly provesItself?: true;
}

/** What a check says of an exchange: it is not concerned, it saw the requirement kept, or it saw a departure. */
export type Judgement = 'not concerned' | 'kept' | Departure;

/** One requirement of the contract. */
export interface Check {
  /** A claim; also the name of its file. */
  readonly id: string;
  /** The most that a departure can weigh; drift where the contract does not decide. */
  readonly level: Level | 'drift';
  /** Sections of the contract. */
  readonly clause: string;
  /** What must hold, in one sentence. */
  readonly requirement: string;
  readonly operations: readonly OperationName[];
  /** What one exchange decides. */
  readonly judge?: (seen: Seen) => Judgement;
  /** What takes two answers of one agent. What takes more is a scenario of the state phase. */
  readonly judgeStep?: (step: Step) => Judgement;
}
