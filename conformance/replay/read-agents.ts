import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { stateIn } from '../observe/agent-in.ts';
import type { Send } from '../run/exchange.ts';
import { explainOutcome, isConclusive } from './conclusive-answer.ts';

/** Agents as they are before anything is written, and why others cannot be updated. */
export interface ReadAgents {
  readonly firstStates: ReadonlyMap<string, JsonObject>;
  readonly obstacles: ReadonlyMap<string, string>;
  /** Agents that answer, but not with themselves: nothing is written to them but empty updates. */
  readonly unread: readonly string[];
  /** Whether an update was answered conclusively at all. */
  readonly isServed: boolean;
}

/** Reads agents with an empty update each; a fault may keep one from being read. */
export async function readAgents(send: Send, updatePath: string, ids: Iterable<string>): Promise<ReadAgents> {
  const firstStates = new Map<string, JsonObject>();
  const obstacles = new Map<string, string>();
  const unread: string[] = [];
  let isServed = false;
  for (const id of ids) {
    const outcome = await send(updateRequest(updatePath, id, '{}'));
    const agent = stateIn(outcome, id);
    isServed ||= isConclusive(outcome);
    if (agent !== undefined) firstStates.set(id, agent);
    else if (isConclusive(outcome)) unread.push(id);
    else
      obstacles.set(id, `agent ${id} cannot be read: ${explainOutcome(outcome)}, and does the agent exist?`);
  }
  return { firstStates, obstacles, unread, isServed };
}
