import { roundMilliseconds } from '../../mock/screen.ts';

/** A count with its thousands apart. */
export function countText(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A count with its noun. */
export function amountText(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A duration as people say it. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${roundMilliseconds(ms)} ms`;
  if (ms < 60_000) return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${countText(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}

/** A list that names the first few and counts the others. */
export function shortList(names: readonly string[], most: number): string {
  const others = names.length - most;
  return others > 1 ? `${names.slice(0, most).join(', ')} and ${others} more` : names.join(', ');
}
