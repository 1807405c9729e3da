import { Inability } from '../../spec/inability.ts';
import { parseJson } from '../../spec/json-parse.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import type { Refuse } from './read-finding.ts';

export const kitName = 'agent-console-kit';

/** Ends the reading of a file with what is wrong with it. */
export const refuseFile =
  (file: string): Refuse =>
  (why) => {
    throw new Inability(file, why, 'Give an unchanged file that agent-console-kit check wrote.');
  };

/** A file that breaks off has no end, or its fault is there. */
const isCut = (text: string, offset: number) => !/[}\]]$/.test(text) || offset >= text.length;

/** The JSON of a file; one that was cut off is told from one that was never JSON. */
export function parseRecord(raw: string, refuse: Refuse): JsonValue {
  const text = raw.replace(/^\ufeff/, '').trim();
  if (text === '') return refuse('it is empty');
  const parsed = parseJson(text);
  if (parsed.ok) return parsed.value;
  if (isCut(text, parsed.offset) && /^[{[]/.test(text)) return refuse('it is incomplete: the end is missing');
  const line = text.slice(0, parsed.offset).split('\n').length;
  return refuse(`it is not JSON (line ${line}: ${parsed.message})`);
}
