import { type Place, placeAt } from '../run/place.ts';
import { type ReasonCode, reasonWords } from './reasons.ts';

/** Whether the contract decides that a request is accepted, rejected, or neither. */
export type Verdict = 'accept' | 'reject' | 'either';

/** What is wrong with a request, or left open about it, and where. */
export interface Reason {
  /** The way to the place: `path agent_id`, `body`, `body hub`, `body evaluated_harnesses 0`. */
  readonly place: readonly (string | number)[];
  readonly code: ReasonCode;
  /** In words, for people: `a number where a text belongs`. */
  readonly why: string;
}

/** What the contract expects of the answer to a request, decided from the request as sent. */
export interface Expectation {
  readonly verdict: Verdict;
  /** Every place that is wrong (for reject) or open (for either); empty for accept. */
  readonly reasons: readonly Reason[];
  /** No clause decides it and a stock FastAPI fails on it: even a 5xx is no MUST violation. */
  readonly hostile: boolean;
  /** The contract lets it in and real stacks do not: a refusal weighs no more than SHOULD. */
  readonly mayBeRefused?: true;
  /** Rejected for these reasons, and beside them something is open: it may be refused for that instead. */
  readonly isAlsoOpen?: true;
}

export const accepted: Expectation = { verdict: 'accept', reasons: [], hostile: false };

/** Accepted by the contract, and refused by real stacks. */
export const acceptedByMost: Expectation = { ...accepted, mayBeRefused: true };

/** Where in a request a reason is: a parameter, a header, a field of the body. */
export function placeOfReason({ place: [part = 'request', ...names] }: Reason): Place {
  const known = (['path', 'query', 'header', 'body'] as const).find((name) => name === part);
  return placeAt(known ?? 'request', ...names.slice(0, 1));
}

/** A rejection at one place. */
export function rejectedAt(place: Reason['place'], code: ReasonCode): Expectation {
  return { verdict: 'reject', reasons: [{ place, code, why: reasonWords[code] }], hostile: false };
}

/** What the contract leaves open at one place. */
export function openAt(place: Reason['place'], code: ReasonCode, hostile = false): Expectation {
  return { verdict: 'either', reasons: [{ place, code, why: reasonWords[code] }], hostile };
}

/** Several parts of one request: hostile if any is, rejected if any is, open if any is, else accepted. */
export function combine(parts: readonly Expectation[]): Expectation {
  if (parts.every((part) => part === accepted)) return accepted;
  const hostile = parts.some((part) => part.hostile);
  const has = (verdict: Verdict) => parts.some((part) => part.verdict === verdict);
  // What a deployment makes of a hostile part decides whether it sees the others at all.
  const verdict: Verdict =
    has('reject') && !hostile ? 'reject' : has('reject') || has('either') ? 'either' : 'accept';
  return {
    verdict,
    hostile,
    reasons: parts.filter((part) => part.verdict === verdict).flatMap((part) => part.reasons),
    ...(parts.some((part) => part.mayBeRefused) ? { mayBeRefused: true } : {}),
    ...(parts.some((part) => part.isAlsoOpen) || (verdict === 'reject' && has('either'))
      ? { isAlsoOpen: true }
      : {}),
  };
}
