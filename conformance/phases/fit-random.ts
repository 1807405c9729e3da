import type { RunTime } from '../target/run-time.ts';

/** Whether there is time left for what is random. */
export interface RandomTime {
  readonly forSequences: () => boolean;
  readonly forCases: () => boolean;
}

/**
 * However late it is when all else was sent, random cases get this part of the time that a run should take. A sequence
 * would take longer than that by itself, since its steps are sent one after another.
 */
const least = 1 / 60;
/** Of what is left before that, sequences get this part. */
const ofSequences = 2 / 3;

/** Shares out what is left of the time. */
export function fitRandom(
  { elapsed, isOver }: Pick<RunTime, 'elapsed' | 'isOver'>,
  softTimeMs: number,
): RandomTime {
  const begun = elapsed();
  const end = Math.max(softTimeMs, begun + softTimeMs * least);
  const before = (moment: number) => () => !isOver() && elapsed() < moment;
  const left = Math.max(0, softTimeMs - begun);
  return { forSequences: before(begun + left * ofSequences), forCases: before(end) };
}
