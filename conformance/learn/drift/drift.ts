import { type Dialect, dialectPoints } from '../../../spec/dialect-points.ts';
import type { Redact } from '../../redact/redact.ts';
import type { Asked } from '../asked.ts';
import type { LearnedPoint } from '../learned-point.ts';
import { showReading } from '../show-reading.ts';

/** A place at which a deployment is not as its dialect says. */
export interface Drift {
  /** The sections of the contract that leave it open. */
  readonly clause: string;
  readonly place: string;
  readonly kind: string;
  readonly expected: string;
  readonly actual: string;
  /** The exchanges that show it, the one that tells most last. */
  readonly exchanges: readonly Asked[];
}

/** The points that the dialect has and that were decided. */
export const heldPoints = (
  points: readonly LearnedPoint[],
  wanted: Partial<Dialect>,
): readonly LearnedPoint[] =>
  points.filter(({ point, choice }) => choice !== undefined && wanted[point] !== undefined);

/** The points at which a deployment makes another choice than its dialect has. */
export function departingPoints(
  points: readonly LearnedPoint[],
  wanted: Partial<Dialect>,
  redact: Redact,
): readonly Drift[] {
  return heldPoints(points, wanted).flatMap(({ point, choice, readings }) => {
    if (choice === wanted[point]) return [];
    const telling = readings.filter((reading) => reading.choice === choice);
    const [first] = telling;
    if (first === undefined) return [];
    const { question = '', clause = '' } = dialectPoints.find(({ id }) => id === point) ?? {};
    return [
      {
        clause,
        place: point,
        kind: `${choice}, not ${wanted[point]}`,
        expected: `${question} The dialect has ${wanted[point]}.`,
        actual: `it does ${choice}: ${showReading(first, redact).answer}`,
        exchanges: [...telling.slice(1, 3), first].map(({ asked }) => asked),
      },
    ];
  });
}
