import type { Dialect, DialectChoices } from '../../spec/dialect-points.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { MockState } from '../mock-state.ts';
import type { WorldState } from '../state/world.ts';
import type { Rule } from './rule.ts';

/** Evolution statuses that move on with the clock. */
export interface EvolutionCourse {
  /** For how many milliseconds each stage lasts. */
  readonly every: number;
  /** In this order; the last one stays. `{agent_id}` and the other places of a dialect's examples are filled in. */
  readonly stages: readonly JsonObject[];
}

/** What a frontend has to survive: a world of its own, a dialect of its own, and rules. */
export interface Scenario {
  /** 1 to 64 letters, digits, points, hyphens and underscores. */
  readonly name: string;
  /** One line of help. */
  readonly about?: string;
  /** In place of the mock's own; that is there again when the scenario ends. */
  readonly state?: Partial<MockState>;
  /** Points that differ from the mock's dialect. */
  readonly dialect?: Partial<DialectChoices>;
  readonly evolution?: EvolutionCourse;
  readonly rules?: readonly Rule[];
}

/** A scenario that was checked. */
export interface CheckedScenario extends Omit<Scenario, 'state'> {
  readonly about: string;
  /** Made when the scenario begins: times are in the unit of the dialect. */
  readonly state?: (dialect: Dialect) => WorldState;
  readonly rules: readonly Rule[];
}

/** What is put to use: a scenario, which takes the place of the one before, or rules on top of whatever there is. */
export type Use =
  | { readonly is: 'scenario'; readonly scenario: CheckedScenario }
  | { readonly is: 'rules'; readonly rules: readonly Rule[] };
