import type { JsonValue } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import type { Departure } from '../observe/judgement.ts';
import { showField } from '../observe/show-field.ts';
import { placeAt } from '../run/place.ts';
import type { JudgeScenario, Scenario } from '../scenario/scenario.ts';
import { judgeOverlap } from '../scenario/simultaneous.ts';
import { isReading, type UpdateView } from '../scenario/update-view.ts';
import type { Check } from './check.ts';

/** The field that all of them write. */
const field = 'purpose';

/** Each agent several times, so that its own updates meet too. */
const updatesOfEach = 3;

const departure = (code: string, name: string, expected: string, actual: string): Departure => ({
  level: 'must',
  code,
  place: placeAt('answer', name),
  expected,
  actual,
});

/** What is wrong with an answer, where `own` are the values that somebody gave to its agent. */
function judgeAnswer(view: UpdateView, own: readonly JsonValue[]): Departure | undefined {
  const { agent, update, state } = view;
  if (agent === undefined || state === undefined) return undefined;
  const value = state[field];
  if (isReading(view))
    return own.length === 0 || own.includes(value ?? null)
      ? undefined
      : departure('state-that-no-order-explains', field, `one of ${own.join(', ')}`, showField(field, state));
  if (canonicalUuid(String(state['id'])) !== agent)
    return departure('answer-of-another-agent', 'id', `id: ${agent}`, showField('id', state));
  return own.includes(value ?? null)
    ? undefined
    : departure('value-of-another-request', field, showField(field, update ?? {}), showField(field, state));
}

/** One field of several agents at the same time: each answer has its own id and its own value, and so has each agent. */
const judgeScenario: JudgeScenario = (views, overlaps) => {
  const storm = views.filter((view) => view.agent !== undefined && !isReading(view));
  if (!storm.some(({ state }) => state !== undefined)) return 'not concerned';
  const givenTo = (id: string | undefined) =>
    storm.flatMap(({ agent, update }) => (agent === id ? [update?.[field] ?? null] : []));
  for (const view of [...storm, ...views.filter(isReading)]) {
    const fault = judgeAnswer(view, givenTo(view.agent));
    if (fault !== undefined) return fault;
  }
  return judgeOverlap(storm, overlaps);
};

function updateAll(agentIds: readonly string[], round: number): Scenario {
  return {
    about: 'several agents',
    agentId: undefined,
    judge: judgeScenario,
    play: async ({ put, read }) => {
      const ids = Array.from({ length: updatesOfEach }, () => agentIds).flat();
      await Promise.all(ids.map((id, index) => put(id, { [field]: `kit-storm-${round}-${index}` })));
      await Promise.all(agentIds.map(read));
    },
  };
}

export const answersBelongToTheirRequest: Check = {
  id: 'answers-belong-to-their-request',
  level: 'must',
  clause: '4.3',
  requirement:
    'Updates of several agents at the same time do not mix, and each answer belongs to its request.',
  operations: ['updateAgent'],
  // So many rounds: what is mixed up by a race is not mixed up each time.
  needs: 10,
  judgeScenario,
  storm: updateAll,
};
