import type { Field } from '../../spec/fields.ts';
import type { Judgement, Level } from '../observe/judgement.ts';
import type { Observation } from '../observe/observation.ts';
import type { Step } from '../observe/step.ts';
import type { Subject } from '../oracle/subject.ts';
import type { Understanding } from '../oracle/understand.ts';
import type { OperationName } from '../run/exchange.ts';
import type { JudgeScenario, Scenario } from '../scenario/scenario.ts';
import type { ScenarioPlan } from '../scenario/scenario-plan.ts';
import type { StormPlan } from '../scenario/storm.ts';

/** What a run is about, as far as it decides where a check applies. */
export interface Scope {
  /** Those that the selected checks are about. */
  readonly operations: ReadonlySet<OperationName>;
  /** Agents that may be updated, and those of them that are this run's: a shard has a part. */
  readonly agents: number;
  readonly ownAgents: number;
  /** Agents that the list shows and nobody named. */
  readonly unnamedAgents: number;
  readonly testScoreInput: Subject['testScoreInput'];
  /** Whether the profile measures time. */
  readonly measuresTime: boolean;
  /** Whether the kit plays the evolution service behind the deployment. */
  readonly playsEvolution: boolean;
}

/** So many cases, where a field of this sort may be written. */
export const needsField =
  (isOfSort: (field: Field) => boolean, cases: number) =>
  (fields: readonly Field[]): number =>
    fields.some(isOfSort) ? cases : 0;

/**
 * One requirement of the contract. It stands in a file, or a folder, of its id, with all that is its own: what it
 * plays beside the cases that all checks share, and what it makes of the answers.
 */
export interface Check {
  /** A claim. */
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
  /** Whether a request is its business, as far as what is sent tells; these are sent first where nothing else is selected. */
  readonly isAbout?: (understanding: Understanding) => boolean;
  /** What one exchange decides. */
  readonly judge?: (observation: Observation) => Judgement;
  /** What takes two answers of one agent. */
  readonly judgeStep?: (step: Step) => Judgement;
  /** What takes the exchanges of one of its scenarios. */
  readonly judgeScenario?: JudgeScenario;
  /** Scenarios of one agent, or of all of them. */
  readonly scenarios?: (plan: ScenarioPlan) => readonly Scenario[];
  /** One round of requests at the same time. */
  readonly storm?: (plan: StormPlan, round: number) => Scenario;
}
