/** What stands for a secret wherever something is recorded. */
export const redacted = '[redacted]';

const apiKeyMember = /("api_key"\s*:\s*")((?:[^"\\]|\\.)*)(")/g;
/** The same inside a text that is JSON itself, as an echoed input is. */
const escapedApiKeyMember = /(\\"api_key\\"\s*:\s*\\")((?:[^"\\]|\\[^"])*)(\\")/g;

/** api_keys that the kit makes up are no secrets. */
const hideForeign = (_: string, before: string, key: string, after: string) =>
  key === '' || key.startsWith('kit-') ? before + key + after : before + redacted + after;

/** The spellings in which a secret may come back. */
function spellingsOf(secret: string): readonly string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [...new Set([secret, inJson, JSON.stringify(inJson).slice(1, -1), encodeURIComponent(secret)])];
}

/** Takes secrets out of a text: known ones in every spelling, and every api_key that the kit did not make up. */
export type Redact = (text: string) => string;

/** A redaction that knows these secrets. */
export function createRedact(secrets: Iterable<string>): Redact {
  const known = [...new Set(secrets)]
    .filter((secret) => secret !== '' && !secret.startsWith('kit-'))
    .flatMap(spellingsOf)
    .sort((left, right) => right.length - left.length);
  return (text) => {
    const shown = text.replace(apiKeyMember, hideForeign).replace(escapedApiKeyMember, hideForeign);
    return known.reduce((rest, secret) => rest.replaceAll(secret, redacted), shown);
  };
}
