/** How a content-type header is read: as JSON, as something else, or not there. */
export type ContentKind = 'json' | 'other' | 'missing';

/**
 * Tells JSON by its media type, as Python's email.message does: parameters and case do not matter. What becomes of a
 * body that is called something else is decided in read-body; answers are JSON by jsonResponse in exchange.ts.
 */
export function contentKindOf(header: string | undefined): ContentKind {
  if (header === undefined || header === '') return 'missing';
  if (header === 'application/json') return 'json';
  const [whole = ''] = header.split(';', 1);
  const type = whole.trim().toLowerCase();
  if (!type.startsWith('application/')) return 'other';
  const subtype = type.slice('application/'.length);
  return !subtype.includes('/') && (subtype === 'json' || subtype.endsWith('+json')) ? 'json' : 'other';
}
