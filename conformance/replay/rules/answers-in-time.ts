import { updateFieldNamed } from '../../../spec/fields.ts';
import { departsIn } from '../../scenario/scenario.ts';
import type { Rule } from './rule.ts';

/** Twice what the length accounts for, and a tenth of a second for noise, is still in time. */
const allowance = { factor: 2, ms: 100 };

/** The fastest answer to the long text takes no longer than the fastest to the short one and its length allow. */
export const answersInTime: Rule = (views, { place, kind, level }) => {
  const field = updateFieldNamed(place);
  const timed = views.flatMap(({ update, ms }) => {
    const text = update?.[place];
    return typeof text === 'string' ? [{ length: text.length, ms }] : [];
  });
  const lengths = timed.map(({ length }) => length);
  const [short, long] = [Math.min(...lengths), Math.max(...lengths)];
  if (field === undefined || timed.length === 0 || short === long) return 'not concerned';
  const fastest = (wanted: number) =>
    Math.min(...timed.filter(({ length }) => length === wanted).map(({ ms }) => ms));
  const most = (fastest(short) * allowance.factor * long) / short + allowance.ms;
  if (fastest(long) <= most) return 'kept';
  const expected = `${long} characters in at most ${Math.round(most)} ms`;
  const departure = departsIn(field, kind, expected, `${Math.round(fastest(long))} ms`);
  return level === 'should' ? { ...departure, level } : departure;
};
