import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { stateIn } from '../observe/agent-in.ts';
import type { WriteGuard } from '../restoring/write-guard.ts';
import type { Send } from '../run/exchange.ts';

/** Whether a key that nobody changed is shown otherwise in the next answer, as a ciphertext is: then it is not the key. */
export async function isKeyUnsteady(
  send: Send,
  updatePath: string,
  firstStates: ReadonlyMap<string, JsonObject>,
): Promise<boolean> {
  const [id, first] = [...firstStates].find(([, { api_key: key }]) => typeof key === 'string') ?? [];
  if (id === undefined || first === undefined) return false;
  const again = stateIn(await send(updateRequest(updatePath, id, '{}')), id);
  return again !== undefined && again['api_key'] !== first['api_key'];
}

/**
 * Sets a key on an agent that has none, and takes it away again, where there are others that may have keys to lose:
 * whatever is shown of a key, nothing too, may stand for it, and the guard sees by this one whether keys are shown as they are.
 */
export async function probeKey(
  send: Send,
  updatePath: string,
  firstStates: ReadonlyMap<string, JsonObject>,
  guard: WriteGuard,
): Promise<void> {
  const writable = [...firstStates].filter(([id]) => !guard.leftAloneOf(id).has('api_key'));
  const [without] = writable.find(([, { api_key: key }]) => key === null) ?? [];
  // Where a key is never shown, those of the others are not touched.
  if (without === undefined || writable.length < 2) return;
  for (const body of ['{"api_key":"kit-shown-0001"}', '{"api_key":null}'])
    await send(updateRequest(updatePath, without, body));
}
