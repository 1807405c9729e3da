/** What was measured of several servers in several rounds: rounds of columns. The first column is the yardstick. */
export type Rounds = readonly (readonly number[])[];

/** The middle one of some numbers. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function medianOfColumn(rounds: Rounds, column: number): number {
  return medianOf(rounds.map((round) => round[column] ?? Number.NaN));
}

/** The median, over the rounds, of a column as a multiple of the first in the same round. */
export function medianRatio(rounds: Rounds, column: number): number {
  return medianOf(rounds.map((round) => (round[column] ?? Number.NaN) / (round[0] ?? Number.NaN)));
}

/** The undisturbed ones: what else runs can only make a duration longer. */
export function lowerQuartileOfColumn(rounds: Rounds, column: number): number {
  const durations = rounds
    .map((round) => round[column] ?? Number.NaN)
    .toSorted((left, right) => left - right);
  return durations[Math.floor(durations.length / 4)] ?? Number.NaN;
}

/** The number that so large a share of some numbers does not exceed. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
