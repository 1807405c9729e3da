import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';

const mostCharacters = 200;

/** A field of an agent in a few words. */
export function showField(name: string, agent: JsonObject): string {
  const value = agent[name];
  const text = value === undefined ? 'nothing' : printJson(value);
  return `${name}: ${text.length > mostCharacters ? `${text.slice(0, mostCharacters)}… (${text.length} characters)` : text}`;
}
