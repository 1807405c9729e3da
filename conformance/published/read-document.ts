import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject } from '../../spec/json-value.ts';
import { createFollow } from './follow-references.ts';
import type { PublishedDocument } from './published-document.ts';

const greatestDepth = 200;

/** Reads a document of bounded depth (its size is bounded where it is received); a text says why it is none. */
export function readDocument(text: string): PublishedDocument | string {
  const parsed = parseJson(text, { maxDepth: greatestDepth });
  if (!parsed.ok)
    return parsed.reason === 'syntax' ? 'it is no JSON' : `it is nested more than ${greatestDepth} deep`;
  if (!isJsonObject(parsed.value)) return 'it is no JSON object';
  return { root: parsed.value, follow: createFollow(parsed.value) };
}
