import { type JsonDocument, type JsonLimits, parseExactly } from './json-exact.ts';
import type { JsonFault } from './json-fault.ts';
import {
  isParsedContainer,
  type ParsedValue,
  putNumberBack,
  putNumbersBack,
  setNumbersAside,
} from './json-set-aside.ts';
import { surveyJson } from './json-survey.ts';
import type { JsonValue } from './json-value.ts';

/** A recursion this deep fits any stack; what nests deeper goes to the exact parser. */
const recursionDepth = 200;

/** Every integer of so many digits fits a plain number. */
const plainDigits = 15;

const none: readonly never[] = [];

/**
 * Parses a JSON text, losing no digit; what is not JSON is told in the words of CPython 3.11. Limits that are left out:
 * no NaN or Infinity, 1000 levels of nesting, integers of any length.
 */
export function parseJson(text: string, options: Partial<JsonLimits> = {}): JsonDocument | JsonFault {
  const { nonFinite = false, maxDepth = 1000, maxIntegerDigits = text.length } = options;
  const value = parseNatively(text, maxDepth, maxIntegerDigits);
  if (value !== undefined) return { ok: true, value, duplicateKeys: none };
  return parseExactly(text, { nonFinite, maxDepth, maxIntegerDigits });
}

/** Parses by JSON.parse where that loses nothing; undefined where it would, or where it refuses. */
function parseNatively(text: string, maxDepth: number, maxIntegerDigits: number): JsonValue | undefined {
  const survey = surveyJson(
    text,
    Math.min(maxDepth, recursionDepth),
    Math.min(plainDigits, maxIntegerDigits),
  );
  if (survey === undefined) return undefined;
  const setAside = setNumbersAside(text, survey.inexactNumbers, maxIntegerDigits);
  if (setAside === undefined) return undefined;
  const value = tryNatively(setAside.text);
  if (typeof value === 'number') return putNumberBack(value, setAside.numbers);
  if (!isParsedContainer(value)) return value;
  return putNumbersBack(value, setAside.numbers) === survey.keyCount ? value : undefined;
}

/** Gives nothing on an error: the exact parser says what is wrong, or takes the text (NaN). */
function tryNatively(text: string): ParsedValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
