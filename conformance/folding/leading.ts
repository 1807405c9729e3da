import type { Finding } from '../run/run-record.ts';

/** A finding and those that stand under it. */
export interface LeadingFinding<Item> {
  readonly leading: Item;
  readonly also: readonly Item[];
}

/** Findings by their causes, in the order in which they come; one whose leader is not among them leads itself. */
export function groupByLeader<Item>(
  items: readonly Item[],
  findingOf: (item: Item) => Finding,
): readonly LeadingFinding<Item>[] {
  const ids = new Set(items.map((item) => findingOf(item).id));
  const isLed = (item: Item) => ids.has(findingOf(item).under ?? '');
  const also = new Map<string | undefined, Item[]>();
  for (const item of items.filter(isLed)) {
    const { under } = findingOf(item);
    also.set(under, [...(also.get(under) ?? []), item]);
  }
  return items
    .filter((item) => !isLed(item))
    .map((leading) => ({ leading, also: also.get(findingOf(leading).id) ?? [] }));
}

/** Those that stand under no other. */
export const leadingOf = (findings: readonly Finding[]): readonly Finding[] =>
  groupByLeader(findings, (finding) => finding).map(({ leading }) => leading);

/** Those that count, and what stands under them: it is shown with them, whether it counts by itself or not. */
export function countingWithTheirs(findings: readonly Finding[]): readonly Finding[] {
  const ids = new Set(findings.filter(({ counts }) => counts).map(({ id }) => id));
  return findings.filter(
    ({ counts, known, under = '' }) => counts || (known === undefined && ids.has(under)),
  );
}

/** What is to be said of the others, after the number of those that lead; nothing where there are none. */
export function moreWithSameCauses(findings: readonly Finding[]): string {
  const leading = leadingOf(findings).length;
  const more = findings.length - leading;
  return more === 0 ? '' : ` and ${more} more with the same cause${leading === 1 ? '' : 's'}`;
}

/** What is said behind an amount of findings that do not count. */
export const thatDoNotCount = (findings: readonly unknown[]): string =>
  findings.length === 1 ? 'that does not count' : 'that do not count';
