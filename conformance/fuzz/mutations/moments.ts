/** Where calendars end: the years 1 and 9999, what 32 bits and dates of JavaScript hold, in seconds and milliseconds. */
export const moments: readonly number[] = [
  ...[253_402_300_799, 253_402_300_800, 253_402_300_799_999, 253_402_300_800_000],
  ...[-62_135_596_800, -62_135_596_801, 4_294_967_295, 4_294_967_296, 4_102_444_800],
  ...[999_999_999_999, 1_000_000_000_000, 8_640_000_000_000, 8_640_000_000_000_000],
];
