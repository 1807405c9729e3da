import { type Dialect, dialectPoints } from '../../../spec/dialect-points.ts';
import { dialectQuestions } from '../../../spec/dialect-questions.ts';
import type { Asked } from '../../learn/asked.ts';
import type { LearnedPoint } from '../../learn/learned-point.ts';
import { showReading } from '../../learn/show-reading.ts';
import type { Redact } from '../../redact/redact.ts';
import { type Place, placeAt } from '../../run/place.ts';

/** A place at which a deployment is not as its dialect says. */
export interface Drift {
  /** The sections of the contract that leave it open. */
  readonly clause: string;
  readonly place: Place;
  readonly code: string;
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
    const showing = readings.filter((reading) => reading.choice === choice);
    const [first] = showing;
    if (first === undefined) return [];
    const { clause = '' } = dialectPoints.find(({ id }) => id === point) ?? {};
    return [
      {
        clause,
        place: placeAt('dialect', point),
        code: `${choice}-not-${wanted[point]}`,
        expected: `${dialectQuestions[point]} The dialect has ${wanted[point]}.`,
        actual: `it does ${choice}: ${showReading(first, redact).answer}`,
        exchanges: [...showing.slice(1, 3), first].map(({ asked }) => asked),
      },
    ];
  });
}
