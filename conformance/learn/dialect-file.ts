import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Redact } from '../redact/redact.ts';
import { decidedChoices, type LearnedPoints } from './learn-points.ts';
import { showReading } from './show-reading.ts';

/** A dialect file as learning writes it: the choices, examples, and for each point how sure it is and why. */
export function dialectFileOf(
  { points, examples }: LearnedPoints,
  /** When and of what: the only part of the file that is another the next time. */
  learned: { readonly from: string; readonly at: string; readonly kit: string },
  redact: Redact,
): JsonObject {
  const evidence = points.map(({ point, sure, why, note, readings }) => [
    point,
    {
      sure,
      ...(why === undefined ? {} : { why: redact(why) }),
      ...(note === undefined ? {} : { note: redact(note) }),
      exchanges: readings.map((reading) => ({ ...showReading(reading, redact) })),
    },
  ]);
  return {
    name: redact(learned.from),
    learned: { ...learned, from: redact(learned.from) },
    base: 'fastapi',
    points: { ...decidedChoices(points) },
    examples,
    evidence: Object.fromEntries(evidence),
  };
}

/** The text of a dialect file. */
export const printDialectFile = (file: JsonObject): string =>
  `${JSON.stringify(JSON.parse(printJson(file)), null, 2)}\n`;
