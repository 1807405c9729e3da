import { evolutionStatusRequest } from '../generate/cases.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { ScenarioPlan } from '../scenario/scenario-plan.ts';
import type { Check } from './check.ts';
import { isDecided } from './is-about.ts';
import { judgeRejection } from './judge-rejection.ts';

/** The name of an agent is no uuid: code that finds agents by either takes it. */
function askByName({ agentIds, fields, salt }: ScenarioPlan): readonly Scenario[] {
  const agentId = agentIds.at(-1);
  if (agentId === undefined || !fields.some(({ name }) => name === 'agent_name')) return [];
  const name = `kit-by-name-${salt}`;
  return [
    {
      about: 'an agent by its name',
      agentId,
      play: async ({ put, send }) => {
        const named = agentIn((await put(agentId, { agent_name: name })).outcome);
        if (named?.['agent_name'] !== name) return 'not concerned';
        await put(name, {});
        await send('readEvolutionStatus', evolutionStatusRequest(name));
        return 'not concerned';
      },
    },
  ];
}

/** Which texts are no uuid is decided in oracle/path-parameter.ts and oracle/kinds/uuid.ts. */
export const updateRejectsBadUuids: Check = {
  id: 'update-rejects-bad-uuids',
  level: 'must',
  clause: '4.3, 7',
  requirement: 'A text that is no uuid is rejected, in the path and as guard_config_id.',
  operations: ['updateAgent'],
  needs: 10,
  isAbout: isDecided('reject'),
  judge: (observation) =>
    judgeRejection(
      observation,
      ({ isInPath, field, value }) => isInPath || (field?.kind === 'uuid' && typeof value === 'string'),
    ),
  // Each answer is judged as any other.
  scenarios: askByName,
};
