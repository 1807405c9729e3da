import type { RunTime } from '../target/run-time.ts';

/** Whether there is time left for what is random. */
export interface RandomTime {
  readonly forSequences: () => boolean;
  readonly forCases: () => boolean;
}

/** However late it is when all else was sent, what is random gets this part of the time that a run should take. */
const least = 1 / 8;
/** Of that, sequences get this part, since their steps are sent one after another; random cases get the rest. */
const ofSequences = 2 / 3;

/** Shares out what is left of the time. */
export function fitRandom(
  { elapsed, isOver }: Pick<RunTime, 'elapsed' | 'isOver'>,
  softTimeMs: number,
): RandomTime {
  const begun = elapsed();
  const end = Math.max(softTimeMs, begun + softTimeMs * least);
  const before = (moment: number) => () => !isOver() && elapsed() < moment;
  return { forSequences: before(begun + (end - begun) * ofSequences), forCases: before(end) };
}
