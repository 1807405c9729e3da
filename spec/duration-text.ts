const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;

export type DurationUnit = keyof typeof units;

export const durationUnits: readonly string[] = Object.keys(units);

const isUnit = (text: string | undefined): text is DurationUnit => text !== undefined && text in units;

/** An amount with its unit, as 500ms or 1.5s; without a unit where none is written. */
export interface WrittenDuration {
  readonly amount: number;
  readonly unit: DurationUnit | undefined;
}

/** Reads what people write for a time; undefined where it is none. */
export function readDurationText(text: string): WrittenDuration | undefined {
  const [, amount, unit] = /^(\d{1,15}(?:\.\d{1,15})?)(ms|s|m|h)?$/.exec(text) ?? [];
  return amount === undefined ? undefined : { amount: Number(amount), unit: isUnit(unit) ? unit : undefined };
}

export const inMilliseconds = (amount: number, unit: DurationUnit): number => amount * units[unit];
