import { placeAt } from '../../run/place.ts';
import type { JudgeScenario } from '../../scenario/scenario.ts';
import type { UpdateView } from '../../scenario/update-view.ts';
import type { Check } from '../check.ts';

/** What the length accounts for, twice that, and a twentieth of a second for noise, is still in time. */
const allowance = { factor: 2, ms: 50 };

const lengthOf = ({ exchange: { request } }: UpdateView): number => request.body?.length ?? 0;

/** Of two lengths, the fastest answer to the longer takes no longer than the fastest to the shorter and its length allow. */
const judgeScenario: JudgeScenario = (views) => {
  const lengths = [...new Set(views.map(lengthOf))].filter((length) => length > 0);
  const pairs = lengths.flatMap((short) =>
    lengths.filter((long) => long >= short * 2).map((long) => ({ short, long })),
  );
  if (pairs.length === 0) return 'not concerned';
  const fastest = (length: number) =>
    Math.min(...views.filter((view) => lengthOf(view) === length).map(({ ms }) => ms));
  const mostFor = (short: number, long: number) =>
    (fastest(short) * allowance.factor * long) / short + allowance.ms;
  // Where the longest meets a limit of time, two that are shorter may still show it.
  const slow = pairs.find(({ short, long }) => fastest(long) > mostFor(short, long));
  if (slow === undefined) return 'kept';
  const { short, long } = slow;
  return {
    level: 'odd',
    code: 'slow',
    place: placeAt('body', ...longestMember(views.find((view) => lengthOf(view) === long))),
    expected: `${long} bytes in at most ${Math.round(mostFor(short, long))} ms, as ${short} take ${Math.round(fastest(short))} ms`,
    actual: `${Math.round(fastest(long))} ms`,
  };
};

/** The field whose value is the longest, where the body is an object. */
function longestMember(view: UpdateView | undefined): readonly string[] {
  const members = Object.entries(view?.update ?? {}).map(
    ([name, value]) => [name, JSON.stringify(value)?.length ?? 0] as const,
  );
  const [longest] = members.toSorted(([, left], [, right]) => right - left);
  return longest === undefined ? [] : [longest[0]];
}

/** Time that grows faster than the input, as that of a pattern that tries every way to share out its letters. */
export const timeGrowsWithTheInput: Check = {
  id: 'time-grows-with-the-input',
  level: 'odd',
  clause: 'none',
  requirement: 'The time for an answer grows no faster than the body.',
  operations: ['createGenome', 'updateAgent'],
  needs: 0,
  judgeScenario,
};
