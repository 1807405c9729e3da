import { equalJson } from '../../../spec/json-equal.ts';
import { compareStates } from '../../scenario/compare-states.ts';
import type { Rule } from './rule.ts';

/** The last two updates are the same, or the last one sends what was answered: it changes nothing. */
export const keepsWhenRepeated: Rule = (views, { kind }) => {
  const [once, twice] = views.slice(-2);
  if (once?.update === undefined || twice?.update === undefined || once.agent !== twice.agent)
    return 'not concerned';
  const { update, state } = once;
  const isRepeated = Object.entries(twice.update).every(
    ([name, value]) =>
      (Object.hasOwn(update, name) && equalJson(value, update[name] ?? null)) ||
      equalJson(value, state?.[name] ?? null),
  );
  return isRepeated ? compareStates(state, twice.state, kind) : 'not concerned';
};
