/** Edge: reads an OpenAPI document with swagger-parser, which is loaded when a deployment serves one. */
import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { ReadDocument } from './published-document.ts';

const mostCharacters = 5_000_000;
const greatestDepth = 100;

/** Reads a document of bounded size and depth; references to elsewhere are not followed. */
export const readDocument: ReadDocument = async (text) => {
  if (text.length > mostCharacters) return `it has more than ${mostCharacters / 1e6} million characters`;
  const parsed = parseJson(text, { maxDepth: greatestDepth });
  if (!parsed.ok) {
    return parsed.reason === 'syntax' ? 'it is no JSON' : `it is nested more than ${greatestDepth} deep`;
  }
  if (!isJsonObject(parsed.value)) return 'it is no JSON object';
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  const parser = new SwaggerParser();
  try {
    // A copy: the parser writes into what it is given.
    const references = await parser.resolve(JSON.parse(text), { resolve: { external: false } });
    const known = new Map<string, JsonValue | undefined>();
    const look = (reference: string): JsonValue | undefined => {
      if (!reference.startsWith('#/')) return undefined;
      try {
        return toJson(references.get(reference));
      } catch {
        // It leads nowhere, in a circle, or to another reference that leads out: then nothing is said there.
        return undefined;
      }
    };
    return {
      root: parsed.value,
      follow: (reference) => {
        if (!known.has(reference)) known.set(reference, look(reference));
        return known.get(reference);
      },
    };
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `it is no OpenAPI document: ${reason}`;
  }
};

/** What the parser gives is JSON by type only; numbers beyond a double matter in no schema that is compared. */
function toJson(value: unknown): JsonValue | undefined {
  const parsed = parseJson(JSON.stringify(value) ?? '');
  return parsed.ok ? parsed.value : undefined;
}
