/** Cells below each other, as wide as their columns need. */
export function printColumns(lines: readonly (readonly string[])[]): string {
  const columns = lines[0] ?? [];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const printLine = (line: readonly string[]) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ');
  return lines.map((line) => printLine(line).trimEnd()).join('\n');
}

/** How a goal was met. */
export const markOf = ({ isMet }: { readonly isMet: boolean }): string => (isMet ? 'met' : 'NOT MET');
