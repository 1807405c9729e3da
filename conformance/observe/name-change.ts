import { isJsonArray, isJsonNumber, type JsonValue } from '../../spec/json-value.ts';

const kindOf = (value: JsonValue) =>
  isJsonArray(value) ? 'list' : isJsonNumber(value) ? 'number' : typeof value;

/** A short text may lose its end in many ways, such as an emoji that stood there; a long one is cut by a limit. */
const longText = 50;

function nameTextChange(sent: string, answered: string): string {
  if (answered === sent.trim()) return 'trimmed';
  if (sent.length >= longText && answered !== '' && sent.startsWith(answered)) return 'cut-short';
  if (answered.normalize('NFKC') === sent.normalize('NFKC')) return 'other-unicode-form';
  return answered.toLowerCase() === sent.toLowerCase() ? 'other-letter-case' : 'other-value';
}

/** What became of a value that did not come back as it was sent, as a code that tells different faults of one field apart. */
export function nameChange(sent: JsonValue, answered: JsonValue | undefined): string {
  if (answered === undefined) return 'left-out';
  if (answered === null) return 'null-instead';
  if (kindOf(sent) !== kindOf(answered)) return 'other-kind';
  if (typeof sent === 'string' && typeof answered === 'string') return nameTextChange(sent, answered);
  if (isJsonArray(sent) && isJsonArray(answered))
    return answered.length < sent.length ? 'fewer-items' : 'other-value';
  return 'other-value';
}
