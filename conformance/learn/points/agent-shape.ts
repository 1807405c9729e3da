import { agentFieldNamed, updateFields } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import { inTurn } from '../asked.ts';
import type { AskedAgent } from '../asked-agent.ts';
import { learnExtraFields } from '../examples/extra-fields.ts';
import { groupOfAgent } from '../group.ts';
import { decide, type LearnedPoint, type Reading, readAsked, undecided } from '../learned-point.ts';
import { readKeyEcho, readTimeUnit } from '../readings.ts';

const madeUpKeys = ['kit-learning-0001', 'kit-learning-0002'];
/** What nobody uses for a key, and everybody for what hides one. */
const mask = /[*•●]{2,}|…|^[xX]{4,}/;

/** Whether fields are shown that are not set: some show null where it was set, and leave out what never was. */
const showsUnset = (agent: JsonObject): boolean =>
  updateFields.every(({ name }) => name === 'api_key' || Object.hasOwn(agent, name)) &&
  Object.values(agent).includes(null);

/** How api_key is shown by itself, where that tells enough not to overwrite the one that is there. */
function readShownKey(agent: JsonObject): 'masked' | 'left-out' | undefined {
  const key = agent['api_key'];
  if (typeof key === 'string' && mask.test(key)) return 'masked';
  return key === undefined && showsUnset(agent) ? 'left-out' : undefined;
}

async function learnKeyEcho(
  agent: AskedAgent,
  shown: Reading,
  obstacle: string | undefined,
): Promise<LearnedPoint> {
  if (shown.choice !== undefined) return decide('api-key-echo', [shown]);
  // A key that is there and not shown would be lost.
  if (shown.asked.answer?.object?.['api_key'] === undefined)
    return undecided('api-key-echo', 'none is shown, and one that may be there is not overwritten', [shown]);
  if (obstacle !== undefined) return undecided('api-key-echo', obstacle);
  const readings = await inTurn(madeUpKeys, async (key) =>
    readAsked(await agent.update({ api_key: key }), readKeyEcho(key), ['api_key']),
  );
  return decide('api-key-echo', readings);
}

/** How an agent is shown: its path, its times, its secret, and what it carries beside the contract's fields. */
export const learnAgentShape = groupOfAgent(
  ['update-path', 'time-unit', 'accepted-update', 'api-key-echo'],
  async (agent, { subject, keyObstacle }) => {
    const [first, second] = [await agent.update({}), await agent.update({})] as const;
    const paths = [first, second].map((asked) =>
      readAsked(asked, (answer) => (isSuccess(answer) ? subject.updatePath : undefined), ['id']),
    );
    const statuses = [first, second].map((asked) =>
      readAsked(asked, (answer) => (isSuccess(answer) ? answer.status : undefined)),
    );
    // updated_at is another the next time, and so not shown.
    const times = [
      readAsked(first, ({ object }) => readTimeUnit(object?.['created_at']), ['created_at']),
      readAsked(second, ({ object }) => readTimeUnit(object?.['updated_at']), []),
    ];
    const shown = readAsked(first, ({ object }) => object && readShownKey(object), ['api_key']);
    return {
      points: [
        decide('update-path', paths),
        decide('time-unit', times),
        decide('accepted-update', statuses),
        await learnKeyEcho(agent, shown, keyObstacle),
      ],
      examples: learnExtraFields(
        'agentExtraFields',
        [first, second],
        ({ answer }) => answer?.object,
        (name) => agentFieldNamed(name) !== undefined,
      ),
    };
  },
);
