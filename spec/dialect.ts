import { type Dialect, dialectPoints, isChoice, type Point } from './dialect-points.ts';
import { dialectPresets } from './dialect-presets.ts';
import { suggestWord } from './did-you-mean.ts';
import { Inability } from './inability.ts';

const pointIds = dialectPoints.map((point) => point.id);
const topKeys = ['$schema', 'name', 'base', 'points', 'evidence'];

/** The preset of this name, if there is one. */
export function presetNamed(name: string): Dialect | undefined {
  return Object.hasOwn(dialectPresets, name)
    ? dialectPresets[name as keyof typeof dialectPresets]
    : undefined;
}

/** Reads a dialect file's text; `source` is how the user named the file. */
export function readDialect(text: string, source: string): Dialect {
  const file = parseObject(text, source);
  for (const key of Object.keys(file)) {
    if (!topKeys.includes(key))
      throw refuse(source, `it has an unknown key "${key}"`, suggestWord(key, topKeys));
  }
  return { ...readBase(file, source), ...readPoints(file, source) };
}

function refuse(source: string, why: string, remedy: string): Inability {
  return new Inability(`dialect ${source}`, why, remedy);
}

function parseObject(text: string, source: string): Readonly<Record<string, unknown>> {
  const value = parse(text, source);
  if (!isObject(value)) {
    throw refuse(source, 'it is not a JSON object', 'Write { "base": "fastapi", "points": { … } }.');
  }
  return value;
}

function parse(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw refuse(
      source,
      `it is not JSON (${reason})`,
      'Mend the file, or learn it anew from the deployment.',
    );
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readBase(file: Readonly<Record<string, unknown>>, source: string): Dialect {
  const base = file['base'] ?? 'fastapi';
  const preset = typeof base === 'string' ? presetNamed(base) : undefined;
  if (preset === undefined) {
    const names = Object.keys(dialectPresets);
    throw refuse(source, `its base ${JSON.stringify(base)} is no preset`, suggestWord(String(base), names));
  }
  return preset;
}

function readPoints(file: Readonly<Record<string, unknown>>, source: string): Partial<Dialect> {
  const points = file['points'] ?? {};
  if (!isObject(points))
    throw refuse(source, '"points" is not an object', 'Write "points": { "time-unit": "seconds" }.');
  for (const [id, value] of Object.entries(points)) {
    const point: Point | undefined = dialectPoints.find((one) => one.id === id);
    if (point === undefined)
      throw refuse(source, `it has an unknown point "${id}"`, suggestWord(id, pointIds));
    if (!isChoice(point, value)) {
      throw refuse(
        source,
        `${JSON.stringify(value)} is no choice for the point "${id}"`,
        explainChoices(point, value),
      );
    }
  }
  return points;
}

function explainChoices(point: Point, value: unknown): string {
  if ('pattern' in point.choices) return `It takes ${point.choices.form}.`;
  return suggestWord(String(value), point.choices.map(String));
}
