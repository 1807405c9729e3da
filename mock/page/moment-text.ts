import type { JsonValue } from '../../spec/json-value.ts';

/** A time as people write it, in UTC; undefined where it is none that a calendar has. */
export function momentText(value: JsonValue, unit: number): string | undefined {
  if (typeof value !== 'number') return undefined;
  const moment = new Date(value * unit);
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999 || value < 0) return undefined;
  return `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
