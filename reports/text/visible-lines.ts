import { cutText } from '../../spec/cut-text.ts';
import { nameUnseen } from '../../spec/visible-text.ts';
import { amountText } from './amount-text.ts';

/** A text from outside that keeps its lines and tabs; where it is cut, its whole length is added. */
export function visibleLines(text: string, most = Number.POSITIVE_INFINITY): string {
  const shown = cutText(text, most);
  const note = shown === text ? '' : ` (${amountText(text.length, 'character')})`;
  return shown.replace(/[^\n\t]+/g, nameUnseen) + note;
}
