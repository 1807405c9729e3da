import { cutText } from '../../spec/cut-text.ts';

export interface TextSpan {
  readonly at: number;
  readonly length: number;
}

/** A line of what was sent or answered, as it was: whoever shows it escapes it. */
export interface MarkedLine {
  readonly text: string;
  /** The part to highlight. */
  readonly mark?: TextSpan;
}

/** Never between the two halves of a character. */
const wholeFrom = (text: string, at: number) => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at);

/** A line of at most so many characters, cut so that its marked part stays in sight. */
export function cutAround(line: MarkedLine, most: number): MarkedLine {
  const { text, mark } = line;
  if (text.length <= most) return line;
  const isInSight = mark === undefined || mark.at + mark.length < most || mark.at < most / 3;
  const start = isInSight ? 0 : wholeFrom(text, mark.at - Math.floor(most / 3));
  const lead = start === 0 ? '' : '…';
  const shown = lead + cutText(text.slice(start), most - lead.length);
  if (mark === undefined) return { text: shown };
  const at = Math.min(lead.length + mark.at - start, shown.length - 1);
  return { text: shown, mark: { at, length: Math.min(mark.length, shown.length - at) } };
}
