type Counts = Readonly<Record<string, number>>;

/** Counts under the same names, added. */
export function addCounts(all: readonly Counts[]): Counts {
  const sums = new Map<string, number>();
  for (const [name, count] of all.flatMap((counts) => Object.entries(counts)))
    sums.set(name, (sums.get(name) ?? 0) + count);
  return Object.fromEntries(sums);
}

/** Tables of counts, added cell by cell. */
export function addTables(
  all: readonly Readonly<Record<string, Counts>>[],
): Readonly<Record<string, Counts>> {
  const rows = new Map<string, Counts>();
  for (const [name, row] of all.flatMap((table) => Object.entries(table)))
    rows.set(name, addCounts([rows.get(name) ?? {}, row]));
  return Object.fromEntries(rows);
}
