import { isUuid } from '../../spec/uuid-text.ts';
import { membersOf } from '../reading/members-of.ts';
import { parseRecord } from '../reading/parse-record.ts';
import { takeRun } from '../reading/read-run.ts';
import { type Refuse, refuseFile } from '../reading/refuse.ts';
import { validateFinding } from '../reading/validate-by-schema.ts';
import { kitName } from '../run/kit-name.ts';
import type { Finding, Run } from '../run/run-record.ts';
import { runSchemaVersion } from '../run/schema-version.ts';

/** What a replay needs of a run; a finding alone knows neither where it was made nor which agents were given. */
export type Recorded = Pick<Run, 'findings'> & Partial<Pick<Run, 'target' | 'agentIds'>>;

/** A finding that was cut out of a run does not say its version: by its shape it is of this one, or is refused. */
function takeFinding(value: unknown, name: string, refuse: Refuse): Finding {
  return validateFinding(
    value,
    ({ why }) =>
      refuse(
        `${why}, so it is not a finding of schemaVersion ${runSchemaVersion}`,
        'Give a file that this kit wrote, or a finding as it stands there; run check again if there is none.',
      ),
    name,
  );
}

function takeWhole(value: unknown, refuse: Refuse): Recorded {
  if (Array.isArray(value))
    return { findings: value.map((item, index) => takeFinding(item, `[${index}]`, refuse)) };
  const { kit, check, exchange } = membersOf(value);
  if (kit === undefined && check !== undefined && exchange !== undefined)
    return { findings: [takeFinding(value, 'the finding', refuse)] };
  if (kit === undefined) return refuse(`it is neither a run nor a finding of ${kitName}`);
  const { target, agentIds, findings } = takeRun(value, refuse);
  if (agentIds?.every(isUuid) === false) return refuse('agentIds has an item that is no uuid');
  return { target, findings, ...(agentIds === undefined ? {} : { agentIds }) };
}

/** Reads a run, a finding or a list of findings; refuses what is damaged, cut off, of others, or without findings. */
export function readRecorded(text: string, file: string): Recorded {
  const refuse = refuseFile(file);
  const recorded = takeWhole(parseRecord(text, refuse), refuse);
  return recorded.findings.length === 0
    ? refuse('it has no findings', 'There is nothing to send again: run check instead.')
    : recorded;
}
