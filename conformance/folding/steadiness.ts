import type { Evidence } from './evidence.ts';
import { groupBy } from './group-by.ts';
import { isAccepted, isOfConnection, isRefusal } from './sorts-of-evidence.ts';

/** Where requests get what belongs to others, what one of them shows may be of any other one. */
const mixesAnswers = (one: Evidence): boolean =>
  isOfConnection(one) || /^(?:answer|value)-of-another/.test(one.finding.code);

/** Ways in which a value is another, none of which says more than that. */
const ofAnotherValue: ReadonlySet<string> = new Set([
  'other-value',
  'other-kind',
  'null-instead',
  'fewer-items',
]);

/** What comes of the same mistake about an answer: a refusal, a value that was taken, one that is another, or a code of a check. */
function sortOf(one: Evidence): string {
  const { check, code } = one.finding;
  if (isRefusal(one)) return 'refused';
  if (ofAnotherValue.has(code)) return 'another-value';
  return isAccepted(one) ? 'accepted' : `${check} ${code}`;
}

/** What any answer in the place of another one may show. */
const isOfAnyAnswer = (one: Evidence) => ['another-value', 'accepted'].includes(sortOf(one));

/** A scenario without its steps was met often, and not once more when it was played again. */
export const didNotComeBack = ({ finding: { flaky, origin, steps, place } }: Evidence) =>
  flaky || (origin.phase === 'scenario' && place.part === 'answer' && steps === undefined);

const hasFewThatCameBack = (some: readonly Evidence[]) =>
  some.filter(didNotComeBack).length * 3 > some.length * 2;

/** Tells whether one did not come back, or is one of few that did among many alike, where that has an explanation. */
export function viewSteadiness(all: readonly Evidence[]): (one: Evidence) => boolean {
  const sameSort = groupBy(all, sortOf);
  const isExplained = all.some((one) => mixesAnswers(one) && !didNotComeBack(one));
  return (one) => {
    if (didNotComeBack(one) || !isExplained) return didNotComeBack(one);
    return hasFewThatCameBack(sameSort(one)) || (isOfAnyAnswer(one) && hasFewThatCameBack(all));
  };
}
