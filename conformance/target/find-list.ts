import type { JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { agentsInList } from '../observe/agents-in-list.ts';
import { parsedBody } from '../observe/parsed-body.ts';
import type { Send } from '../run/exchange.ts';

export interface FoundList {
  readonly path: string;
  /** Those that it shows; there may be more. */
  readonly agents: readonly JsonObject[];
}

/** Where the list is: an agent that exists has to be in it, or something else may stand there. */
export async function findList(
  send: Send,
  paths: readonly string[],
  agentIds: readonly string[],
): Promise<FoundList | undefined> {
  for (const path of new Set(paths)) {
    const outcome = await send({ method: 'GET', path, headers: {} });
    if (outcome.kind !== 'answer' || outcome.status !== 200) continue;
    const body = outcome.body.toLowerCase();
    if (!agentIds.some((id) => body.includes(canonicalUuid(id) ?? id))) continue;
    const parsed = parsedBody(outcome);
    return { path, agents: parsed.ok ? agentsInList(parsed.value) : [] };
  }
  return undefined;
}
