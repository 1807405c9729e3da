/** A scale on which ten times as much is always as far. */
export interface LogScale {
  /** Where a value stands, from 0 to 100. */
  readonly place: (value: number) => number;
  /** The powers of ten on it. */
  readonly ticks: readonly number[];
}

const least = 0.1;

/** A scale of whole powers of ten around the values; whatever is below a tenth counts as a tenth. */
export function logScale(values: readonly number[]): LogScale {
  const usable = values.map((value) => (Number.isFinite(value) ? Math.max(value, least) : least));
  const powers = usable.map((value) => Math.log10(value));
  const from = Math.floor(Math.min(...powers, 0));
  const to = Math.max(Math.ceil(Math.max(...powers, 0)), from + 1);
  return {
    place: (value) => {
      const power = Math.log10(Number.isFinite(value) ? Math.max(value, least) : least);
      return Math.round(((power - from) / (to - from)) * 10_000) / 100;
    },
    ticks: Array.from({ length: to - from + 1 }, (_, index) => Number(`1e${from + index}`)),
  };
}
