/** A uuid with letters of both cases. */
export const mixCase = (uuid: string): string =>
  uuid.toLowerCase().replace(/[a-f]/g, (digit, at: number) => (at % 2 === 0 ? digit.toUpperCase() : digit));

/** A uuid as it is given, in capitals, and in letters of both cases: all of them name the same agent. */
export const inEveryLetterCase = (uuid: string): readonly string[] => [
  uuid,
  uuid.toUpperCase(),
  mixCase(uuid),
];
