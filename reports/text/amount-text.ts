/** A count with its thousands apart. */
export function countText(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

export function amountText(count: number, noun: string, plural = `${noun}s`): string {
  return `${countText(count)} ${count === 1 ? noun : plural}`;
}

/** How often each of these words is met, in their order: `2 must`, `1 should`; those that are not met are left out. */
export function countEach(words: readonly string[], met: readonly string[]): readonly string[] {
  return words
    .map((word) => [met.filter((one) => one === word).length, word] as const)
    .flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
}

/** A list that names the first few and counts the others. */
export function shortList(names: readonly string[], most: number): string {
  const others = names.length - most;
  return others > 1 ? `${names.slice(0, most).join(', ')} and ${others} more` : names.join(', ');
}

/** Milliseconds with a tenth below ten, whole beyond. */
export function roundMilliseconds(ms: number): number {
  return ms < 10 ? Number(ms.toFixed(1)) : Math.floor(ms);
}

export function durationText(ms: number): string {
  if (ms < 1000) return `${roundMilliseconds(ms)} ms`;
  if (ms < 60_000) return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${countText(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}

/** A share in percent, never rounded up: only what is whole is 100 %. */
export function percentText(part: number, whole: number): string {
  if (whole === 0) return '–';
  if (part === whole) return '100 %';
  return `${(Math.floor((part * 10_000) / whole) / 100).toFixed(2)} %`;
}

/** A share in whole percent, for where the counts stand beside it. */
export function shareText(part: number, whole: number): string {
  const share = whole === 0 ? 0 : (part / whole) * 100;
  if (share > 0 && share < 1) return '< 1 %';
  return share > 99 && part < whole ? '> 99 %' : `${Math.round(share)} %`;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A moment as people write it; one that is no ISO time stays as it is. */
export function momentText(moment: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?Z$/.exec(moment) ?? [];
  const name = months[Number(month) - 1];
  return name === undefined ? moment : `${Number(day)} ${name} ${year}, ${time} UTC`;
}
