import type { Judgement } from '../../checks/check.ts';
import { compareStates } from '../../state/scenarios/compare-states.ts';
import type { Rule } from './rule.ts';
import { isReading, isRefused, type UpdateView } from './update-view.ts';

/** An agent read first and last, with nothing accepted in between that might change it. */
function judgeAgent(own: readonly UpdateView[], kind: string): Judgement {
  const first = own.findIndex((view) => isReading(view) && view.state !== undefined);
  const last = own.findLastIndex((view) => isReading(view) && view.state !== undefined);
  const between = own.slice(first + 1, last);
  if (first === -1 || first === last || !between.every((view) => isReading(view) || isRefused(view)))
    return 'not concerned';
  return compareStates(own[first]?.state, own[last]?.state, kind);
}

/** What is not accepted, what goes to another agent and what only reads leaves an agent as it was. */
export const keepsBetweenReadings: Rule = (views, { kind }) => {
  const agents = new Set(views.flatMap(({ agent }) => agent ?? []));
  const judged = [...agents].map((id) =>
    judgeAgent(
      views.filter(({ agent }) => agent === id),
      kind,
    ),
  );
  return (
    judged.find((judgement) => typeof judgement === 'object') ??
    (judged.includes('kept') ? 'kept' : 'not concerned')
  );
};
