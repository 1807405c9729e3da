import type { DialectExamples } from '../../spec/dialect-examples.ts';
import type { PointId } from '../../spec/dialect-points.ts';
import type { Learning } from './asked.ts';
import { type LearnedPoint, undecided } from './learned-point.ts';

/** What a group of questions came to. */
export interface GroupLearned {
  readonly points: readonly LearnedPoint[];
  readonly examples?: DialectExamples;
}

/** Points that are learned together, since they share questions or a field of the agent. */
export type Group = (learning: Learning) => Promise<GroupLearned>;

/** A group that writes to the agent; without one, its points stay undecided. */
export function groupOfAgent(
  points: readonly PointId[],
  learn: (learning: Learning, agentId: string) => Promise<GroupLearned>,
): Group {
  return async (learning) =>
    learning.agent === undefined
      ? { points: points.map((point) => undecided(point, learning.noAgent)) }
      : learn(learning, learning.agent.id);
}
