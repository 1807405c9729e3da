import type { Doubt } from './read-back.ts';

/** What a run has written to an agent, as far as it has to be put back. */
export interface Written {
  /** Fields of the update body that were supplied. */
  readonly fields: ReadonlySet<string>;
  /** Those of them that were given something, and not only null: what stands there else is not the run's. */
  readonly filled: ReadonlySet<string>;
  /** Those of them that cannot be read back, as it turned out, and why. */
  readonly unproved: ReadonlyMap<string, Doubt>;
  /** What was supplied that is no field of an agent: a deployment may keep it all the same. */
  readonly members: ReadonlySet<string>;
  /** Ids that were supplied in a body: a deployment that takes them over has moved the agent there. */
  readonly ids: ReadonlySet<string>;
}
