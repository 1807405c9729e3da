import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { stateIn } from '../observe/agent-in.ts';
import type { Exchange, Outcome, Send } from '../run/exchange.ts';
import { findOtherRunAtWork } from './other-run-at-work.ts';

/** Statuses that say nothing of an operation. */
export const tellNothing = new Set([401, 403, 404, 405, 429, 502, 503, 504]);

/** Why the update cannot be judged, and what may be done about it. */
function explainObstacle(outcome: Outcome, id: string, updatePath: string): string {
  const what = `an empty update of agent ${id} at ${updatePath}`;
  if (outcome.kind === 'silence') return `${what} had no answer: ${outcome.detail.replace(/\.$/, '')}`;
  const { status } = outcome;
  const remedy =
    status === 401 || status === 403
      ? '; pass a token that may update it with --token'
      : status === 404 || status === 405
        ? '; name an agent that exists with --agent-id, and the path with --update-path'
        : '';
  return `${what} answered ${status}${remedy}`;
}

/** Reads each agent with an empty update, the only one that is sent before its state is known. */
export async function readFirstStates(send: Send, updatePath: string, ids: readonly string[]) {
  const firstStates = new Map<string, JsonObject>();
  const unread = new Map<string, Exchange>();
  for (const id of ids) {
    const request = updateRequest(updatePath, id, '{}');
    const outcome = await send(request);
    const state = stateIn(outcome, id);
    if (state !== undefined) firstStates.set(id, state);
    else if (outcome.kind === 'silence' || tellNothing.has(outcome.status))
      // One obstacle keeps all updates from being judged; further agents of a deployment that hangs would only cost time.
      return { firstStates, unread, obstacle: explainObstacle(outcome, id, updatePath) };
    else unread.set(id, { operation: 'updateAgent', request, outcome });
  }
  const obstacle = await findOtherRunAtWork(send, updatePath, firstStates);
  return { firstStates: obstacle === undefined ? firstStates : new Map(), unread, obstacle };
}
