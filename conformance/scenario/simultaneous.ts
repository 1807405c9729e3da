import type { Judgement, Unshown } from '../observe/judgement.ts';
import { isConflictWithAnother } from './conflicts.ts';
import type { Overlaps } from './overlaps.ts';
import type { UpdateView } from './update-view.ts';

const allButOneRefused: Unshown = {
  unshown: 'of updates at the same time all but one were refused as conflicts, without a trace',
  isExcused: true,
};

const neverTogether: Unshown = {
  unshown:
    'no two updates were under way at the same time; --concurrency and --rate allow more, and --skip goes without',
  isExcused: false,
};

/** Whether an update of a storm was refused because another one was under way: a record does not tell, but storms do. */
export const isLostRace = (view: UpdateView, overlaps: Overlaps | undefined): boolean =>
  isConflictWithAnother(view.exchange, overlaps);

/** Nothing was lost or mixed up; that says something where at least two were taken that overlapped. */
export function judgeOverlap(
  storm: readonly UpdateView[],
  overlaps: Overlaps | undefined,
): Judgement | Unshown {
  const taken = storm.filter(({ state }) => state !== undefined);
  const areTogether = (left: UpdateView, right: UpdateView) =>
    overlaps === undefined || overlaps.areTogether(left.exchange, right.exchange);
  const isShown = taken.some((view, index) =>
    taken.slice(index + 1).some((other) => areTogether(view, other)),
  );
  if (isShown) return 'kept';
  if (storm.some((view) => isLostRace(view, overlaps))) return allButOneRefused;
  return taken.length < 2 ? 'not concerned' : neverTogether;
}
