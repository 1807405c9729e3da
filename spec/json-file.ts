import { Inability } from './inability.ts';
import { parseJson } from './json-parse.ts';
import type { JsonValue } from './json-value.ts';

/** A file that breaks off has its fault where it ends. */
function explainFault(text: string, offset: number, message: string): string {
  if (text.trim() === '') return 'it is empty';
  const lines = text.slice(0, offset).split('\n');
  const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
  return text.slice(offset).trim() === ''
    ? `it ends too early, at ${place}`
    : `it is not JSON (${place}: ${message})`;
}

/**
 * The value that the text of a file stands for; a key that stands twice in one object is a fault too. `what` is how the
 * user named it, `remedy` what to do if it is damaged.
 */
export function parseJsonFile(
  fileText: string,
  { what, remedy }: { readonly what: string; readonly remedy: string },
): JsonValue {
  const text = fileText.replace(/^\ufeff/, '');
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Inability(what, explainFault(text, parsed.offset, parsed.message), remedy);
  const [twice] = parsed.duplicateKeys;
  if (twice !== undefined) throw new Inability(what, `it has the key ${twice} twice`, 'Keep one of them.');
  return parsed.value;
}
