import type { Fitted, RandomAmounts } from '../../conformance/run/run-record.ts';
import { countText } from './amount-text.ts';

const amount = ({ sent, planned }: Fitted, word: string) =>
  `${countText(sent)} of ${countText(planned)} ${word}`;

const words = { time: 'out of time', silence: 'an operation was given up' } as const;

/** How much of what is random was sent; it is fitted to the time, unlike all else. */
export function randomText({ cases, sequences, stoppedBy }: RandomAmounts, isInterrupted: boolean): string {
  const text = `${amount(cases, 'random cases')} and ${amount(sequences, 'sequences')}`;
  if ([cases, sequences].every(({ sent, planned }) => sent >= planned)) return text;
  return `${text} (${isInterrupted ? 'interrupted' : words[stoppedBy ?? 'time']})`;
}
