import { Inability } from '../../spec/inability.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { kitName, parseRecord, refuseFile } from './parse-record.ts';
import type { Refuse } from './read-finding.ts';

/** An agent that a run could not give back what it was. */
export interface LeftBehind {
  readonly agentId: string;
  readonly updatePath: string;
  readonly update: JsonObject;
  readonly withheld: readonly string[];
}

/** What a run left behind, and where. */
export interface LeftBehindRun {
  readonly target: string;
  readonly agents: readonly LeftBehind[];
}

const isText = (value: JsonValue | undefined): value is string => typeof value === 'string';

function readOne(value: JsonValue, refuse: Refuse): LeftBehind {
  const { agentId, updatePath, update, withheld } = isJsonObject(value) ? value : {};
  const parsed = isText(update) ? parseJson(update) : undefined;
  if (!isText(agentId) || !isText(updatePath) || !isJsonArray(withheld))
    return refuse('an entry of unrestored lacks agentId, updatePath or withheld');
  if (parsed?.ok !== true || !isJsonObject(parsed.value))
    return refuse(`the update of agent ${agentId} is no JSON object`);
  return { agentId, updatePath, update: parsed.value, withheld: withheld.filter(isText) };
}

/** Reads what a run left behind; refuses what is damaged, of others, or left nothing behind. */
export function readUnrestored(text: string, file: string): LeftBehindRun {
  const refuse = refuseFile(file);
  const value = parseRecord(text, refuse);
  const { kit, target, unrestored } = isJsonObject(value) ? value : {};
  if (!isJsonObject(kit) || kit['name'] !== kitName) return refuse(`it is no run of ${kitName}`);
  if (!isText(target)) return refuse('target is no text');
  if (unrestored !== undefined && !isJsonArray(unrestored)) return refuse('unrestored is no list');
  const agents = (unrestored ?? []).map((one) => readOne(one, refuse));
  if (agents.length === 0)
    throw new Inability(file, 'its run left every agent as it was', 'There is nothing to restore.');
  return { target, agents };
}
