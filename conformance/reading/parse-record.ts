import { parseJson } from '../../spec/json-parse.ts';
import type { Refuse } from './refuse.ts';

/** A file that breaks off has no end, or its fault is there. */
const isCut = (text: string, offset: number) =>
  /^\s*[{[]/.test(text) && (!/[}\]]$/.test(text) || offset >= text.length);

/**
 * The JSON of a file; one that was cut off is told from one that was never JSON. Nothing exact is lost by plain
 * numbers: what a deployment was sent and answered is recorded as text.
 */
export function parseRecord(raw: string, refuse: Refuse): unknown {
  const text = raw.replace(/^\ufeff/, '').trimEnd();
  if (text === '') return refuse('it is empty');
  try {
    return JSON.parse(text);
  } catch {
    // The parser of our own says where.
    const parsed = parseJson(text);
    if (parsed.ok) return refuse('it is not JSON');
    const { offset, message } = parsed;
    if (isCut(text, offset)) return refuse('it is incomplete: the end is missing');
    const lines = text.slice(0, offset).split('\n');
    const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
    return refuse(`it is not JSON (${place}: ${message})`);
  }
}
