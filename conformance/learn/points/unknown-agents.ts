import { evolutionStatusRequest } from '../../generate/cases.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';
import { inTurn } from '../asked.ts';
import { askAgent } from '../asked-agent.ts';
import { learnErrors } from '../examples/error-example.ts';
import type { Group } from '../group.ts';
import { decide, readAsked, undecided } from '../learned-point.ts';
import { readStatus } from '../readings.ts';

/** Ids that nobody has; an update goes to the first of them only, in case that makes an agent of it. */
const ids = unknownUuids.slice(0, 3).map(([, uuid]) => uuid);

/** What answers for an agent that nobody knows. */
export const learnUnknownAgents: Group = async (learning) => {
  const { ask, operations, agent, noAgent, subject } = learning;
  const statuses = await inTurn(operations.has('readEvolutionStatus') ? ids : [], async (id) =>
    readAsked(await ask('readEvolutionStatus', evolutionStatusRequest(id)), readStatus),
  );
  const onStatus = decide('unknown-agent-on-status', statuses);
  const nobody = askAgent(ask, subject.updatePath, ids[0] ?? '');
  const onUpdate =
    agent === undefined
      ? undecided('unknown-agent-on-update', noAgent)
      : decide('unknown-agent-on-update', await nobody.readUpdates([{}, {}], readStatus));
  const examples = await learnErrors(learning, {
    unknownAgentOnStatus: onStatus,
    unknownAgentOnUpdate: onUpdate,
  });
  return { points: [onUpdate, onStatus], examples };
};
