import { evolutionStatusRequest } from '../../generate/cases.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';
import { askUpdate, readAsked } from '../ask-update.ts';
import { learnError } from '../examples/error-example.ts';
import { joinExamples } from '../examples/join-examples.ts';
import type { Group } from '../group.ts';
import { decide, type Reading, undecided } from '../learned-point.ts';
import { readStatus } from '../readings.ts';

/** Ids that nobody has; an update goes to the first of them only, in case that makes an agent of it. */
const ids = unknownUuids.slice(0, 3).map(([, uuid]) => uuid);

/** What answers for an agent that nobody knows. */
export const learnUnknownAgents: Group = async (learning) => {
  const statuses: Reading[] = [];
  if (learning.operations.has('readEvolutionStatus'))
    for (const id of ids)
      statuses.push(
        readAsked(await learning.ask('readEvolutionStatus', evolutionStatusRequest(id)), readStatus),
      );
  const onStatus = decide('unknown-agent-on-status', statuses);
  const updates: Reading[] = [];
  if (learning.agent !== undefined)
    for (let time = 0; time < 2; time += 1)
      updates.push(readAsked(await askUpdate(learning, ids[0] ?? '', '{}'), readStatus, []));
  const onUpdate =
    updates.length === 0
      ? undecided('unknown-agent-on-update', learning.noAgent)
      : decide('unknown-agent-on-update', updates);
  const examples = [
    await learnError(learning, 'unknownAgentOnStatus', onStatus),
    await learnError(learning, 'unknownAgentOnUpdate', onUpdate),
  ];
  return { points: [onUpdate, onStatus], examples: joinExamples(examples) };
};
