/** The end of the year 9999, after which a moment has no usual spelling. */
const last = 253_402_300_799_999;

/** A moment so many milliseconds after another; one that is no moment is taken as the first of all. */
export function momentAfter(moment: string, ms: number): string {
  const began = Date.parse(moment);
  return new Date(Math.min((Number.isNaN(began) ? 0 : began) + ms, last)).toISOString();
}

/** How much later a moment is than another, in milliseconds; 0 where it is not, or where one is no moment. */
export function millisecondsAfter(moment: string, earlier: string): number {
  const between = Date.parse(moment) - Date.parse(earlier);
  return between > 0 ? between : 0;
}
