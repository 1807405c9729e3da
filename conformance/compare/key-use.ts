import { firstOf, putAgent, type Side } from './side.ts';

const probeKey = 'kit-compare-0001';

/** Whether a deployment answers an api_key as it is, found on an agent that has none and is left so. */
async function echoesPlain(side: Side, pair: number): Promise<boolean> {
  const answered = await putAgent(side, pair, { api_key: probeKey });
  await putAgent(side, pair, { api_key: null });
  return answered?.['api_key'] === probeKey;
}

/** Whether the api_keys of a side can be put back once they were overwritten: they are seen as they are. */
export async function showsKeys(side: Side): Promise<boolean> {
  const { guard } = side.prepared;
  if (side.paths.agentIds.some((id) => guard.leftAloneOf(id).has('api_key'))) return false;
  const keys = side.paths.agentIds.map((_, pair) => firstOf(side, pair)?.['api_key']);
  const without = keys.indexOf(null);
  return without === -1 || (await echoesPlain(side, without));
}
