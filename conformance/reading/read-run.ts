import { kitName } from '../run/kit-name.ts';
import type { Run } from '../run/run-record.ts';
import { runSchemaVersion } from '../run/schema-version.ts';
import { membersOf } from './members-of.ts';
import { parseRecord } from './parse-record.ts';
import { type Refuse, refuseFile } from './refuse.ts';
import { explainVersion } from './schema-version.ts';
import { validateRun } from './validate-by-schema.ts';

const newRun = 'Run check again with this kit, or read the file with the one that wrote it.';

/** Takes a value for a run of this version; one of others, of another version or damaged is refused. */
export function takeRun(value: unknown, refuse: Refuse, remedy = newRun): Run {
  const { kit, schemaVersion } = membersOf(value);
  const { name, version } = membersOf(kit);
  if (name !== kitName) return refuse(`it is not a run of ${kitName}`);
  const other = explainVersion(schemaVersion, runSchemaVersion, version);
  if (other !== undefined) return refuse(other, remedy);
  return validateRun(value, ({ why }) => refuse(`it is not a whole run (kit ${version}): ${why}`));
}

/** Reads the text of a run.json; `file` is how the user named it. */
export function readRun(text: string, file: string): Run {
  const refuse = refuseFile(file, `Give a run.json as ${kitName} wrote it.`);
  return takeRun(parseRecord(text, refuse), refuse);
}
