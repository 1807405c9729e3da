import type { Answer, Outcome } from '../run/exchange.ts';
import { placeAt } from '../run/place.ts';
import type { SideNames } from './canonical-text.ts';
import type { Canonical } from './canonical-value.ts';
import { type Both, type Difference, versus } from './difference.ts';
import type { RequestPlace } from './request-place.ts';

/** The status of an answer, or why there is none. */
export const codeOf = (outcome: Outcome): string =>
  outcome.kind === 'answer' ? String(outcome.status) : outcome.reason;

/** How two outcomes differ in their status; where depends on what was asked. */
export function compareCodes(
  { left, right }: Both<Outcome>,
  { place, why }: RequestPlace,
): readonly Difference[] {
  const [one, other] = [codeOf(left), codeOf(right)];
  if (one === other) return [];
  const code = [...(why === '' ? [] : [why]), versus(one, other)].join('-');
  return [{ aspect: 'status', place, code, left: one, right: other }];
}

/** Letter case, spaces and the order of parameters mean nothing (RFC 9110, 8.3.1). */
function normalizeType(type: string | undefined): string {
  if (type === undefined) return 'none';
  const [essence = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  return [essence, ...parameters.filter((parameter) => parameter !== '').sort()].join('; ');
}

/** How two answers differ in their content-type. */
export function compareTypes({ left, right }: Both<Answer>): readonly Difference[] {
  const one = normalizeType(left.headers['content-type']);
  const other = normalizeType(right.headers['content-type']);
  if (one === other) return [];
  const code = `${left.status}-${versus(one, other)}`;
  const place = placeAt('answer-header', 'content-type');
  return [{ aspect: 'content-type', place, code, left: one, right: other }];
}

/** The redirects of an answer, without what the side has of its own. */
function describeRedirects({ redirects }: Answer, { url }: SideNames, { text }: Canonical): string {
  const prefix = new URL(url).pathname.replace(/\/$/, '');
  return redirects.map((step) => text(step).replace(` ${prefix}/`, ' /')).join(', then ') || 'no redirect';
}

/** How two answers differ in the way to them. */
export function compareRedirects(
  answers: Both<Answer>,
  names: Both<SideNames>,
  canonical: Both<Canonical>,
  { place }: RequestPlace,
): readonly Difference[] {
  const one = describeRedirects(answers.left, names.left, canonical.left);
  const other = describeRedirects(answers.right, names.right, canonical.right);
  if (one === other) return [];
  const [status, otherStatus] = [one, other].map((text) => /^\d+/.exec(text)?.[0] ?? 'none');
  const code = versus(status, otherStatus);
  return [{ aspect: 'redirects', place, code, left: one, right: other }];
}
