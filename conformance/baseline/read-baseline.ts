import { parseJsonFile } from '../../spec/json-file.ts';
import { baseline } from '../reading/generated/validators.ts';
import { membersOf } from '../reading/members-of.ts';
import { type Refuse, refuseFile } from '../reading/refuse.ts';
import { explainVersion } from '../reading/schema-version.ts';
import { validateBy } from '../reading/validate-by-schema.ts';
import { vetRecorded } from '../replay/vet-recorded.ts';
import { type BaselineFile, baselineSchemaVersion, type KnownFinding } from './known-finding.ts';

const remedy = 'Correct the file, or delete it and create it again with --update-baseline.';
const newBaseline =
  'Put it aside, make it anew with --baseline and --update-baseline, and take over the reasons by hand.';

const holdBaseline = validateBy<BaselineFile>(baseline);

/** Whether a text of the form of a date is one. */
const isDate = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** What a schema cannot say of an entry. */
function checkEntry(entry: KnownFinding, name: string, what: string, refuse: Refuse): void {
  for (const key of ['since', 'expires'] as const)
    if (!isDate(entry[key])) refuse(`${name}.${key} is not a date such as 2027-01-31`);
  const { recorded } = entry;
  if (recorded === undefined) return;
  if (recorded.finding.id !== entry.id) refuse(`${name}.recorded has the id of another finding`);
  vetRecorded({ ...recorded, findings: [recorded.finding] }, {}, () => `${what}, ${name}.recorded`);
}

/** Reads the text of a baseline; `file` is how the user named it. */
export function readBaseline(text: string, file: string): readonly KnownFinding[] {
  const what = `baseline ${file}`;
  const refuse = refuseFile(what, remedy);
  // People write it: a key that stands twice in it is told too.
  parseJsonFile(text, { what, remedy });
  const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('it is not an object');
  const other = explainVersion(membersOf(value)['schemaVersion'], baselineSchemaVersion);
  if (other !== undefined) return refuse(other, newBaseline);
  const { known } = holdBaseline(value, ({ why, hint }) => refuse(why, hint));
  for (const [index, entry] of known.entries()) checkEntry(entry, `known[${index}]`, what, refuse);
  const twice = known.find(({ id }, index) => known.findIndex((other) => other.id === id) < index);
  return twice === undefined ? known : refuse(`it has ${twice.id} twice`);
}
