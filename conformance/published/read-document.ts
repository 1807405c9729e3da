import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';

const greatestDepth = 200;

/** Reads a document of bounded depth (its size is bounded where it is received); a text says why it is none. */
export function readDocument(text: string): JsonObject | string {
  const parsed = parseJson(text, { maxDepth: greatestDepth });
  if (!parsed.ok)
    return parsed.reason === 'syntax' ? 'it is not JSON' : `it is nested more than ${greatestDepth} deep`;
  if (!isJsonObject(parsed.value)) return 'it is not a JSON object';
  return parsed.value;
}
