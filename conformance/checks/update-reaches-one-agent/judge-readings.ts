import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import type { Judgement } from '../../observe/judgement.ts';
import { compareReadings } from '../../scenario/readings.ts';
import { isReading, type UpdateView } from '../../scenario/update-view.ts';

/**
 * An agent is the same from one reading to the next, where updates went to others only. What is answered of an agent in
 * the delegated_agents of another is not shown (2.1), and may be how that agent is now: these are counted.
 */
export function judgeReadings(views: readonly UpdateView[]): Judgement {
  const agents = new Set(views.flatMap(({ agent }) => agent ?? []));
  const counted = views.map((view) => ({ ...view, state: view.state && countNamed(view.state, agents) }));
  return compareReadings(counted, ({ agent, between }) => {
    const updates = between.filter((view) => view.operation === 'updateAgent' && !isReading(view));
    const isOfOthers = updates.length > 0 && updates.every((view) => view.agent !== agent);
    return isOfOthers ? 'changed-by-an-update-of-another-agent' : undefined;
  });
}

/** A state with each delegate that is one of the agents as nothing but that. */
function countNamed(state: JsonObject, agents: ReadonlySet<string>): JsonObject {
  const { delegated_agents: delegates } = state;
  if (!isJsonArray(delegates)) return state;
  const isNamed = (delegate: JsonValue) => {
    const text = printJson(delegate).toLowerCase();
    return [...agents].some((id) => text.includes(id));
  };
  return { ...state, delegated_agents: delegates.map((one) => (isNamed(one) ? 'named' : one)) };
}
