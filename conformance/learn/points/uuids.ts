import { evolutionStatusRequest } from '../../generate/cases.ts';
import { isRefusal, isSuccess } from '../../observe/read-answer.ts';
import { inTurn } from '../asked.ts';
import { type AskedAgent, askAgent } from '../asked-agent.ts';
import { learnErrors } from '../examples/error-example.ts';
import type { Group } from '../group.ts';
import { allUndecided, decide, type LearnedPoint, readAsked } from '../learned-point.ts';
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

const upperCase = ['6F9619FF-8B86-4D01-B42D-00CF4FC964FF', '6f9619FF-8B86-4d01-B42D-00cf4FC964ff'];

/** How a uuid comes back whose letters are not in the usual case. */
const readSpelling =
  (sent: string): Read =>
  (answer) => {
    const told = isSuccess(answer) ? answer.object?.['guard_config_id'] : undefined;
    return told === sent ? 'as-sent' : told === sent.toLowerCase() ? 'canonical' : undefined;
  };

const learnSpelling = async (agent: AskedAgent): Promise<LearnedPoint> =>
  decide(
    'uuid-answer',
    await inTurn(upperCase, async (uuid) => {
      const asked = await agent.update({ guard_config_id: uuid });
      return readAsked(asked, readSpelling(uuid), ['guard_config_id']);
    }),
  );

/** Which spellings of a uuid are taken, and what answers an update whose path is none. */
export const learnUuids: Group = async (learning) => {
  const { ask, agent, anyAgentId, operations, subject } = learning;
  const inPaths = operations.has('readEvolutionStatus') ? spellingsOf(anyAgentId.toLowerCase()) : [];
  const readings = await inTurn(inPaths, async (text) =>
    readAsked(await ask('readEvolutionStatus', evolutionStatusRequest(text)), understood),
  );
  if (agent === undefined)
    return {
      points: [
        decide('uuid-spellings', readings),
        ...allUndecided(['uuid-answer', 'bad-uuid-on-update'], learning.noAgent),
      ],
    };
  const inBodies = await agent.readUpdates(madeUp, takenOr('accept', 'reject'));
  const bad = await inTurn(['not-a-uuid', '12345'], async (text) =>
    readAsked(await askAgent(ask, subject.updatePath, text).update({}), readStatus),
  );
  const badUuid = decide('bad-uuid-on-update', bad);
  return {
    points: [decide('uuid-spellings', [...readings, ...inBodies]), await learnSpelling(agent), badUuid],
    examples: await learnErrors(learning, { badUuidOnUpdate: badUuid }),
  };
};
