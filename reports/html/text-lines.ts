import type { ShownLine, Span } from './shown-line.ts';

/** So much of a text is shown, a third of it before the place that matters. */
const mostCharacters = 1800;
const mostLines = 24;

const isHighSurrogate = (text: string, at: number) => /[\ud800-\udbff]/.test(text.charAt(at));

/** The stretch of a text that is shown: it holds the place, and cuts no character in two. */
function chooseStretch(text: string, mark: Span | undefined): Span {
  const wanted = Math.max(0, (mark?.at ?? 0) - mostCharacters / 3);
  const start = wanted > 0 && isHighSurrogate(text, wanted - 1) ? wanted - 1 : wanted;
  const end = Math.min(text.length, start + mostCharacters);
  return { at: start, length: end - start - (end < text.length && isHighSurrogate(text, end - 1) ? 1 : 0) };
}

/** Lines of a text, and whether they are all of it. */
export interface TextLines {
  readonly lines: readonly ShownLine[];
  readonly isWhole: boolean;
}

/** A text that is no JSON, on few lines around the place that matters. */
export function splitTextLines(text: string, mark?: Span): TextLines {
  const { at: start, length } = chooseStretch(text, mark);
  let at = start;
  const all = text
    .slice(start, start + length)
    .split('\n')
    .map((line): ShownLine => {
      const from = (mark?.at ?? -1) - at;
      at += line.length + 1;
      if (mark === undefined || from < 0 || from > line.length) return { text: line };
      return { text: line, mark: { at: from, length: Math.min(mark.length, line.length - from) } };
    });
  const marked = all.findIndex((line) => line.mark !== undefined);
  const first = Math.max(0, Math.min(marked - 6, all.length - mostLines));
  const lines = all.slice(first, first + mostLines);
  const isWhole = length === text.length && lines.length === all.length;
  if (isWhole) return { lines, isWhole };
  const before = start > 0 || first > 0 ? [{ text: '…' }] : [];
  const isCutBehind = start + length < text.length || first + mostLines < all.length;
  return { lines: [...before, ...lines, ...(isCutBehind ? [{ text: '…' }] : [])], isWhole };
}
