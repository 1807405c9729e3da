import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { parseJsonFile } from '../../spec/json-file.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { type Refuse, readFinding } from '../replay/read-finding.ts';
import { vetRecorded } from '../replay/vet-recorded.ts';
import type { KnownFinding, RecordedFinding } from './known-finding.ts';

const keysOfFile = ['$schema', 'known'];
const keysOfEntry = ['id', 'reason', 'since', 'expires', 'recorded'];
const keysOfRecord = ['target', 'agentIds', 'finding'];

const remedy = 'Mend the file, or remove it and make it anew with --update-baseline.';

/** Ends the reading; the remedy is to mend the file, unless there is a better one. */
type RefuseWith = (why: string, how?: string) => never;

function checkKeys(value: JsonObject, keys: readonly string[], name: string, refuse: RefuseWith): void {
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) refuse(`${name} has an unknown key "${unknown}"`, suggestWord(unknown, keys));
}

function readText(value: JsonObject, key: string, name: string, refuse: Refuse): string {
  const text = value[key];
  if (typeof text !== 'string')
    return refuse(`${name}.${key} is ${text === undefined ? 'missing' : 'no text'}`);
  return text.trim() === '' ? refuse(`${name}.${key} is empty`) : text;
}

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

function readDate(value: JsonObject, key: string, name: string, refuse: Refuse): string {
  const text = readText(value, key, name, refuse);
  return isDate(text) ? text : refuse(`${name}.${key} is no date, such as 2027-01-31`);
}

function readRecorded(value: JsonValue, name: string, refuse: RefuseWith): RecordedFinding {
  if (!isJsonObject(value)) return refuse(`${name} is no object`);
  checkKeys(value, keysOfRecord, name, refuse);
  const { agentIds, finding } = value;
  const ids = isJsonArray(agentIds) ? agentIds : refuse(`${name}.agentIds is no list`);
  return {
    target: readText(value, 'target', name, refuse),
    agentIds: ids.map((id) => (typeof id === 'string' ? id : refuse(`${name}.agentIds has what is no text`))),
    finding: readFinding(finding ?? null, `${name}.finding`, refuse),
  };
}

function readEntry(value: JsonValue, name: string, file: string, refuse: RefuseWith): KnownFinding {
  if (!isJsonObject(value)) return refuse(`${name} is no object`);
  checkKeys(value, keysOfEntry, name, refuse);
  const { recorded } = value;
  const entry = {
    id: readText(value, 'id', name, refuse),
    reason: readText(value, 'reason', name, refuse),
    since: readDate(value, 'since', name, refuse),
    expires: readDate(value, 'expires', name, refuse),
  };
  if (recorded === undefined) return entry;
  const read = readRecorded(recorded, `${name}.recorded`, refuse);
  if (read.finding.id !== entry.id) return refuse(`${name}.recorded has the id of another finding`);
  vetRecorded({ ...read, findings: [read.finding] }, {}, () => `${file}, ${name}.recorded`);
  return { ...entry, recorded: read };
}

/** Reads the text of a baseline; `file` is how the user named it. */
export function readBaseline(text: string, file: string): readonly KnownFinding[] {
  const what = `baseline ${file}`;
  const refuse: RefuseWith = (why, how = remedy) => {
    throw new Inability(what, why, how);
  };
  const value = parseJsonFile(text, { what, remedy });
  if (!isJsonObject(value)) return refuse('it is no object');
  checkKeys(value, keysOfFile, 'it', refuse);
  const { known } = value;
  if (!isJsonArray(known)) return refuse(`known is ${known === undefined ? 'missing' : 'no list'}`);
  const entries = known.map((entry, index) => readEntry(entry, `known[${index}]`, what, refuse));
  const twice = entries.find(({ id }, index) => entries.findIndex((other) => other.id === id) < index);
  return twice === undefined ? entries : refuse(`it has ${twice.id} twice`);
}
