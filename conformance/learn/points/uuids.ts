import { evolutionStatusRequest } from '../../generate/cases.ts';
import { isRefusal, isSuccess } from '../../observe/read-answer.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';
import { askUpdate, readAsked, readUpdates } from '../ask-update.ts';
import { learnError } from '../examples/error-example.ts';
import type { Group } from '../group.ts';
import { decide, type LearnedPoint, undecided } from '../learned-point.ts';
import { type Read, readStatus, takenOr } from '../readings.ts';

const spellingsOf = (uuid: string): readonly string[] => [
  uuid.replaceAll('-', ''),
  `urn:uuid:${uuid}`,
  `{${uuid}}`,
];

/** A uuid that was understood may still be that of nobody. */
const understood: Read = (answer) =>
  isSuccess(answer) || answer.status === 404 || answer.status === 410
    ? 'accept'
    : isRefusal(answer)
      ? 'reject'
      : undefined;

const madeUpUuid = 'dec0de00-0000-4000-8000-000000000001';
const noUuids = ['not-a-uuid', '12345'];

/** Which spellings of a uuid are taken, and what answers an update whose path is none. */
export const learnUuids: Group = async (learning) => {
  const { ask, agent, agentIds, operations } = learning;
  const known = agentIds[0] ?? unknownUuids[0]?.[1] ?? madeUpUuid;
  const readings = [];
  if (operations.has('readEvolutionStatus'))
    for (const text of spellingsOf(known.toLowerCase()))
      readings.push(readAsked(await ask('readEvolutionStatus', evolutionStatusRequest(text)), understood));
  if (agent === undefined)
    return {
      points: [decide('uuid-spellings', readings), undecided('bad-uuid-on-update', learning.noAgent)],
    };
  const bodies = spellingsOf(madeUpUuid).map((text) => ({ guard_config_id: text }));
  const inBodies = await readUpdates(learning, agent.id, bodies, () => takenOr('accept', 'reject'));
  const bad = [];
  for (const text of noUuids) bad.push(readAsked(await askUpdate(learning, text, '{}'), readStatus));
  const badUuid: LearnedPoint = decide('bad-uuid-on-update', bad);
  return {
    points: [decide('uuid-spellings', [...readings, ...inBodies]), badUuid],
    examples: await learnError(learning, 'badUuidOnUpdate', badUuid),
  };
};
