import { placeAt } from '../../run/place.ts';
import type { JudgeScenario } from '../../scenario/scenario.ts';
import type { UpdateView } from '../../scenario/update-view.ts';
import type { Check } from '../check.ts';

const isSameRequest = (one: UpdateView, other: UpdateView): boolean => {
  const [left, right] = [one.exchange.request, other.exchange.request];
  return left.method === right.method && left.path === right.path && left.body === right.body;
};

/** What is refused changes nothing: sent at once again, it is refused in the same way. */
const judgeScenario: JudgeScenario = (views) => {
  const [before, last] = views.slice(-2);
  if (before === undefined || last === undefined || !isSameRequest(before, last)) return 'not concerned';
  if (before.status === undefined || last.status === undefined || before.status < 400) return 'not concerned';
  // Those tell of the moment, not of the request.
  if ([before, last].some(({ status }) => status === 429 || status === 503)) return 'not concerned';
  if (before.status === last.status) return 'kept';
  return {
    level: 'odd',
    code: `${before.status}-then-${last.status}`,
    place: placeAt('answer'),
    expected: `${before.status}, as to the same request just before`,
    actual: `${last.status}`,
  };
};

/** Nothing came between: another answer to the same request in the same state. */
export const sameRequestSameAnswer: Check = {
  id: 'same-request-same-answer',
  level: 'odd',
  clause: 'none',
  requirement: 'A request that was refused is answered with the same status when it is sent again at once.',
  operations: ['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'],
  needs: 0,
  judgeScenario,
};
