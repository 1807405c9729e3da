import type { Colour } from '../../terminal/paint.ts';
import type { Sheet } from '../../terminal/sheet.ts';
import { textTable } from '../../terminal/text-table.ts';

/** The column at which labelled texts begin. */
export const labelColumns = 14;

/** A text with what it is called; '' where it goes on from the one above. */
export interface Labelled {
  readonly label: string;
  readonly text: string;
  readonly colour?: Colour;
}

const gap = 2;

/** A label, as wide as all of them. */
export function printLabel(label: string): string {
  return `  ${label}`.padEnd(labelColumns - gap);
}

/** Texts beside their labels, wrapped to the width. */
export function labelledText(rows: readonly Labelled[], { width, paint }: Sheet): string {
  return rows
    .map(({ label, text, colour = 'dim' }) => {
      const start = printLabel(label);
      const row = textTable([start, text], [], width);
      return label === '' ? row : paint(colour, start) + row.slice(start.length);
    })
    .join('');
}
