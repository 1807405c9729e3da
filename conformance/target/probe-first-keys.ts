import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import type { WriteGuard } from '../restoring/write-guard.ts';
import type { Exchange, Send } from '../run/exchange.ts';
import { isRefused } from './probe-first-values.ts';

/**
 * Gives agents the keys that they have, once it is known how keys are shown: one that is refused today, for itself or for
 * the state of its agent, could not be put back, and the guard leaves it alone. Returns the refusals. An agent that took
 * nothing else of its own is in a state that takes nothing, whatever it is.
 */
export async function probeFirstKeys(
  send: Send,
  updatePath: string,
  firstStates: ReadonlyMap<string, JsonObject>,
  guard: WriteGuard,
  takesUpdates: (id: string) => boolean,
): Promise<readonly Exchange[]> {
  const refused: Exchange[] = [];
  for (const [id, { api_key: key }] of firstStates) {
    if (typeof key !== 'string' || guard.leftAloneOf(id).has('api_key') || !takesUpdates(id)) continue;
    const request = updateRequest(updatePath, id, printJson({ api_key: key }));
    const exchange: Exchange = { operation: 'updateAgent', request, outcome: await send(request) };
    if (!isRefused(exchange)) continue;
    guard.leaveAlone(id, 'api_key', 'refused');
    refused.push(exchange);
  }
  return refused;
}
