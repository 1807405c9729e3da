import type { Run } from '../../conformance/run/run-record.ts';
import { readOnlyFields, updateFields } from '../../spec/fields.ts';

/** A field, path or body, and how often each class of value was sent there. */
export interface CoverageRow {
  readonly name: string;
  /** As many as there are columns; 0 where the class was not sent. */
  readonly counts: readonly number[];
  /** Classes that stand in no column, since few rows have them. */
  readonly others: readonly (readonly [className: string, count: number])[];
  /** Everything that was sent there. */
  readonly total: number;
}

/** Rows that belong together. */
export interface CoverageGroup {
  readonly title: string;
  readonly rows: readonly CoverageRow[];
}

const mostColumns = 60;
/** Where there are more classes than columns: one that fewer rows have would be a column with hardly anything in it. */
const fewestRows = 4;
const mostRows = 100;

type Coverage = Run['coverage'];

function countRows(coverage: Coverage): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  for (const classes of Object.values(coverage)) {
    for (const name of Object.keys(classes)) rows.set(name, (rows.get(name) ?? 0) + 1);
  }
  return rows;
}

function arrangeRow(name: string, coverage: Coverage, columns: readonly string[]): CoverageRow {
  const classes = new Map(Object.entries(coverage[name] ?? {}));
  return {
    name,
    counts: columns.map((column) => classes.get(column) ?? 0),
    others: [...classes].filter(([className]) => !columns.includes(className)),
    total: [...classes.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** Arranges field by class of value for a picture: fields in the contract's order, common classes first. */
export function arrangeCoverage(coverage: Coverage) {
  const rowsOf = countRows(coverage);
  const columns = [...rowsOf]
    .filter(([, rows]) => rows >= fewestRows || rowsOf.size <= mostColumns)
    .sort(([, left], [, right]) => right - left)
    .slice(0, mostColumns)
    .map(([name]) => name);
  const names = Object.keys(coverage).slice(0, mostRows);
  const [updates, readOnly] = [updateFields, readOnlyFields].map((fields) =>
    fields.map(({ name }) => String(name)).filter((name) => names.includes(name)),
  );
  const known = new Set([...(updates ?? []), ...(readOnly ?? [])]);
  const arrange = (title: string, own: readonly string[] = []): CoverageGroup => ({
    title,
    rows: own.map((name) => arrangeRow(name, coverage, columns)),
  });
  const groups = [
    arrange('Fields of an update', updates),
    arrange('Read-only fields', readOnly),
    arrange(
      'Paths, bodies and others',
      names.filter((name) => !known.has(name)),
    ),
  ].filter(({ rows }) => rows.length > 0);
  return {
    /** Classes that several rows have, the most common first. */
    columns,
    groups,
    fields: Object.keys(coverage).length,
    classes: rowsOf.size,
    values: groups.flatMap(({ rows }) => rows).reduce((sum, { total }) => sum + total, 0),
  };
}
