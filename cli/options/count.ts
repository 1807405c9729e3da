import { Inability } from '../../spec/inability.ts';

/** A whole number from one to another, both included. */
export function readCount(option: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Inability(
    `${option} ${text}`,
    'it is not a number in the allowed range',
    `Give a whole number from ${least} to ${most}.`,
  );
}
