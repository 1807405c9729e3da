import type { Document } from './document.ts';

/** What a server publishes has none of the kit's own notes. */
function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !key.startsWith('x-'));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutNotes(inner)]));
}

/** A template with every character that ends or opens something in it escaped. */
const quote = (text: string) => `\`${text.replaceAll(/[\\`$]/g, '\\$&')}\``;

/** The document as a text in a module: a mock that nobody asks for it has only read past a literal. */
export function generatePublishedText(document: Document): string {
  const { openapi, info, paths, components } = document;
  const { title, version } = info;
  const published = withoutNotes({ openapi, info: { title, version }, paths, components });
  return `/** The contract as an OpenAPI document, in JSON, without the notes of the kit. */\nexport const publishedText = ${quote(JSON.stringify(published))};\n`;
}
