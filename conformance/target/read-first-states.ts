import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { conflicts } from '../moves/refusal.ts';
import { stateIn } from '../observe/agent-in.ts';
import type { Exchange, Outcome, Send } from '../run/exchange.ts';
import { findOtherRunAtWork } from './other-run-at-work.ts';

/** Statuses that say nothing of an operation. */
export const tellNothing = new Set([401, 403, 404, 405, 429, 502, 503, 504]);

/** What may be done about an empty update that was not answered with its agent. */
function remedyFor(status: number): string {
  if (status === 401) return '; pass a token that may update it with --token';
  if (status === 403)
    return '; pass a token that may update it with --token, or name an agent that takes updates with --agent-id';
  if (status === 404 || status === 405)
    return '; name an agent that exists with --agent-id, and the path with --update-path';
  if (conflicts.has(status))
    return '; if it is locked in its state, unlock it or name another agent with --agent-id; if the update is elsewhere, name its path with --update-path';
  return tellNothing.has(status) ? '' : '; if the update is elsewhere, name its path with --update-path';
}

/** Why an agent cannot be updated, and what may be done about it. */
export function explainUnread(outcome: Outcome, id: string, updatePath: string): string {
  const what = `an empty update of agent ${id} at ${updatePath}`;
  if (outcome.kind === 'silence') return `${what} had no answer: ${outcome.detail.replace(/\.$/, '')}`;
  const { status } = outcome;
  const answered = tellNothing.has(status)
    ? `answered ${status}`
    : `was answered with ${status} and not with the agent, so nothing was written to it`;
  return `${what} ${answered}${remedyFor(status)}`;
}

/** Reads each agent with an empty update, the only one that is sent before its state is known. */
export async function readFirstStates(send: Send, updatePath: string, ids: readonly string[]) {
  const firstStates = new Map<string, JsonObject>();
  const unread = new Map<string, Exchange>();
  const forbidden: string[] = [];
  for (const id of ids) {
    const request = updateRequest(updatePath, id, '{}');
    const outcome = await send(request);
    const state = stateIn(outcome, id);
    if (state !== undefined) {
      firstStates.set(id, state);
      continue;
    }
    const isForbidden = outcome.kind === 'answer' && outcome.status === 403;
    if (outcome.kind === 'silence' || (tellNothing.has(outcome.status) && !isForbidden))
      // One obstacle keeps all updates from being judged; further agents of a deployment that hangs would only cost time.
      return { firstStates, unread, obstacle: explainUnread(outcome, id, updatePath) };
    if (isForbidden) forbidden.push(explainUnread(outcome, id, updatePath));
    unread.set(id, { operation: 'updateAgent', request, outcome });
  }
  // Who may update one agent has access: another one may be closed to everybody, for it is archived, say.
  if (firstStates.size === 0 && forbidden[0] !== undefined)
    return { firstStates, unread: new Map<string, Exchange>(), obstacle: forbidden[0] };
  const obstacle = await findOtherRunAtWork(send, updatePath, firstStates);
  return { firstStates: obstacle === undefined ? firstStates : new Map(), unread, obstacle };
}
