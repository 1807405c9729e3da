import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { agentIn } from '../runner/restore.ts';
import { firstOf, type Side } from './side.ts';

const probeKey = 'kit-compare-0001';

/** Asterisks and dots of a mask, or a digest: nobody could put back what stands behind it. */
const hidden = /[*•●…]|x{4}|\.{3}|redacted|^\$\w+\$|^(?:sha\d*[:-])?[\da-f]{32,}$/i;

/** Whether a deployment answers an api_key as it is, found on an agent that has none and is left so. */
async function echoesPlain(side: Side, pair: number): Promise<boolean> {
  const { send, paths } = side;
  const put = async (key: JsonValue) =>
    agentIn(
      await send(updateRequest(paths.updatePath, paths.agentIds[pair] ?? '', printJson({ api_key: key }))),
    );
  const answered = await put(probeKey);
  await put(null);
  return answered?.['api_key'] === probeKey;
}

/** Whether the api_keys of a side can be put back once they were overwritten: they are seen as they are. */
export async function showsKeys(side: Side): Promise<boolean> {
  const keys = side.paths.agentIds.map((_, pair) => firstOf(side, pair)?.['api_key']);
  if (keys.some((key) => key === undefined || (typeof key === 'string' && hidden.test(key)))) return false;
  const without = keys.indexOf(null);
  return without === -1 || (await echoesPlain(side, without));
}
