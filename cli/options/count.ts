import { Inability } from '../../spec/inability.ts';

/** Reads a whole number from one to another, both included. */
export const countFrom =
  (least: number, most: number) =>
  (option: string, text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new Inability(
      `${option} ${text}`,
      'it is not a number in the allowed range',
      `Give a whole number from ${least} to ${most}.`,
    );
  };

export const readSeed = countFrom(0, 2 ** 31 - 1);
