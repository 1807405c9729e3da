import { evolutionStatusRequest } from '../../generate/cases.ts';
import { isRefusal, isSuccess } from '../../observe/read-answer.ts';
import { inTurn } from '../asked.ts';
import { askAgent } from '../asked-agent.ts';
import { learnErrors } from '../examples/error-example.ts';
import type { Group } from '../group.ts';
import { decide, readAsked, undecided } from '../learned-point.ts';
import { type Read, readStatus, takenOr } from '../readings.ts';

const spellingsOf = (uuid: string) => [uuid.replaceAll('-', ''), `urn:uuid:${uuid}`, `{${uuid}}`];

/** A uuid that was understood may still be that of nobody. */
const understood: Read = (answer) =>
  isSuccess(answer) || answer.status === 404 || answer.status === 410
    ? 'accept'
    : isRefusal(answer)
      ? 'reject'
      : undefined;

const madeUp = spellingsOf('dec0de00-0000-4000-8000-000000000001').map((text) => ({ guard_config_id: text }));

/** Which spellings of a uuid are taken, and what answers an update whose path is none. */
export const learnUuids: Group = async (learning) => {
  const { ask, agent, anyAgentId, operations, subject } = learning;
  const inPaths = operations.has('readEvolutionStatus') ? spellingsOf(anyAgentId.toLowerCase()) : [];
  const readings = await inTurn(inPaths, async (text) =>
    readAsked(await ask('readEvolutionStatus', evolutionStatusRequest(text)), understood),
  );
  if (agent === undefined)
    return {
      points: [decide('uuid-spellings', readings), undecided('bad-uuid-on-update', learning.noAgent)],
    };
  const inBodies = await agent.readUpdates(madeUp, takenOr('accept', 'reject'));
  const bad = await inTurn(['not-a-uuid', '12345'], async (text) =>
    readAsked(await askAgent(ask, subject.updatePath, text).update({}), readStatus),
  );
  const badUuid = decide('bad-uuid-on-update', bad);
  return {
    points: [decide('uuid-spellings', [...readings, ...inBodies]), badUuid],
    examples: await learnErrors(learning, { badUuidOnUpdate: badUuid }),
  };
};
