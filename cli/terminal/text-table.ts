import type { Sheet } from './sheet.ts';

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** A table for people: columns as wide as they need, the last one wrapped to what is left of the width. */
export function textTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  width: number = Number.POSITIVE_INFINITY,
): string {
  const gap = 2;
  const fixed = header
    .slice(0, -1)
    .map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const indent = fixed.reduce((sum, one) => sum + one + gap, 0);
  const left = Math.max(20, width - indent);
  const lineOf = (row: readonly string[]) => {
    const start = fixed.map((size, column) => (row[column] ?? '').padEnd(size + gap)).join('');
    return wrap(row.at(-1) ?? '', left).map(
      (part, index) => (index === 0 ? start : ' '.repeat(indent)) + part,
    );
  };
  return [header, ...rows]
    .flatMap(lineOf)
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/** The same on a sheet, with its header dimmed. */
export function headedTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { width, paint }: Sheet,
): string {
  const [first = '', ...lines] = textTable(header, rows, width).split('\n');
  return [paint('dim', first), ...lines].join('\n');
}
