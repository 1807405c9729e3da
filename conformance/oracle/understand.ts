import type { SentRequest } from '../run/exchange.ts';
import { findBeyond } from './beyond-contract.ts';
import { expectBody } from './body.ts';
import { accepted, combine, type Expectation, openAt } from './expectation.ts';
import { type Located, locate } from './locate.ts';
import { expectPathParameter } from './path-parameter.ts';
import { readSentBody, type SentBody } from './read-sent-body.ts';
import type { Subject } from './subject.ts';

/** A request as the contract sees it, worked out from what was sent and nothing else. */
export interface Understanding {
  /** Undefined for what is no operation of the contract. */
  readonly located: Located | undefined;
  readonly body: SentBody;
  readonly expectation: Expectation;
}

function expectLocated(
  request: SentRequest,
  body: SentBody,
  located: Located,
  subject: Subject,
): Expectation {
  const path = located.parameter === undefined ? accepted : expectPathParameter(located.parameter);
  const inner = expectBody(request, body, located, subject);
  // A hostile body may fail before the path is looked at.
  return combine([path, inner]);
}

/** Requests that were looked at already: several ask about the same one. */
const known = new WeakMap<
  SentRequest,
  { readonly subject: Subject; readonly understanding: Understanding }
>();

/** The oracle: what the contract decides of a request as sent. It knows nothing of how the request was made. */
export function understand(request: SentRequest, subject: Subject): Understanding {
  const before = known.get(request);
  if (before?.subject === subject) return before.understanding;
  const understanding = work(request, subject);
  known.set(request, { subject, understanding });
  return understanding;
}

function work(request: SentRequest, subject: Subject): Understanding {
  const located = locate(request, subject);
  const body = readSentBody(request);
  const beyond = located && findBeyond(request, located.operation, located.query);
  if (beyond !== undefined) return { located: undefined, body, expectation: beyond };
  const expectation =
    located === undefined
      ? openAt(['path'], 'unknown-operation')
      : expectLocated(request, body, located, subject);
  return { located, body, expectation };
}
