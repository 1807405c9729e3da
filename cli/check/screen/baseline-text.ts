import type { KnownFinding } from '../../../conformance/baseline/known-finding.ts';
import type { UpdatedBaseline } from '../../../conformance/baseline/update-baseline.ts';
import type { Run } from '../../../conformance/run/run-record.ts';
import { amountText, shortList } from '../../../reports/text/amount-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';

const mostIds = 3;
const listIds = (ids: readonly string[]) =>
  shortList(
    ids.map((id) => visibleText(id, 120)),
    mostIds,
  );

function describeUpdate({ added, removed, filled }: UpdatedBaseline): readonly string[] {
  const parts = [
    ...(added.length === 0 ? [] : [`${added.length} added, which need a reason: ${listIds(added)}`]),
    ...(removed.length === 0 ? [] : [`${removed.length} gone and removed: ${listIds(removed)}`]),
    ...(filled.length === 0 ? [] : [`${filled.length} completed`]),
  ];
  return parts.length === 0 ? ['no changes'] : parts;
}

/** What became of the entries of a baseline, in one sentence; `updated` is what was changed, where it was asked for. */
export function describeBaseline(
  path: string,
  known: readonly KnownFinding[],
  updated: UpdatedBaseline | undefined,
  { findings, staleBaseline: stale = [] }: Run,
): string {
  const ids = new Set(known.map(({ id }) => id));
  const seen = findings.filter((finding) => ids.has(finding.id));
  const expired = seen.filter((finding) => finding.known !== undefined && finding.counts);
  const untold = known.length - seen.length - stale.length;
  const parts = [
    `${seen.length} seen again`,
    ...(expired.length === 0
      ? []
      : [
          `${expired.length} expired, to be fixed or given a new date: ${listIds(expired.map(({ id }) => id))}`,
        ]),
    ...(updated !== undefined
      ? describeUpdate(updated)
      : stale.length === 0
        ? []
        : [`${stale.length} gone, which --update-baseline removes: ${listIds(stale)}`]),
    ...(untold === 0 ? [] : [`${untold} not judged`]),
  ];
  return `${visibleText(path, 200)} has ${amountText(known.length, 'known finding')}: ${parts.join('; ')}`;
}
