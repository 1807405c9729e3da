/** One measurement beside its goal. */
export interface Row {
  readonly what: string;
  readonly raw: string;
  readonly mock: string;
  readonly prism: string;
  readonly goal: string;
  readonly isMet: boolean;
}

const heads = ['', 'raw node:http', 'mock', 'goal', '', 'Prism 5.14'] as const;

/** The rows under each other, with a mark for each goal. */
export function printTable(rows: readonly Row[]): string {
  const lines = [
    heads,
    ...rows.map(({ what, raw, mock, goal, isMet, prism }) => [
      what,
      raw,
      mock,
      goal,
      isMet ? 'met' : 'NOT MET',
      prism,
    ]),
  ];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
