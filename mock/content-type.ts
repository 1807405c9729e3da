/** How a content-type header is read: as JSON, as something else, or not there. */
export type ContentKind = 'json' | 'other' | 'missing';

/** Tells JSON by its media type, as Python's email.message does: parameters and case do not matter. */
export function contentKindOf(header: string | undefined): ContentKind {
  if (header === undefined || header === '') return 'missing';
  if (header === 'application/json') return 'json';
  const [type = ''] = header.split(';');
  const [main, subtype, ...more] = type.trim().toLowerCase().split('/');
  if (main !== 'application' || subtype === undefined || more.length > 0) return 'other';
  return subtype === 'json' || subtype.endsWith('+json') ? 'json' : 'other';
}
