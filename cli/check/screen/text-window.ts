import { amountText } from './amount-text.ts';
import { cutLine, type ShownLine, type Span } from './shown-line.ts';

const mostLines = 6;
const besidePlace = 2;

interface Line extends Span {
  readonly text: string;
}

/** Only so much of a text is split into lines, on either side of the place. */
const farthest = 20_000;

function splitLines(text: string, start: number): readonly Line[] {
  let at = start;
  return text.split('\n').map((line) => {
    const found = { text: line.replace(/\r$/, ''), at, length: line.length };
    at += line.length + 1;
    return found;
  });
}

/** A text that is no JSON in few lines, shortened around the place that matters; `whole` is its length before it was recorded. */
export function showText(
  text: string,
  place: Span | undefined,
  width: number,
  whole = text.length,
): readonly ShownLine[] {
  const start = Math.max(0, (place?.at ?? 0) - farthest);
  const lines = splitLines(text.slice(start, start + 2 * farthest), start);
  const index = place === undefined ? -1 : lines.findLastIndex((line) => line.at <= place.at);
  const from = Math.max(0, index - besidePlace);
  const shown = lines.slice(from, from + mostLines).map((line) => {
    const isIt = place !== undefined && line === lines[index];
    const at = (place?.at ?? 0) - line.at;
    return isIt
      ? cutLine(line.text, width, { at, length: Math.min(place.length, Math.max(line.text.length - at, 1)) })
      : cutLine(line.text, width);
  });
  const isWhole = from === 0 && lines.length <= mostLines && shown.every((line) => line.text.length < width);
  return isWhole ? shown : [...shown, { text: `(${amountText(whole, 'character')} in all)` }];
}
