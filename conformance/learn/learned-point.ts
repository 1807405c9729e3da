import { dialectPoints, isChoice, type PointId } from '../../spec/dialect-points.ts';
import type { Asked } from './asked.ts';
import type { Choice, Read } from './readings.ts';

/** What one exchange tells of a point. */
export interface Reading {
  readonly asked: Asked;
  /** Undefined where it tells nothing. */
  readonly choice: Choice | undefined;
  /** The fields of an answered agent that tell. */
  readonly fields?: readonly string[];
  /** What the body of the request is shown as, where it has values of the deployment in it. */
  readonly shownBody?: string;
  /** What of the answer tells, where that is not seen from its fields. */
  readonly shownAnswer?: string;
}

export const readAsked = (asked: Asked, read: Read, fields?: readonly string[]): Reading => ({
  asked,
  choice: asked.answer && read(asked.answer),
  ...(fields === undefined ? {} : { fields }),
});

/** What was learned of a point. */
export interface LearnedPoint {
  readonly point: PointId;
  /** Undefined where it could not be decided. */
  readonly choice: Choice | undefined;
  readonly sure: 'agreed' | 'mixed' | 'undecided';
  /** Why it is not sure. */
  readonly why?: string;
  /** What was not seen though the point is decided. */
  readonly note?: string;
  readonly readings: readonly Reading[];
}

/** A point that could not be asked about. */
export const undecided = (point: PointId, why: string, readings: readonly Reading[] = []): LearnedPoint => ({
  point,
  choice: undefined,
  sure: 'undecided',
  why,
  readings,
});

export const allUndecided = (points: readonly PointId[], why: string): readonly LearnedPoint[] =>
  points.map((point) => undecided(point, why));

const outcomeText = ({ outcome }: Asked): string =>
  outcome.kind === 'answer' ? String(outcome.status) : `no answer (${outcome.reason})`;

function explainNothing(readings: readonly Reading[]): string {
  const [failure] = readings.filter(({ asked: { answer } }) => answer !== undefined && answer.status >= 500);
  if (failure !== undefined) return `it was answered with ${outcomeText(failure.asked)}`;
  const told = [...new Set(readings.map(({ asked, choice }) => choice ?? outcomeText(asked)))];
  return told.length === 0
    ? 'nothing was asked'
    : `there is no choice for what came back: ${told.join(', ')}`;
}

/** The choice that most readings speak for; how sure that is shows in whether all do. */
export function decide(point: PointId, readings: readonly Reading[]): LearnedPoint {
  const about = dialectPoints.find(({ id }) => id === point);
  const telling = readings.filter(
    ({ choice }) => choice !== undefined && about !== undefined && isChoice(about, choice),
  );
  const votes = new Map<Choice, number>();
  for (const { choice } of telling) if (choice !== undefined) votes.set(choice, (votes.get(choice) ?? 0) + 1);
  const [most, ...others] = [...votes].sort(([, left], [, right]) => right - left);
  if (most === undefined) return undecided(point, explainNothing(readings), readings);
  const [choice, count] = most;
  if (others.length === 0) return { point, choice, sure: 'agreed', readings };
  const counted = others.map(([other, its]) => `${its} for ${other}`).join(', ');
  const answers = count === 1 ? '1 answer speaks' : `${count} answers speak`;
  return { point, choice, sure: 'mixed', why: `${answers} for ${choice}, ${counted}`, readings };
}
