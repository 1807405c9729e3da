import { Inability } from '../spec/inability.ts';

export interface NumberRange {
  readonly from: number;
  readonly to: number;
  readonly whole: boolean;
}

/** Gives the number back if it lies within the range; `name` and `given` are what the user wrote. */
export function requireNumber(
  name: string,
  value: number,
  { from, to, whole }: NumberRange,
  given = String(value),
): number {
  if (value >= from && value <= to && (!whole || Number.isInteger(value))) return value;
  const kind = whole ? 'whole number' : 'number';
  throw new Inability(
    `${name} ${given}`,
    `it is not a ${kind} from ${from} to ${to}`,
    `Give a ${kind} in that range.`,
  );
}

/** The ranges of settings that both the program and the API have. */
export const ranges = {
  port: { from: 0, to: 65_535, whole: true },
  seed: { from: 0, to: 2 ** 32 - 1, whole: true },
  bytes: { from: 0, to: 2 ** 30, whole: true },
  share: { from: 0, to: 1, whole: false },
  /** A day at most: more is a slip. */
  milliseconds: { from: 0, to: 86_400_000, whole: false },
  count: { from: 1, to: 1_000_000, whole: true },
} as const satisfies Readonly<Record<string, NumberRange>>;
