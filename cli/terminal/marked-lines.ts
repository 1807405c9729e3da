import { cutAround, type MarkedLine } from '../../reports/text/marked-line.ts';
import { nameUnseen } from '../../spec/visible-text.ts';
import type { Paint } from './paint.ts';

/** Every character takes one column; our own ellipsis may come first. */
const plain = /^…?[\x20-\x7e]*$/;

/** Writes out what a terminal would obey, in and around the marked part. */
function makeVisible({ text, mark }: MarkedLine): MarkedLine {
  if (mark === undefined) return { text: nameUnseen(text) };
  const before = nameUnseen(text.slice(0, mark.at));
  const marked = nameUnseen(text.slice(mark.at, mark.at + mark.length));
  const after = nameUnseen(text.slice(mark.at + mark.length));
  return { text: before + marked + after, mark: { at: before.length, length: marked.length } };
}

/**
 * One line that a terminal may show as it is, cut to the width around its marked part. The caret stands below the line
 * to point at that part; it is '' where all of it is marked.
 */
export function terminalLine(line: MarkedLine, width: number) {
  const { text, mark } = cutAround(makeVisible(line), width);
  if (mark === undefined) return { text, isMarked: false, caret: '' };
  const before = text.slice(0, mark.at);
  const marked = text.slice(mark.at, mark.at + mark.length);
  const isWhole = before.trim() === '' && before.length + marked.length === text.length;
  // Characters of other scripts may take two columns or none: a caret after them would point beside the place.
  if (isWhole || !plain.test(before)) return { text, isMarked: true, caret: '' };
  const length = plain.test(marked) ? Math.max(marked.length, 1) : 1;
  return { text, isMarked: true, caret: ' '.repeat(mark.at) + '^'.repeat(length) };
}

/** Lines below each other, the marked ones with a `>` before them and carets under the marked part. */
export function printMarkedLines(
  lines: readonly MarkedLine[],
  { indent, width, paint }: { readonly indent: number; readonly width: number; readonly paint: Paint },
): string {
  const gutter = ' '.repeat(indent - 2);
  return lines
    .map((line) => {
      const { text, isMarked, caret } = terminalLine(line, width);
      if (!isMarked) return `${gutter}  ${text}\n`;
      const shown = `${gutter}${paint('yellow', '>')} ${paint('bold', text)}\n`;
      return caret === '' ? shown : `${shown}${gutter}  ${paint('yellow', caret)}\n`;
    })
    .join('');
}
