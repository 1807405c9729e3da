import { cutAround, type MarkedLine, type TextSpan } from './marked-line.ts';

export interface WindowSize {
  /** JSON that is no longer stays on one line. */
  readonly columns: number;
  /** No line is longer. */
  readonly longestLine: number;
  /** So many lines of a text that is not JSON. */
  readonly lines: number;
  /** An object or array with so many members is shown whole; of a larger one those beside the place, or the first. */
  readonly members: number;
  readonly membersBeside: number;
  /** Places deeper than this are shown inside the line of their container. */
  readonly depth: number;
}

/** On a terminal: lines are cut to its columns. */
export const screenWindow = (columns: number): WindowSize => ({
  columns,
  longestLine: columns,
  lines: 6,
  members: 8,
  membersBeside: 2,
  depth: 6,
});

/** On a page, where lines wrap. */
export const pageWindow: WindowSize = {
  columns: 72,
  longestLine: 600,
  lines: 24,
  members: 14,
  membersBeside: 4,
  depth: 12,
};

/** Lines of a body, and whether they are all of it. */
export interface Window {
  readonly lines: readonly MarkedLine[];
  readonly isWhole: boolean;
}

/** The part of a text that is shown: it holds the place, and begins and ends with a whole character. */
function chooseSpan(text: string, mark: TextSpan | undefined, most: number): TextSpan {
  const isHigh = (at: number) => /[\ud800-\udbff]/.test(text.charAt(at));
  const wanted = Math.max(0, (mark?.at ?? 0) - Math.floor(most / 3));
  const start = wanted > 0 && isHigh(wanted - 1) ? wanted - 1 : wanted;
  const end = Math.min(text.length, start + most);
  return { at: start, length: end - start - (end < text.length && isHigh(end - 1) ? 1 : 0) };
}

/** A few lines of a text that is not JSON, around the place that matters. */
export function textWindow(text: string, mark: TextSpan | undefined, size: WindowSize): Window {
  const { at: start, length } = chooseSpan(text, mark, size.lines * size.longestLine);
  const [lead, tail] = [start > 0 ? '…' : '', start + length < text.length ? '…' : ''];
  let at = start - lead.length;
  const all = `${lead}${text.slice(start, start + length)}${tail}`.split('\n').map((line): MarkedLine => {
    const from = (mark?.at ?? -1) - at;
    at += line.length + 1;
    if (mark === undefined || from < 0 || from > line.length) return { text: line };
    return { text: line, mark: { at: from, length: Math.min(mark.length, line.length - from) } };
  });
  const marked = all.findIndex((line) => line.mark !== undefined);
  const first = Math.max(0, Math.min(marked - Math.floor(size.lines / 4), all.length - size.lines));
  const lines = all.slice(first, first + size.lines);
  const before = first > 0 ? [{ text: '…' }] : [];
  const after = first + size.lines < all.length ? [{ text: '…' }] : [];
  const isCut = lines.some((line) => line.text.length > size.longestLine);
  return {
    lines: [...before, ...lines.map((line) => cutAround(line, size.longestLine)), ...after],
    isWhole: !isCut && length === text.length && lines.length === all.length,
  };
}
