import { updateFields } from '../../spec/fields.ts';
import { Inability } from '../../spec/inability.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isUuid } from '../../spec/uuid-text.ts';
import { type Holder, readHolder } from './holder.ts';

/** An agent as it was before a run, in all that the run may write. */
export interface KeptAgent {
  readonly agentId: string;
  readonly updatePath: string;
  /** As it was shown, but for what the run leaves alone: masks, and api_key where it is not written. */
  readonly first: JsonObject;
  /** The fields of the update that the run may overwrite; one that is not in `first` was unset. */
  readonly fields: readonly string[];
}

/** What is needed to put agents back after a run that could not do it itself. It holds no token. */
export interface RecoveryRecord {
  readonly target: string;
  readonly holder: Holder;
  readonly agents: readonly KeptAgent[];
}

/** The version of the format; a file of another one is refused. */
const format = 1;

/** What has to be kept of an agent: what is shown, and may be overwritten. */
export function recordAgent(
  agentId: string,
  updatePath: string,
  state: JsonObject,
  leftAlone: ReadonlySet<string>,
): KeptAgent {
  const kept = Object.entries(state).filter(([name]) => !leftAlone.has(name));
  const fields = updateFields.map(({ name }) => name).filter((name) => !leftAlone.has(name));
  return { agentId, updatePath, first: Object.fromEntries(kept), fields };
}

/** The record as text: numbers keep every digit. */
export function printRecovery({ target, holder, agents }: RecoveryRecord): string {
  return `${printJson({
    recovery: format,
    target,
    ...holder,
    agents: agents.map(({ agentId, updatePath, first, fields }) => ({ agentId, updatePath, first, fields })),
  })}\n`;
}

const isText = (value: JsonValue | undefined): value is string => typeof value === 'string';

function readAgent(value: JsonValue): KeptAgent | undefined {
  const { agentId, updatePath, first, fields } = isJsonObject(value) ? value : {};
  if (!isText(agentId) || !isUuid(agentId) || !isText(updatePath) || !updatePath.includes('{id}'))
    return undefined;
  if (!isJsonObject(first) || !isJsonArray(fields)) return undefined;
  return { agentId, updatePath, first, fields: fields.filter(isText) };
}

/** Whether a text is meant to be a recovery record, whatever its version. */
export function isRecovery(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'recovery');
}

/** Reads a record that a run left behind; throws where it is damaged or of another version. */
export function readRecovery(text: string, file: string): RecoveryRecord {
  const refuse = (why: string) =>
    new Inability(file, why, 'Give a recovery file, or a run.json, of this version of the kit.');
  const parsed = parseJson(text);
  if (!parsed.ok || !isJsonObject(parsed.value)) throw refuse('it is not a JSON object');
  const { recovery, target, agents } = parsed.value;
  if (recovery !== format) throw refuse(`it is not a recovery file of version ${format}`);
  if (!isText(target) || !/^https?:\/\//.test(target) || !isJsonArray(agents))
    throw refuse('it has no target or no agents');
  const read = agents.map(readAgent);
  const whole = read.filter((agent) => agent !== undefined);
  if (whole.length < read.length) throw refuse('an agent in it lacks its id, its path or its state');
  return { target, agents: whole, holder: readHolder(parsed.value) };
}
