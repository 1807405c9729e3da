import { type Field, updateFields } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { answersBelongToTheirRequest } from '../checks/answers-belong-to-their-request.ts';
import { concurrentUpdatesLoseNothing } from '../checks/concurrent-updates-lose-nothing.ts';
import { showField } from '../checks/show-field.ts';
import { agentIn } from '../restoring/agent-in.ts';
import { isSameField } from './differences.ts';
import { otherValue } from './other-value.ts';
import { departsIn, type Scenario } from './scenario.ts';

/** Fields that are told apart by their values, whatever else is written meanwhile. */
const telling = updateFields.filter(
  ({ kind, name }) => name !== 'api_key' && ['text', 'integer', 'list-of-texts'].includes(kind),
);

const textField = (): Field => telling.find(({ name }) => name === 'purpose') ?? (telling[0] as Field);

/** Different fields of one agent at the same time: afterwards all of them are there. */
function losesNothing(agentId: string, round: number): Scenario {
  return {
    check: concurrentUpdatesLoseNothing,
    about: 'different fields',
    agentId,
    play: async ({ put, read }) => {
      const current = (await read(agentId)) ?? {};
      const planned = telling.map((field, index) => ({
        field,
        value: otherValue(field, current[field.name] ?? null, round * 31 + index) ?? null,
      }));
      const answers = await Promise.all(
        planned.map(({ field, value }) => put(agentId, { [field.name]: value })),
      );
      const after = await read(agentId);
      if (after === undefined) return 'not concerned';
      const taken = planned.filter(
        (_, index) =>
          agentIn(answers[index]?.outcome ?? { kind: 'silence', reason: 'aborted', detail: '', ms: 0 }) !==
          undefined,
      );
      if (taken.length < 2) return 'not concerned';
      const lost = taken.find(({ field, value }) => !isSameField(field, value, after[field.name]));
      if (lost === undefined) return 'kept';
      const { name } = lost.field;
      return departsIn(
        lost.field,
        'lost',
        `${showField(name, { [name]: lost.value })}, as one of ${taken.length} updates at the same time set it`,
        showField(name, after),
      );
    },
  };
}

/** One field of several agents at the same time: each answer has its own id and its own value, and so has each agent. */
function belongs(agentIds: readonly string[], round: number): Scenario {
  return {
    check: answersBelongToTheirRequest,
    about: 'several agents',
    agentId: undefined,
    play: async ({ put, read }) => {
      const field = textField();
      const planned = [...agentIds, ...agentIds, ...agentIds].map((id, index) => ({
        id,
        update: { [field.name]: `kit-storm-${round}-${index}` },
      }));
      const answers = await Promise.all(planned.map(({ id, update }) => put(id, update)));
      const ofAgent = new Map(
        agentIds.map((id) => [
          id,
          planned.filter((one) => one.id === id).map(({ update }) => update[field.name]),
        ]),
      );
      const isOwn = (id: string, agent: JsonObject) =>
        ofAgent.get(id)?.includes(String(agent[field.name])) ?? false;
      for (const [index, { id, update }] of planned.entries()) {
        const outcome = answers[index]?.outcome;
        const agent = outcome === undefined ? undefined : agentIn(outcome);
        if (agent === undefined) continue;
        if (canonicalUuid(String(agent['id'])) !== canonicalUuid(id)) {
          return departsIn(field, 'the answer of another agent', `id: ${id}`, showField('id', agent));
        }
        if (!isOwn(id, agent))
          return departsIn(
            field,
            'the value of another request',
            showField(field.name, update),
            showField(field.name, agent),
          );
      }
      const states = await Promise.all(agentIds.map(read));
      for (const [index, agent] of states.entries()) {
        const id = agentIds[index] ?? '';
        if (agent !== undefined && !isOwn(id, agent)) {
          return departsIn(
            field,
            'a state that no order explains',
            `one of ${ofAgent.get(id)?.join(', ')}`,
            showField(field.name, agent),
          );
        }
      }
      return 'kept';
    },
  };
}

/** So many rounds of updates at the same time. */
export function allStorms(agentIds: readonly string[], rounds: number): readonly Scenario[] {
  return Array.from({ length: rounds }, (_, round) => [
    losesNothing(agentIds[round % agentIds.length] ?? '', round),
    belongs(agentIds, round),
  ]).flat();
}
