import type { Judgement } from '../../checks/check.ts';
import { compareStates } from '../../scenario/compare-states.ts';
import { isReading, isRefused, type UpdateView } from '../../scenario/update-view.ts';
import type { Rule } from './rule.ts';

/** The first departure, else whether anything was seen at all. */
const sumUp = (judged: readonly Judgement[]): Judgement =>
  judged.find((judgement) => typeof judgement === 'object') ??
  (judged.includes('kept') ? 'kept' : 'not concerned');

/** An agent from one reading to the next, where nothing was accepted in between that might change it. */
function judgeAgent(own: readonly UpdateView[], kind: string): Judgement {
  const judged: Judgement[] = [];
  let known: UpdateView['state'];
  for (const view of own) {
    if (isReading(view) && view.state !== undefined) {
      judged.push(compareStates(known, view.state, kind));
      known = view.state;
    } else if (!isReading(view) && !isRefused(view)) known = undefined;
  }
  return sumUp(judged);
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
  return sumUp(judged);
};
