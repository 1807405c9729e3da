import { inMilliseconds, readDurationText } from '../../spec/duration-text.ts';
import { Inability } from '../../spec/inability.ts';

/** Reads a duration such as 500ms, 2s or 5m in milliseconds; `option` is the one that was given it. */
export function readDuration(option: string, text: string): number {
  const { amount, unit } = readDurationText(text) ?? {};
  if (amount !== undefined && unit !== undefined) return inMilliseconds(amount, unit);
  throw new Inability(`${option} ${text}`, 'it is not a duration', 'Write one as 500ms, 2s or 5m.');
}

/** Reads a duration in which something has to happen. */
export function readTimeLimit(option: string, text: string): number {
  const limit = readDuration(option, text);
  if (limit >= 1) return limit;
  throw new Inability(`${option} ${text}`, 'nothing can happen in no time', 'Give 1ms or more.');
}
