import { evolutionStatusRequest } from '../generate/cases.ts';
import { spellings } from '../generate/letter-case.ts';
import { otherValues } from '../scenario/other-values.ts';
import { compareReadings } from '../scenario/readings.ts';
import type { JudgeScenario, Scenario } from '../scenario/scenario.ts';
import type { ScenarioPlan } from '../scenario/scenario-plan.ts';
import { isReading, type UpdateView } from '../scenario/update-view.ts';
import type { Check } from './check.ts';

const isStatus = ({ operation }: UpdateView) => operation === 'readEvolutionStatus';

/** An agent is the same from one reading to the next, where nothing was sent but readings and evolution statuses. */
const judgeScenario: JudgeScenario = (views) =>
  compareReadings(views, ({ between }) => {
    const isOnlyRead = between.every((view) => isStatus(view) || isReading(view));
    return isOnlyRead && between.some(isStatus) ? 'changed-by-reading-the-status' : undefined;
  });

function readStatuses({ agentIds, fields, salt, shapes }: ScenarioPlan): Scenario {
  return {
    about: 'agents',
    agentId: undefined,
    judge: judgeScenario,
    play: async ({ put, read, send }) => {
      // From two states that differ in every field: what a reading sets, an agent may hold already.
      for (const round of [0, 1]) {
        await Promise.all(
          agentIds.map(async (id) =>
            put(id, otherValues(fields, (await read(id)) ?? {}, salt + round, shapes)),
          ),
        );
        await Promise.all(agentIds.map(read));
        const ids = [...agentIds, ...agentIds.flatMap(spellings), 'not-a-uuid'];
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
