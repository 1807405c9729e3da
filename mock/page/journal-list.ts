import type { JournalRow } from './journal-row.ts';

/** So many rows are kept on the page. */
export const mostRows = 10_000;

/** The rows that came, the newest first. */
export interface JournalList {
  readonly rows: readonly JournalRow[];
  /** How many were not told because too many came at once. */
  readonly skipped: number;
}

export const emptyJournal: JournalList = { rows: [], skipped: 0 };

/** Takes rows in the order in which they came. After a connection was lost, some are told again. */
export function addRows(
  { rows, skipped }: JournalList,
  came: readonly JournalRow[],
  isAgain: boolean,
  newlySkipped: number,
): JournalList {
  const known = isAgain ? new Set(rows.map(({ key }) => key)) : undefined;
  const fresh = known === undefined ? came : came.filter(({ key }) => !known.has(key));
  const all = fresh.length === 0 ? rows : [...fresh.toReversed(), ...rows];
  return { rows: all.length > mostRows ? all.slice(0, mostRows) : all, skipped: skipped + newlySkipped };
}

/** How many rows came since somebody began to read; all of them where what was read is gone. */
export function countNewer(rows: readonly JournalRow[], held: readonly JournalRow[]): number {
  const [first] = held;
  const at = first === undefined ? -1 : rows.findIndex(({ key }) => key === first.key);
  return at === -1 ? rows.length : at;
}

/** A bucket began anew, and its numbers with it. */
export const dropBucket = ({ rows, skipped }: JournalList, bucket: string): JournalList => ({
  rows: rows.filter((row) => row.bucket !== bucket),
  skipped,
});

/** Which rows are shown; '' stands for all. */
export interface JournalFilter {
  readonly operation: string;
  /** A status, or its first digit as `4xx`. */
  readonly status: string;
  readonly agentId: string;
  /** `*` for all, '' for those that name none. */
  readonly bucket: string;
  readonly text: string;
}

export const noFilter: JournalFilter = { operation: '', status: '', agentId: '', bucket: '*', text: '' };

function hasStatus({ status }: JournalRow, wanted: string): boolean {
  if (wanted === '') return true;
  return wanted.endsWith('xx') ? String(status)[0] === wanted[0] : String(status) === wanted;
}

export function filterRows(rows: readonly JournalRow[], filter: JournalFilter): readonly JournalRow[] {
  const { operation, status, agentId, bucket } = filter;
  const text = filter.text.trim().toLowerCase();
  if (operation === '' && status === '' && agentId === '' && bucket === '*' && text === '') return rows;
  return rows.filter(
    (row) =>
      (operation === '' || row.operation === operation) &&
      hasStatus(row, status) &&
      (agentId === '' || row.agentId === agentId) &&
      (bucket === '*' || row.bucket === bucket) &&
      (text === '' || row.text.includes(text)),
  );
}
