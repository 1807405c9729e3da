import { inMilliseconds, readDurationText, type WrittenDuration } from '../spec/duration-text.ts';
import { Inability } from '../spec/inability.ts';
import { ranges } from './require-number.ts';

/** How long answers are held back, in milliseconds: evenly spread from one end to the other. */
export interface Latency {
  readonly from: number;
  readonly to: number;
}

/** The same as people write it: milliseconds, a duration such as `500ms` or `2s`, or `from..to` of these. */
export type GivenLatency = number | Latency | `${number}..${number}` | (string & {});

const longest = ranges.milliseconds.to;

/** What is wrong with one that cannot be read, and how to write it. */
export const latencyFault = {
  why: 'it is neither a time of at most 24h nor a range of times',
  remedy: 'Write it as 200, 500ms or 2s, or as 100..400 with the smaller one first.',
} as const;

const timeOf = ({ amount, unit }: WrittenDuration, usual: WrittenDuration['unit']): number =>
  inMilliseconds(amount, unit ?? usual ?? 'ms');

function readText(text: string): Latency | undefined {
  const mark = text.indexOf('..');
  const last = readDurationText(mark === -1 ? text : text.slice(mark + 2));
  const first = mark === -1 ? last : readDurationText(text.slice(0, mark));
  if (first === undefined || last === undefined) return undefined;
  // The unit at the end is that of both, where the first one has none: 1..2s.
  return { from: timeOf(first, last.unit), to: timeOf(last, undefined) };
}

/** Reads it; undefined where it is none. */
export function readLatency(given: GivenLatency): Latency | undefined {
  const read =
    typeof given === 'number'
      ? { from: given, to: given }
      : typeof given === 'string'
        ? readText(given)
        : { from: given.from, to: given.to };
  return read !== undefined && read.from >= 0 && read.from <= read.to && read.to <= longest
    ? read
    : undefined;
}

function shown(given: GivenLatency): string {
  if (typeof given === 'object') return `${given.from}..${given.to}`;
  return typeof given === 'string' ? given.slice(0, 40) : String(given);
}

/** One that somebody gave, checked; `name` is how they call it. */
export function requireLatency(name: string, given: GivenLatency): Latency {
  const read = readLatency(given);
  if (read !== undefined) return read;
  throw new Inability(`${name} ${shown(given)}`, latencyFault.why, latencyFault.remedy);
}
