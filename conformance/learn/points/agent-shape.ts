import { agentFieldNamed } from '../../../spec/fields.ts';
import { isJsonObject, type JsonObject } from '../../../spec/json-value.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import { askUpdate, readAsked } from '../ask-update.ts';
import type { Learning } from '../asked.ts';
import { placesOf } from '../examples/places.ts';
import { makeTemplate } from '../examples/template.ts';
import { groupOfAgent } from '../group.ts';
import { decide, type LearnedPoint, type Reading, undecided } from '../learned-point.ts';
import { readKeyEcho, readTimeUnit } from '../readings.ts';

const madeUpKeys = ['kit-learning-0001', 'kit-learning-0002'];
/** What nobody uses for a key, and everybody for what hides one. */
const mask = /[*•●]{2,}|…|^[xX]{4,}/;

/** What an agent carries beside the fields of 2.1. */
const extraFieldsOf = (agent: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(agent).filter(([name]) => agentFieldNamed(name) === undefined));

/** How api_key is shown by itself, where that tells enough not to overwrite the one that is there. */
function readShownKey(agent: JsonObject): 'masked' | 'left-out' | undefined {
  const key = agent['api_key'];
  if (typeof key === 'string' && mask.test(key)) return 'masked';
  const showsNulls = Object.values(agent).includes(null);
  return key === undefined && showsNulls ? 'left-out' : undefined;
}

async function learnKeyEcho(learning: Learning, agentId: string, shown: Reading): Promise<LearnedPoint> {
  if (shown.choice !== undefined) return decide('api-key-echo', [shown]);
  // A key that is there and not shown would be lost.
  if (shown.asked.answer?.object?.['api_key'] === undefined)
    return undecided('api-key-echo', 'none is shown, and one that may be there is not overwritten', [shown]);
  if (learning.keyObstacle !== undefined) return undecided('api-key-echo', learning.keyObstacle);
  const readings: Reading[] = [];
  for (const key of madeUpKeys)
    readings.push(
      readAsked(await askUpdate(learning, agentId, { api_key: key }), readKeyEcho(key), ['api_key']),
    );
  return decide('api-key-echo', readings);
}

/** How an agent is shown: its path, its times, its secret, and what it carries beside the contract's fields. */
export const learnAgentShape = groupOfAgent(
  ['update-path', 'time-unit', 'api-key-echo'],
  async (learning, agentId) => {
    const [first, second] = [
      await askUpdate(learning, agentId, '{}'),
      await askUpdate(learning, agentId, '{}'),
    ];
    const { updatePath } = learning.subject;
    const paths = [first, second].map((asked) =>
      readAsked(asked, (answer) => (isSuccess(answer) ? updatePath : undefined), ['id']),
    );
    // updated_at is another the next time, and so not shown.
    const times = [
      readAsked(first, ({ object }) => readTimeUnit(object?.['created_at']), ['created_at']),
      readAsked(second, ({ object }) => readTimeUnit(object?.['updated_at']), []),
    ];
    const shown = readAsked(
      first,
      ({ object }) => (object === undefined ? undefined : readShownKey(object)),
      ['api_key'],
    );
    const [left, right] = [first, second].map(({ answer }) => extraFieldsOf(answer?.object ?? {}));
    const beside =
      left === undefined || right === undefined || Object.keys(left).length === 0
        ? {}
        : makeTemplate([left, right], placesOf(first.request));
    const points = [
      decide('update-path', paths),
      decide('time-unit', times),
      await learnKeyEcho(learning, agentId, shown),
    ];
    const isCarried = isJsonObject(beside) && Object.keys(beside).length > 0;
    return isCarried ? { points, examples: { agentExtraFields: beside } } : { points };
  },
);
