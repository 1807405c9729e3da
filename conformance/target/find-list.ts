import { printJson } from '../../spec/json-print.ts';
import { isJsonNumber, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { agentsInList } from '../observe/agents-in-list.ts';
import { parsedBody } from '../observe/parsed-body.ts';
import type { Send } from '../run/exchange.ts';

export interface FoundList {
  readonly path: string;
  /** Those that it shows. */
  readonly agents: readonly JsonObject[];
  /** Whether these seem to be all of them: those that were given are among them, and nothing tells of more. */
  readonly isWhole: boolean;
}

/** A number of more agents, or a way to them. */
function tellsOfMore(body: JsonValue, shown: number): boolean {
  if (!isJsonObject(body)) return false;
  return Object.entries(body).some(([key, value]) => {
    if (isJsonNumber(value)) return Number(printJson(value)) > shown;
    if (isJsonObject(value)) return tellsOfMore(value, shown);
    return /next|more|cursor/i.test(key) && value !== null && value !== false && value !== '';
  });
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
    if (!parsed.ok) return { path, agents: [], isWhole: false };
    const agents = agentsInList(parsed.value);
    const ids = new Set(agents.map((agent) => canonicalUuid(String(agent['id']))));
    const areShown = agentIds.every((id) => ids.has(canonicalUuid(id)));
    return { path, agents, isWhole: areShown && !tellsOfMore(parsed.value, agents.length) };
  }
  return undefined;
}
