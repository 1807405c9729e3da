import type { Finding, Run } from '../run/run-record.ts';
import { baselineSchemaVersion, expiryFrom, type KnownFinding, unexplained } from './known-finding.ts';
import { cutKnownItems } from './known-items.ts';

/** A baseline as it is to be written, and what is new in it. */
export interface UpdatedBaseline {
  readonly text: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Entries that had no record, and have one now. */
  readonly filled: readonly string[];
}

type RunOfBaseline = Pick<Run, 'target' | 'agentIds' | 'findings' | 'staleBaseline'>;

const emptyText = `{\n  "schemaVersion": ${baselineSchemaVersion},\n  "known": []\n}\n`;
const indent = '    ';

/** What people write and review has a line each; what was recorded has one for all of it. */
function print(entry: KnownFinding): string {
  const lines = Object.entries(entry).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${indent}  ${lines.join(`,\n${indent}  `)}\n${indent}}`;
}

/** As the deployment showed it; that it is known stands in the entry around it, and what it stands under in the run. */
function recordOf(
  { known: _, under: _under, ...finding }: Finding,
  { target, agentIds = [] }: RunOfBaseline,
) {
  return { target, agentIds, finding };
}

/**
 * The baseline after a run that was to update it: entries that are gone are left out, findings that became known stand
 * behind the others, and every other entry is as it was, byte for byte.
 */
export function updateBaseline(
  text: string | undefined,
  known: readonly KnownFinding[],
  run: RunOfBaseline,
  today: string,
): UpdatedBaseline {
  const { before, items, after } = cutKnownItems(text ?? emptyText);
  const stale = new Set(run.staleBaseline);
  const found = new Map(run.findings.map((finding) => [finding.id, finding]));
  const filled: string[] = [];
  const kept = known.flatMap((entry, index) => {
    if (stale.has(entry.id)) return [];
    const finding = found.get(entry.id);
    if (entry.recorded !== undefined || finding === undefined) return [items[index] ?? print(entry)];
    filled.push(entry.id);
    return [print({ ...entry, recorded: recordOf(finding, run) })];
  });
  const ids = new Set(known.map(({ id }) => id));
  const fresh = run.findings.filter((finding) => finding.known !== undefined && !ids.has(finding.id));
  const added = fresh.map((finding) =>
    print({
      id: finding.id,
      reason: finding.known?.reason ?? unexplained,
      since: today,
      expires: finding.known?.expires ?? expiryFrom(today),
      recorded: recordOf(finding, run),
    }),
  );
  const all = [...kept, ...added];
  const list = all.length === 0 ? '' : `\n${indent}${all.join(`,\n${indent}`)}\n  `;
  const isSame = added.length + filled.length === 0 && kept.length === known.length && text !== undefined;
  return {
    text: isSame ? text : before + list + after,
    added: fresh.map(({ id }) => id),
    removed: known.filter(({ id }) => stale.has(id)).map(({ id }) => id),
    filled,
  };
}
