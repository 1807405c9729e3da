import type { Field } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { evolutionStatusRequest } from '../generate/cases.ts';
import { inEveryLetterCase } from '../generate/letter-case.ts';
import { updateOf } from '../generate/update-of.ts';
import { type Judgement, sumUp } from '../observe/judgement.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';
import { compareStates } from '../scenario/compare-states.ts';
import { objectFor } from '../scenario/object-for.ts';
import { otherValues } from '../scenario/other-values.ts';
import { compareReadings } from '../scenario/readings.ts';
import type { JudgeScenario, Scenario } from '../scenario/scenario.ts';
import type { ScenarioPlan } from '../scenario/scenario-plan.ts';
import { isReading, type UpdateView } from '../scenario/update-view.ts';
import { unknownUuids } from '../systematic/evolution-cases.ts';
import type { Check } from './check.ts';

const isStatus = ({ operation }: UpdateView) => operation === 'readEvolutionStatus';

const code = 'changed-by-reading-the-status';

/** Whether nothing was sent but readings and evolution statuses. */
const isOnlyRead = (between: readonly UpdateView[]): boolean =>
  between.some(isStatus) && between.every((view) => isStatus(view) || isReading(view));

/** An agent is as it was answered by the last update, where it is read after nothing but evolution statuses. */
const judgeRightAfter = (views: readonly UpdateView[]): readonly Judgement[] =>
  views.flatMap((after, index) => {
    const before = views.slice(0, index).findLast(({ agent }) => agent === after.agent);
    if (!isReading(after) || before === undefined || isReading(before)) return [];
    if (!isOnlyRead(views.slice(views.indexOf(before) + 1, index))) return [];
    // A key may be shown by the answer that sets it, and by no other.
    return [compareStates(before.state, after.state, code, new Set(['api_key']))];
  });

/** An agent is the same from one reading to the next, and from an update to the first reading after it. */
const judgeScenario: JudgeScenario = (views) =>
  sumUp([
    compareReadings(views, ({ between }) => (isOnlyRead(between) ? code : undefined)),
    ...judgeRightAfter(views),
  ]);

/** More of each list than a status may be made for. */
const manyItems = (fields: readonly Field[], salt: number, shapes: ObjectSamples): JsonObject =>
  updateOf(fields, (field) => {
    if (field.kind === 'list-of-texts') return Array.from({ length: 40 }, (_, index) => `kit-${index}`);
    if (field.kind !== 'list-of-objects') return undefined;
    return [1, 2, 3, 4, 5].map((more) => [objectFor(field, salt + more, shapes)].flat()[0] ?? {});
  });

function readStatuses({ agentIds, fields, salt, shapes }: ScenarioPlan): Scenario {
  const choices = fields.find(({ name }) => name === 'status')?.choices ?? [];
  const [, unknown = ''] = unknownUuids[0] ?? [];
  // From two states that differ in nearly every field, for what a reading sets, an agent may hold already; and from
  // every status.
  const rounds = Math.max(2, Math.ceil(choices.length / agentIds.length));
  const statusAt = (turn: number): JsonObject => {
    const status = choices[turn % choices.length];
    return status === undefined ? {} : { status };
  };
  return {
    about: 'agents',
    agentId: undefined,
    judge: judgeScenario,
    play: async ({ put, read, recall, send }) => {
      for (let round = 0; round < rounds; round += 1) {
        const change = async (id: string, index: number) => {
          const values = round > 1 ? {} : otherValues(fields, (await recall(id)) ?? {}, salt + round, shapes);
          const many = round === 1 ? manyItems(fields, salt, shapes) : {};
          await put(id, { ...values, ...many, ...statusAt(round * agentIds.length + index) });
        };
        if (round > 1) await Promise.all(agentIds.map(change));
        // Right after an update, with no reading between, a status may take it back.
        else
          for (const [index, id] of agentIds.entries()) {
            await change(id, index);
            await send('readEvolutionStatus', evolutionStatusRequest(id));
            await read(id);
          }
        await Promise.all(agentIds.map(read));
        const ids = [...agentIds, ...agentIds.flatMap(inEveryLetterCase), unknown, 'not-a-uuid'];
        await Promise.all(ids.map((id) => send('readEvolutionStatus', evolutionStatusRequest(id))));
        await Promise.all(agentIds.map(read));
      }
    },
  };
}

export const evolutionStatusChangesNothing: Check = {
  id: 'evolution-status-changes-nothing',
  level: 'must',
  clause: '4.1',
  requirement: 'Reading an evolution status changes no agent.',
  operations: ['readEvolutionStatus', 'updateAgent'],
  needs: 1,
  skippedFor: ({ operations }) =>
    operations.has('updateAgent') ? undefined : 'it takes agents that may be updated',
  judgeScenario,
  scenarios: (plan) => [readStatuses(plan)],
};
