const least = 0.1;
const powerOf = (value: number) => Math.log10(Number.isFinite(value) ? Math.max(value, least) : least);

/** A scale of whole powers of ten around the values; whatever is below a tenth counts as a tenth. */
export function logScale(values: readonly number[]) {
  const powers = values.map(powerOf);
  const from = Math.floor(Math.min(...powers, 0));
  const to = Math.max(Math.ceil(Math.max(...powers, 0)), from + 1);
  return {
    /** Where a value stands, from 0 to 100. */
    place: (value: number) => Math.round(((powerOf(value) - from) / (to - from)) * 10_000) / 100,
    /** The powers of ten on it. */
    ticks: Array.from({ length: to - from + 1 }, (_, index) => Number(`1e${from + index}`)),
  };
}

export type LogScale = ReturnType<typeof logScale>;
