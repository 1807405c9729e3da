import type { SentRequest } from '../run/exchange.ts';
import { findBeyond } from './beyond-contract.ts';
import { isCalledJson } from './content-type.ts';
import { accepted, combine, type Expectation, openAt, rejectedAt } from './expectation.ts';
import { expectGenome } from './genome.ts';
import { type Located, locate } from './locate.ts';
import { expectPathParameter } from './path-parameter.ts';
import { readSentBody, type SentBody } from './read-sent-body.ts';
import type { Subject } from './subject.ts';
import { expectUpdate } from './update.ts';

/** A request as the contract sees it, worked out from what was sent and nothing else. */
export interface Understanding {
  /** Undefined for what is no operation of the contract. */
  readonly located: Located | undefined;
  readonly body: SentBody;
  readonly expectation: Expectation;
}

const mostBytes = 1_000_000;

const expectContentType = (request: SentRequest): Expectation =>
  isCalledJson(request) ? accepted : openAt(['header', 'content-type'], 'other-content-type');

/** What both operations with a body have in common; undefined where the value decides. */
function expectBytes(body: SentBody): Expectation | undefined {
  switch (body.is) {
    case 'none':
      return openAt(['body'], 'no-body');
    case 'malformed':
      return rejectedAt(['body'], 'malformed-json');
    case 'open':
      return openAt(['body'], body.code, body.hostile);
    case 'json':
      if (body.bytes > mostBytes) return openAt(['body'], 'over-a-megabyte');
      return body.repeatsKeys ? openAt(['body'], 'repeated-key') : undefined;
  }
}

function expectBody(request: SentRequest, body: SentBody, located: Located, subject: Subject): Expectation {
  if (located.operation !== 'updateAgent' && located.operation !== 'createGenome') return accepted;
  const contentType = expectContentType(request);
  // Whether a body of another content-type is read at all is open, and so is what stands in it.
  if (contentType.verdict === 'either')
    return body.is === 'open' && body.hostile ? { ...contentType, hostile: true } : contentType;
  const bytes = expectBytes(body);
  if (bytes !== undefined) return bytes;
  if (body.is !== 'json') return accepted;
  if (located.operation !== 'updateAgent') return expectGenome(body.value, body.bytes);
  return body.repeatsInOtherCase ? openAt(['body'], 'repeated-key') : expectUpdate(body.value, subject);
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
