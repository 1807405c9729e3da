import type { Field } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { otherValue } from '../generate/other-value.ts';
import { updateOf } from '../generate/update-of.ts';
import { agentIn } from '../observe/agent-in.ts';
import { isDeparture } from '../observe/judgement.ts';
import { showBoth } from '../observe/show-field.ts';
import { placeAt } from '../run/place.ts';
import { findLostField } from '../scenario/lost-field.ts';
import { eachFieldByItself } from '../scenario/one-by-one.ts';
import type { JudgeScenario, Scenario } from '../scenario/scenario.ts';
import type { ScenarioPlan } from '../scenario/scenario-plan.ts';
import { judgeTurns, readInTurns } from '../scenario/states-in-turn.ts';
import type { UpdateView } from '../scenario/update-view.ts';
import { wrongOfEachKind } from '../systematic/wrong-of-each-kind.ts';
import type { Check } from './check.ts';

const stillWrong: readonly JsonObject[] = [
  { status: 'kit-no-status' },
  { access_level: 'kit-no-level' },
  { protocol: 'kit-no-protocol' },
  { rate_limit_requests_per_minute: 0 },
];
const noObjects = ['[]', '"kit"'];

const isEmpty = (update: JsonObject) => Object.keys(update).length === 0;

/** The state that an agent was brought to first, in words; undefined where it was none. */
function nameState(views: readonly UpdateView[]): string | undefined {
  const [state = {}] = views.flatMap(({ update }) =>
    update === undefined || isEmpty(update) ? [] : [update],
  );
  const [[choice, value] = [], ...others] = Object.entries(state);
  if (others.length === 0) return `while ${choice} is ${String(value)}`;
  const isUnset = Object.values(state).every((supplied) => supplied === null);
  return isUnset ? 'in an agent of which every field was null' : undefined;
}

/** Whatever state a choice brought the agent to, what is supplied there is stored. */
const judgeScenario: JudgeScenario = (views) => {
  const lost = findLostField(views);
  if (typeof lost === 'string') return lost;
  const { name } = lost.field;
  const { expected, actual } = showBoth(name, lost.update, lost.read);
  const state = nameState(views);
  return {
    level: 'must',
    code: state === undefined ? 'not-stored' : 'not-stored-in-a-state',
    place: placeAt('answer', name),
    // The state stands in what was expected: a field that is lost in every state is one fault, not one for each.
    expected: state === undefined ? expected : `${expected}, ${state}`,
    actual,
  };
};

/** Another value for every field but the choice. */
const othersThan = (fields: readonly Field[], choice: Field, current: JsonObject, salt: number): JsonObject =>
  updateOf(fields, (field, index) =>
    field.name === choice.name ? undefined : otherValue(field, current[field.name] ?? null, salt + index),
  );

/** The same update in whatever other state the agent is in. */
const updateInAnother = (
  { fields }: ScenarioPlan,
  agentId: string,
  choice: Field,
  value: string,
  salt: number,
): Scenario => ({
  about: `${choice.name} other than ${value}`,
  agentId,
  judge: judgeScenario,
  play: async ({ put, read }) => {
    const before = await read(agentId);
    if (before === undefined || before[choice.name] === value) return 'not concerned';
    await put(agentId, othersThan(fields, choice, before, salt));
    await read(agentId);
    return undefined;
  },
});

/** In every state that a choice can bring an agent to, updates are taken and stored, and outlive the state. */
function updateInState(
  plan: ScenarioPlan,
  agentId: string,
  choice: Field,
  value: string,
  turn: number,
): Scenario {
  const salt = plan.salt + 500 + turn * 29;
  return {
    about: `${choice.name} ${value}`,
    agentId,
    judge: judgeScenario,
    control: updateInAnother(plan, agentId, choice, value, salt),
    play: async ({ put, read, recall, send }) => {
      const former = (await recall(agentId))?.[choice.name];
      const before = agentIn((await put(agentId, { [choice.name]: value })).outcome);
      if (before === undefined) return 'not concerned';
      // Rejections are judged exchange by exchange: validation does not depend on the state either.
      await Promise.all([
        ...stillWrong.map((wrong) => put(agentId, wrong)),
        ...wrongOfEachKind(plan.fields, turn).map(({ field, value: wrong }) =>
          put(agentId, { [field.name]: wrong }),
        ),
        ...noObjects.map((body) => send('updateAgent', updateRequest(plan.updatePath, agentId, body))),
      ]);
      const { outcome } = await put(agentId, othersThan(plan.fields, choice, before, salt));
      if (agentIn(outcome) === undefined) return 'not concerned';
      // Back in its former state, the agent keeps what it was given.
      if (former !== undefined && former !== value) await put(agentId, { [choice.name]: former });
      await read(agentId);
      return undefined;
    },
  };
}

export const updatesFollowTheModel: Check = {
  id: 'updates-follow-the-model',
  level: 'must',
  clause: '4.3',
  requirement: 'After any sequence of updates an agent is what the updates say.',
  operations: ['updateAgent'],
  // A state for each choice.
  needs: 16,
  judgeScenario: (views, overlaps) => {
    const turns = judgeTurns(views, overlaps);
    return isDeparture(turns) ? turns : judgeScenario(views, overlaps);
  },
  scenarios: (plan) => [
    ...plan.agentIds.slice(0, 1).map((agentId) => readInTurns(plan, agentId)),
    ...plan.fields
      .flatMap((field) => (field.choices ?? []).map((value) => ({ field, value })))
      .map(({ field, value }, index) => {
        const agentId = plan.agentIds[index % plan.agentIds.length] ?? '';
        return updateInState(plan, agentId, field, value, index);
      }),
    ...eachFieldByItself(plan, judgeScenario),
  ],
};
