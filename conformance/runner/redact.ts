import { everySpellingOf } from './secret-spellings.ts';

/** What stands for a secret wherever something is recorded. */
export const redacted = '[redacted]';

/** In JSON, however often it is JSON inside a text of JSON; a text that was cut has no end. */
const apiKeyMember = /(?<!\\)((\\*)"api_key\2"\s*:\s*\2")([\s\S]*?)((?<!\\)\2"|$)/g;
/** As Python prints a dict or a model. */
const printedApiKey = /((?:'api_key'\s*:\s*|\bapi_key\s*=\s*)')((?:[^'\\]|\\.)*)('|$)/g;

/** api_keys that the kit makes up are no secrets. */
const isOwn = (key: string) => key === '' || key.startsWith('kit-');
const hide = (before: string, key: string, after: string) =>
  isOwn(key) ? before + key + after : before + redacted + after;

/** Texts shorter than this are no secrets, and stand in every other word. */
const shortestSecret = 4;
/** So much of a secret that was cut off in the middle is taken out. */
const shortestPart = 4;

/** Takes secrets out of a text: known ones in every spelling, and every api_key that the kit did not make up. */
export type Redact = (text: string) => string;

function hideBeginning(part: string, secrets: readonly string[]): string {
  for (const secret of secrets)
    for (let length = secret.length - 1; length >= shortestPart; length -= 1)
      if (part.endsWith(secret.slice(0, length))) return part.slice(0, -length) + redacted;
  return part;
}

function hideEnd(part: string, secrets: readonly string[]): string {
  for (const secret of secrets)
    for (let length = secret.length - 1; length >= shortestPart; length -= 1)
      if (part.startsWith(secret.slice(-length))) return redacted + part.slice(length);
  return part;
}

/** Where a text was shortened, the beginning of a secret may stand before the mark, and the end of one after it. */
function hideParts(text: string, secrets: readonly string[]): string {
  if (!text.includes('…')) return text;
  return text
    .split('…')
    .map((part, index, all) => (index === all.length - 1 ? part : hideBeginning(part, secrets)))
    .map((part, index) => (index === 0 ? part : hideEnd(part, secrets)))
    .join('…');
}

/** A redaction that knows these secrets. */
export function createRedact(secrets: Iterable<string>): Redact {
  const known = [...new Set(secrets)]
    .filter((secret) => secret.length >= shortestSecret)
    .sort((left, right) => right.length - left.length);
  const spelled = known.length === 0 ? undefined : new RegExp(known.map(everySpellingOf).join('|'), 'g');
  return (text) => {
    const shown = text
      .replace(apiKeyMember, (_, before, _slashes, key, after) => hide(before, key, after))
      .replace(printedApiKey, (_, before, key, after) => hide(before, key, after));
    return hideParts(spelled === undefined ? shown : shown.replace(spelled, redacted), known);
  };
}
