/** Ranks from 1, of equal values the mean of theirs. */
function rank(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((left, right) => left - right);
  return values.map((value) => {
    const first = sorted.indexOf(value);
    const last = sorted.lastIndexOf(value);
    return (first + last) / 2 + 1;
  });
}

/** The share of a normal distribution beyond so many deviations (Abramowitz and Stegun, 26.2.17). */
function upperTail(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const density = Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI);
  const tail =
    density *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return deviations >= 0 ? tail : 1 - tail;
}

/**
 * The probability that values of the first sample are as much smaller than those of the second by chance alone: the test
 * of Mann and Whitney, one-sided, by its normal approximation with the correction for ties and continuity.
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): number {
  const all = [...first, ...second];
  const ranks = rank(all);
  const [n, m] = [first.length, second.length];
  const sum = ranks.slice(0, n).reduce((total, one) => total + one, 0);
  const u = sum - (n * (n + 1)) / 2;
  const counts = new Map<number, number>();
  for (const value of all) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ties = [...counts.values()].reduce((total, count) => total + count ** 3 - count, 0);
  const size = n + m;
  const deviation = Math.sqrt(((n * m) / 12) * (size + 1 - ties / (size * (size - 1))));
  if (deviation === 0) return 1;
  return upperTail(((n * m) / 2 - u - 0.5) / deviation);
}
