import { Inability } from '../../spec/inability.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isUuid } from '../../spec/uuid-text.ts';
import { kitName, parseRecord, refuseFile } from '../replay/parse-record.ts';
import type { Refuse } from '../replay/read-finding.ts';
import { isRecovery, type KeptAgent, readRecovery } from './recovery-record.ts';

/** An agent that is to be given back what it was, and what nobody can give it. */
export interface LeftAgent extends KeptAgent {
  /** Fields whose value was not seen, or may not be recorded. */
  readonly withheld: readonly string[];
  /** Whether it tells of the fields that it has, and of no others. */
  readonly isPartial: boolean;
}

/** What a run left behind, and where. */
export interface LeftRun {
  readonly target: string;
  readonly agents: readonly LeftAgent[];
}

const isText = (value: JsonValue | undefined): value is string => typeof value === 'string';

function readOne(value: JsonValue, refuse: Refuse): LeftAgent {
  const { agentId, updatePath, update, withheld } = isJsonObject(value) ? value : {};
  const parsed = isText(update) ? parseJson(update) : undefined;
  if (!isText(agentId) || !isText(updatePath) || !isJsonArray(withheld))
    return refuse('an entry of unrestored lacks agentId, updatePath or withheld');
  if (!isUuid(agentId)) return refuse(`the agentId ${agentId} of unrestored is no uuid`);
  if (!updatePath.includes('{id}')) return refuse(`the updatePath ${updatePath} of unrestored has no {id}`);
  if (parsed?.ok !== true || !isJsonObject(parsed.value))
    return refuse(`the update of agent ${agentId} is no JSON object`);
  const fields = Object.keys(parsed.value);
  return {
    agentId,
    updatePath,
    first: parsed.value,
    fields,
    withheld: withheld.filter(isText),
    isPartial: true,
  };
}

/** Reads what a run left behind, from its recovery file or its run.json; refuses what is damaged, or left nothing. */
export function readLeftRun(text: string, file: string): LeftRun {
  const refuse = refuseFile(file);
  const value = parseRecord(text, refuse);
  if (isRecovery(value)) {
    const { target, agents } = readRecovery(text, file);
    return { target, agents: agents.map((agent) => ({ ...agent, withheld: [], isPartial: false })) };
  }
  const { kit, target, unrestored } = isJsonObject(value) ? value : {};
  if (!isJsonObject(kit) || kit['name'] !== kitName) return refuse(`it is no run of ${kitName}`);
  if (!isText(target)) return refuse('target is no text');
  if (unrestored !== undefined && !isJsonArray(unrestored)) return refuse('unrestored is no list');
  const agents = (unrestored ?? []).map((one) => readOne(one, refuse));
  if (agents.length === 0)
    throw new Inability(file, 'its run left every agent as it was', 'There is nothing to restore.');
  return { target, agents };
}
