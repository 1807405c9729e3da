import type { Agent } from '../spec/generated/types.ts';

/** A state in plain values, as a state file has it. */
export interface MockState {
  readonly agents: readonly Agent[];
  readonly genomes: readonly object[];
  /** Evolution status by agent id. */
  readonly evolution: Readonly<Record<string, object>>;
}
