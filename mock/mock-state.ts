import type { Agent } from '../spec/generated/types.ts';

/** A state in plain values, as a state file has it. */
export interface MockState {
  readonly agents: readonly Agent[];
  readonly genomes: readonly object[];
  /** Evolution status by agent id. */
  readonly evolution: Readonly<Record<string, object>>;
}

/** A state as it is given: its agents may have fields that the contract does not name, which are answered too. */
export interface GivenState extends Omit<Partial<MockState>, 'agents'> {
  readonly agents?: readonly (Agent | (Agent & Readonly<Record<string, unknown>>))[];
}
