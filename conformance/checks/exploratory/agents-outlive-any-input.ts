import { isTooDeep } from '../../observe/parsed-body.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import { placeAt } from '../../run/place.ts';
import type { JudgeScenario } from '../../scenario/scenario.ts';
import { isReading } from '../../scenario/update-view.ts';
import type { Check } from '../check.ts';

/** An empty update was taken before, something came between, and it is not taken any more. */
const judgeScenario: JudgeScenario = (views) => {
  const readings = views.filter(isReading);
  const [first, last] = [readings[0], readings.at(-1)];
  if (first?.state === undefined || last === undefined || last === first) return 'not concerned';
  const { outcome } = last.exchange;
  if (last.state !== undefined || outcome.kind !== 'answer') return 'kept';
  if (isSuccess(outcome) && isTooDeep(outcome)) return 'kept';
  return {
    level: 'odd',
    code: `not-taken-any-more-${Math.floor(outcome.status / 100)}xx`,
    place: placeAt('request'),
    expected: 'an empty update that is taken, as before',
    actual: `${outcome.status}`,
  };
};

/** What a hostile input leaves behind: no clause decides the input, and every later update is lost by it. */
export const agentsOutliveAnyInput: Check = {
  id: 'agents-outlive-any-input',
  level: 'odd',
  clause: 'none',
  requirement: 'An agent takes an empty update after whatever was sent to it.',
  operations: ['updateAgent'],
  needs: 0,
  judgeScenario,
};
