import { printJson } from '../../spec/json-print.ts';
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

const made = 'kit-shown-0001';

/**
 * Sets a key on an agent that has none, reads it, and takes it away again: whatever is shown of a key, nothing too, may
 * stand for it, and the guard sees by this one whether keys are shown as they are. Where the answer that sets a key is the
 * only one to show it, no key is written from then on.
 */
export async function probeKey(
  send: Send,
  updatePath: string,
  firstStates: ReadonlyMap<string, JsonObject>,
  guard: WriteGuard,
): Promise<void> {
  const writable = [...firstStates].filter(([id]) => !guard.leftAloneOf(id).has('api_key'));
  const [without] = writable.find(([, { api_key: key }]) => key === null) ?? [];
  if (without === undefined) return;
  const put = async (body: string) => stateIn(await send(updateRequest(updatePath, without, body)), without);
  const set = await put(printJson({ api_key: made }));
  const again = await put('{}');
  await put('{"api_key":null}');
  if (set?.['api_key'] !== made || again === undefined || again['api_key'] === made) return;
  // A mask, and that it is left out, tell a key from none. Null says that there is none: here it is judged, where nothing
  // is lost by it, and elsewhere nobody can tell what null stands for.
  guard.doubtKeys(again['api_key'] !== null, again['api_key'] === null ? without : undefined);
}
