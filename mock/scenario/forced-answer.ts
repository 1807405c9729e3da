import type { Cause } from '../cause.ts';
import type { MockRequest } from '../exchange.ts';
import { isAnswerable, statusRange } from './answerable-status.ts';
import type { RuleAnswer } from './rule.ts';

/** The answer that a request asks for itself. */
interface ForcedAnswer {
  readonly answer: RuleAnswer;
  readonly cause: Cause;
}

/** With these a deployment says in how many seconds to come again (RFC 9110, 10.2.3); a second is soon for a test. */
const saysWhenToRetry = (status: number): boolean => status === 429 || status === 503;

const queryName = '__code';

/** Whether a request may ask for a status; all but a few are told by this alone. */
export function mayForce(request: MockRequest): boolean {
  return request.target.includes(queryName) || request.header('prefer') !== undefined;
}

function askedInQuery(target: string): string | undefined {
  const mark = target.indexOf('?');
  return mark === -1 ? undefined : (new URLSearchParams(target.slice(mark + 1)).get(queryName) ?? undefined);
}

/** The preference `code` of RFC 7240, as Prism has it; other preferences are not ours. */
function askedInHeader(prefer: string): string | undefined {
  for (const preference of prefer.split(/[,;]/)) {
    const [name = '', value = ''] = preference.split('=', 2).map((part) => part.trim());
    if (name.toLowerCase() === 'code') return value.replaceAll('"', '');
  }
  return undefined;
}

/** The answer that a request asks for, if it does; the query outranks the header. */
export function forcedAnswer(request: MockRequest): ForcedAnswer | undefined {
  const inQuery = askedInQuery(request.target);
  const asked = inQuery ?? askedInHeader(request.header('prefer') ?? '');
  if (asked === undefined) return undefined;
  const how = inQuery === undefined ? 'Prefer' : queryName;
  const cause: Cause = { by: 'forced', asked: how };
  const status = /^\d{3}$/.test(asked) ? Number(asked) : 0;
  if (isAnswerable(status))
    return {
      answer: saysWhenToRetry(status) ? { status, headers: { 'retry-after': '1' } } : { status },
      cause,
    };
  const what = `${how === 'Prefer' ? 'Prefer: code' : queryName}=${asked.slice(0, 20)}`;
  const range = `a status from ${statusRange.from} to ${statusRange.to}`;
  return {
    answer: { status: 400, body: { detail: `${what}: it is not ${range}. Ask for one as 503.` } },
    cause,
  };
}
