import type { DialectExamples } from './dialect-examples.ts';
import { type Dialect, dialectPoints, isChoice, type Point, type PointId } from './dialect-points.ts';
import { dialectPresets, presetNamed } from './dialect-presets.ts';
import { suggestWord } from './did-you-mean.ts';
import { Inability } from './inability.ts';
import { parseJson } from './json-parse.ts';
import { isJsonObject, type JsonObject } from './json-value.ts';
import { readDialectExamples } from './read-dialect-examples.ts';

const pointIds = dialectPoints.map((point) => point.id);
const topKeys = ['$schema', 'name', 'learned', 'base', 'points', 'examples', 'evidence'];

/**
 * Reads a dialect file's text; `source` is how the user named the file. Points that could not be decided when it was
 * learned are as in its base, and nobody is held to them.
 */
export function readDialectFile(
  text: string,
  source: string,
): { readonly dialect: Dialect; readonly undecided: ReadonlySet<PointId> } {
  const file = parseObject(text, source);
  for (const key of Object.keys(file)) {
    if (!topKeys.includes(key))
      throw refuse(source, `it has an unknown key "${key}"`, suggestWord(key, topKeys));
  }
  const dialect = { ...readBase(file, source), ...readPoints(file, source), ...readExamples(file, source) };
  return { dialect, undecided: readUndecided(file, source) };
}

export const readDialect = (text: string, source: string): Dialect => readDialectFile(text, source).dialect;

function refuse(source: string, why: string, remedy: string): Inability {
  return new Inability(`dialect ${source}`, why, remedy);
}

function parseObject(text: string, source: string): JsonObject {
  const parsed = parseJson(text);
  if (!parsed.ok)
    throw refuse(
      source,
      `it is not JSON (${parsed.message} at ${parsed.position})`,
      'Correct the file, or learn the dialect again.',
    );
  if (!isJsonObject(parsed.value))
    throw refuse(source, 'it is not a JSON object', 'Write { "base": "fastapi", "points": { … } }.');
  return parsed.value;
}

function readExamples(
  file: JsonObject,
  source: string,
): { readonly examples: DialectExamples } | Record<never, never> {
  const { examples } = file;
  if (examples === undefined) return {};
  return {
    examples: readDialectExamples(examples, (why, remedy) => {
      throw refuse(source, why, remedy);
    }),
  };
}

function readUndecided(file: JsonObject, source: string): ReadonlySet<PointId> {
  const evidence = file['evidence'] ?? {};
  if (!isJsonObject(evidence))
    throw refuse(source, '"evidence" is not an object', 'Remove it, or learn the dialect again.');
  return new Set(
    pointIds.filter((id) => {
      const entry = evidence[id];
      return isJsonObject(entry) && entry['sure'] === 'undecided';
    }),
  );
}

function readBase(file: JsonObject, source: string): Dialect {
  const base = file['base'] ?? 'fastapi';
  const preset = typeof base === 'string' ? presetNamed(base) : undefined;
  if (preset === undefined) {
    const why = `its base ${JSON.stringify(base)} is not a preset`;
    throw refuse(source, why, suggestWord(String(base), Object.keys(dialectPresets)));
  }
  return preset;
}

export function readPoints(file: JsonObject, source: string): Partial<Dialect> {
  const points = file['points'] ?? {};
  if (!isJsonObject(points))
    throw refuse(source, '"points" is not an object', 'Write "points": { "time-unit": "seconds" }.');
  for (const [id, value] of Object.entries(points)) {
    const point: Point | undefined = dialectPoints.find((one) => one.id === id);
    if (point === undefined)
      throw refuse(source, `it has an unknown point "${id}"`, suggestWord(id, pointIds));
    if (!isChoice(point, value)) {
      throw refuse(
        source,
        `${JSON.stringify(value)} is not a choice for the point "${id}"`,
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
