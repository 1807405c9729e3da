import type { MarkedLine } from '../../../reports/text/marked-line.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import { terminalLine } from '../../terminal/marked-lines.ts';
import type { Paint } from '../../terminal/paint.ts';

/** Narrower than this, two columns show nothing: they are written below each other. */
const narrowest = 80;
const gap = 3;

/** A line of a column, and whether it holds the place that matters. */
interface Row {
  readonly text: string;
  readonly isMarked: boolean;
}

function rowsOf(lines: readonly MarkedLine[], width: number): readonly Row[] {
  return lines.flatMap((line): readonly Row[] => {
    const { text, isMarked, caret } = terminalLine(line, width);
    const row = { text: `${isMarked ? '>' : ' '} ${text}`, isMarked };
    return caret === '' ? [row] : [row, { text: `  ${caret}`, isMarked }];
  });
}

const printRow = ({ text, isMarked }: Row, width: number, paint: Paint): string => {
  const shown = visibleText(text, width).padEnd(width);
  return isMarked ? paint('bold', shown) : shown;
};

export const columnWidth = (width: number): number =>
  width < narrowest ? width - 2 : Math.floor((width - gap) / 2) - 2;

/** Two columns beside each other, left and right; below each other where there is no room. */
export function sideBySide(
  left: readonly MarkedLine[],
  right: readonly MarkedLine[],
  width: number,
  paint: Paint,
): string {
  const columns = columnWidth(width) + 2;
  const [one, other] = [rowsOf(left, columns - 2), rowsOf(right, columns - 2)];
  const empty: Row = { text: '', isMarked: false };
  if (width < narrowest) {
    const block = (title: string, rows: readonly Row[]) =>
      [
        paint('cyan', `  ${title}`),
        ...rows.map((row) => `  ${printRow(row, columns, paint).trimEnd()}`),
      ].join('\n');
    return `${block('left', one)}\n${block('right', other)}\n`;
  }
  const titles = ['left', 'right'].map((title) => paint('cyan', title.padEnd(columns)));
  const rows = Array.from({ length: Math.max(one.length, other.length) }, (_, index) =>
    [one[index] ?? empty, other[index] ?? empty].map((row) => printRow(row, columns, paint)),
  );
  return [titles, ...rows]
    .map((cells) => `  ${cells.join(paint('dim', ' │ '))}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}
