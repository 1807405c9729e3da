import type { SentRequest } from '../run/exchange.ts';
import { isCalledJson } from './content-type.ts';
import { accepted, type Expectation, openAt, rejectedAt } from './expectation.ts';
import { expectGenome } from './genome.ts';
import type { Located } from './locate.ts';
import type { SentBody } from './read-sent-body.ts';
import type { Subject } from './subject.ts';
import { expectUpdate } from './update.ts';

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

/** What the contract decides of a body: that it is JSON (1, 7), and what it says (genome.ts, update.ts). */
export function expectBody(
  request: SentRequest,
  body: SentBody,
  located: Located,
  subject: Subject,
): Expectation {
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
