import type { Fitted, RandomAmounts } from '../../conformance/run/run-record.ts';
import { countText } from './amount-text.ts';

const amount = ({ sent, planned }: Fitted, word: string) =>
  `${countText(sent)} of ${countText(planned)} ${word}`;

/** How much of what is random was sent; it is fitted to the time, unlike all else. */
export function randomText({ cases, sequences }: RandomAmounts, isInterrupted: boolean): string {
  const isWhole = [cases, sequences].every(({ sent, planned }) => sent >= planned);
  const text = `${amount(cases, 'random cases')} and ${amount(sequences, 'sequences')}`;
  return isWhole ? text : `${text} (${isInterrupted ? 'interrupted' : 'out of time'})`;
}
