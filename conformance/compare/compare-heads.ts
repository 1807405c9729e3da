import type { Answer, Outcome } from '../run/exchange.ts';
import { placeAt } from '../run/place.ts';
import { type Both, mapBoth } from './both.ts';
import type { ComparedBody } from './compare-bodies.ts';
import { type Difference, versus } from './difference.ts';
import type { RequestPlace } from './request-place.ts';

/** The status of an answer, or why there is none. */
export const codeOf = (outcome: Outcome): string =>
  outcome.kind === 'answer' ? String(outcome.status) : outcome.reason;

/** How two outcomes differ in their status; where depends on what was asked. */
export function compareCodes(outcomes: Both<Outcome>, { place, why }: RequestPlace): readonly Difference[] {
  const { left, right } = mapBoth(outcomes, codeOf);
  if (left === right) return [];
  const code = [...(why === '' ? [] : [why]), versus(left, right)].join('-');
  return [{ aspect: 'status', place, code, left, right }];
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

export function compareTypes(answers: Both<Answer>): readonly Difference[] {
  const { left, right } = mapBoth(answers, ({ headers }) => normalizeType(headers['content-type']));
  if (left === right) return [];
  const code = `${answers.left.status}-${versus(left, right)}`;
  return [{ aspect: 'content-type', place: placeAt('answer-header', 'content-type'), code, left, right }];
}

/** The redirects of an answer, without what the side has of its own. */
function describeRedirects({ answer, names, canonical }: ComparedBody): string {
  const prefix = new URL(names.url).pathname.replace(/\/$/, '');
  const steps = answer.redirects.map((step) => canonical.text(step).replace(` ${prefix}/`, ' /'));
  return steps.join(', then ') || 'no redirect';
}

/** How two answers differ in the way to them. */
export function compareRedirects(bodies: Both<ComparedBody>, { place }: RequestPlace): readonly Difference[] {
  const { left, right } = mapBoth(bodies, describeRedirects);
  if (left === right) return [];
  const [status, otherStatus] = [left, right].map((text) => /^\d+/.exec(text)?.[0] ?? 'none');
  return [{ aspect: 'redirects', place, code: versus(status, otherStatus), left, right }];
}
