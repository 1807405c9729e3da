import type { DialectExamples } from '../../spec/dialect-examples.ts';
import type { PointId } from '../../spec/dialect-points.ts';
import type { AskedAgent } from './asked-agent.ts';
import type { Learning } from './create-learning.ts';
import { allUndecided, type LearnedPoint } from './learned-point.ts';

export interface GroupLearned {
  readonly points: readonly LearnedPoint[];
  readonly examples?: DialectExamples;
}

/** Points that are learned together, since they share questions or a field of the agent. */
export type Group = (learning: Learning) => Promise<GroupLearned>;

/** A group that writes to the agent; without one, its points stay undecided. */
export const groupOfAgent =
  (
    points: readonly PointId[],
    learn: (agent: AskedAgent, learning: Learning) => Promise<GroupLearned>,
  ): Group =>
  async (learning) =>
    learning.agent === undefined
      ? { points: allUndecided(points, learning.noAgent) }
      : learn(learning.agent, learning);
