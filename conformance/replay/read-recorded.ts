import { Inability } from '../../spec/inability.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isUuid } from '../../spec/uuid-text.ts';
import type { Run } from '../run/run-record.ts';
import { kitName, parseRecord, refuseFile } from './parse-record.ts';
import { type Refuse, readFinding } from './read-finding.ts';

/** What a replay needs of a run; a finding alone knows neither where it was made nor which agents were given. */
export type Recorded = Pick<Run, 'findings'> & Partial<Pick<Run, 'target' | 'agentIds'>>;

function readAgentIds(value: JsonValue | undefined, refuse: Refuse): readonly string[] {
  const ids = isJsonArray(value) ? value : refuse('agentIds is no list');
  return ids.map((id) =>
    typeof id === 'string' && isUuid(id) ? id : refuse('agentIds has an item that is no uuid'),
  );
}

function readWhole(value: JsonValue, refuse: Refuse): Recorded {
  if (isJsonArray(value))
    return { findings: value.map((item, index) => readFinding(item, `[${index}]`, refuse)) };
  if (!isJsonObject(value)) return refuse('it is neither a run nor a finding');
  const { kit, findings, target, agentIds } = value;
  if (kit === undefined && value['check'] !== undefined && value['exchange'] !== undefined)
    return { findings: [readFinding(value, 'the finding', refuse)] };
  if (!isJsonObject(kit) || kit['name'] !== kitName)
    return refuse(`it is neither a run nor a finding of ${kitName}`);
  const items = isJsonArray(findings) ? findings : refuse('findings is no list');
  return {
    target: typeof target === 'string' ? target : refuse('target is no text'),
    ...(agentIds === undefined ? {} : { agentIds: readAgentIds(agentIds, refuse) }),
    findings: items.map((item, index) => readFinding(item, `findings[${index}]`, refuse)),
  };
}

/** Reads a run, a finding or a list of findings; refuses what is damaged, cut off, of others, or without findings. */
export function readRecorded(text: string, file: string): Recorded {
  const refuse: Refuse = refuseFile(file);
  const recorded = readWhole(parseRecord(text, refuse), refuse);
  if (recorded.findings.length === 0) {
    throw new Inability(file, 'it has no findings', 'There is nothing to send again: run check instead.');
  }
  return recorded;
}
