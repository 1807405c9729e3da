import type { Field } from '../../spec/fields.ts';
import type { Observation } from '../observe/observation.ts';
import type { Subject } from '../oracle/subject.ts';
import type { OperationName } from '../run/exchange.ts';
import type { Step } from '../scenario/step.ts';

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

/** What a run is about, as far as it decides where a check applies. */
export interface Scope {
  /** Those that the selected checks are about. */
  readonly operations: ReadonlySet<OperationName>;
  /** Agents that may be updated, and those of them that are this run's: a shard has a part. */
  readonly agents: number;
  readonly ownAgents: number;
  readonly testScoreInput: Subject['testScoreInput'];
  /** Whether the profile measures time. */
  readonly measuresTime: boolean;
  /** Whether the kit plays the evolution service behind the deployment. */
  readonly playsEvolution: boolean;
}

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
  /** So many cases have to concern it, or it was not judged; of fields, those that may be written. */
  readonly needs: number | ((fields: readonly Field[]) => number);
  /** The operations at which it has to be judged, where that is not all of them: elsewhere a departure weighs less. */
  readonly neededAt?: readonly OperationName[];
  /** Why it is skipped, where it does not apply; a run is judged without it. */
  readonly skippedFor?: (scope: Scope) => string | undefined;
  /** What one exchange decides. */
  readonly judge?: (observation: Observation) => Judgement;
  /** What takes two answers of one agent. What takes more is a scenario of the state phase. */
  readonly judgeStep?: (step: Step) => Judgement;
}
