import type { Finding } from '../run/run-record.ts';

const longest = 60;

/** FNV-1a of 32 bits: enough to tell apart the few texts that begin alike. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/** Of hyphens there is never more than one beside another. */
const trim = (text: string) => text.replace(/^-|-$/g, '');

/** A text as a part of an id; one that is cut ends with a hash of the whole, so that two never become one. */
export function slug(text: string): string {
  const whole = trim(text.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  if (whole.length <= longest) return whole;
  const hash = hashText(text);
  return `${trim(whole.slice(0, longest - hash.length - 1))}-${hash}`;
}

/** Where an item stands in a list is chance. */
export const withoutPositions = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/n');

/** Check, operation, place and code: what tells findings apart, and is the same in every run. */
export function findingId(finding: Pick<Finding, 'check' | 'operation' | 'place' | 'code'>): string {
  const { check, operation, place, code } = finding;
  return [check, slug(operation), slug(`${place.part}${withoutPositions(place.pointer)}`), slug(code)].join(
    '/',
  );
}
