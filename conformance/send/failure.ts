import { wordList } from '../../spec/word-list.ts';
import type { Silence } from '../run/exchange.ts';

/** Why no answer could be had, and a sentence about it for people. */
export interface Failure {
  readonly reason: Silence;
  readonly detail: string;
}

/** An error that stands for a failure which is already explained. */
export class ExplainedError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.detail);
    this.failure = failure;
  }
}

const meanings: Readonly<Record<string, readonly [reason: Silence, what: string]>> = {
  ECONNREFUSED: ['refused', 'Nothing accepts connections there'],
  EHOSTUNREACH: ['refused', 'The host cannot be reached'],
  ENETUNREACH: ['refused', 'The network cannot be reached'],
  EADDRNOTAVAIL: ['refused', 'No connection could be opened'],
  ENOTFOUND: ['unresolved', 'The host name is not known'],
  EAI_AGAIN: ['unresolved', 'The host name could not be looked up'],
  ETIMEDOUT: ['timeout', 'The connection timed out'],
  UND_ERR_CONNECT_TIMEOUT: ['timeout', 'No connection could be opened in time'],
  UND_ERR_HEADERS_TIMEOUT: ['timeout', 'No answer came in time'],
  UND_ERR_BODY_TIMEOUT: ['timeout', 'The answer did not end in time'],
  UND_ERR_RES_EXCEEDED_MAX_SIZE: ['too-large', 'The answer is larger than the limit'],
  UND_ERR_HEADERS_OVERFLOW: ['too-large', 'The headers of the answer are larger than the limit'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['reset', 'The answer is not as long as its content-length says'],
  UND_ERR_DESTROYED: ['aborted', 'The run ended before the answer came'],
  UND_ERR_CLOSED: ['aborted', 'The run ended before the request was sent'],
  UND_ERR_ABORTED: ['aborted', 'The request was given up'],
};

const ourOwnMistakes = new Set(wordList`
  UND_ERR_INVALID_ARG UND_ERR_NOT_SUPPORTED UND_ERR_REQ_CONTENT_LENGTH_MISMATCH
`);

// As OpenSSL and Node name them; EPROTO is a handshake that failed.
const tlsCode =
  /^(?:EPROTO$|ERR_(?:TLS|SSL|OSSL)_|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH$|INVALID_(?:CA|PURPOSE)$|UND_ERR_PRX_TLS$)/;

// What undici says of an interim answer or of a change of protocol that nobody asked for.
const brokenProtocol = /^bad (?:response|upgrade)$/;

/**
 * What an error of the network means; undefined when it speaks of a mistake of ours.
 * `begun` tells whether the head of the answer had arrived: what breaks after it is a broken body.
 */
export function explainFailure(error: unknown, begun: boolean): Failure | undefined {
  if (error instanceof ExplainedError) return error.failure;
  if (!(error instanceof Error)) return undefined;
  const code = findCode(error);
  if (ourOwnMistakes.has(code)) return undefined;
  const [reason, what] = meanings[code] ?? findMeaning(error, code, begun) ?? [];
  if (reason === undefined) return undefined;
  return { reason, detail: `${what}: ${describe(error, code)}.` };
}

function findMeaning(error: Error, code: string, begun: boolean): readonly [Silence, string] | undefined {
  if (tlsCode.test(code)) return ['certificate', 'No trusted TLS connection could be made'];
  if (error.name === 'HTTPParserError' || brokenProtocol.test(error.message)) {
    return begun ? ['reset', 'The body of the answer broke off'] : ['not-http', 'The answer is not HTTP'];
  }
  if (code === '') return undefined;
  return begun
    ? ['reset', 'The connection broke in the middle of the answer']
    : ['reset', 'The connection was closed before an answer came'];
}

// A host with several addresses fails with an error for each of them.
function findCode(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  const [inner] = error instanceof AggregateError ? error.errors : [error.cause];
  return inner instanceof Error ? findCode(inner) : '';
}

function describe(error: Error, code: string): string {
  const [inner] = error instanceof AggregateError ? error.errors : [];
  const message = error.message === '' && inner instanceof Error ? inner.message : error.message;
  // OpenSSL's own message holds source files and line numbers; its reason is the readable part.
  const readable = 'reason' in error && typeof error.reason === 'string' ? error.reason : message;
  const line = (readable.split('\n')[0] ?? '').trim().replace(/\.$/, '').slice(0, 200);
  return line.includes(code) || /^(?:UND_ERR|HPE_|$)/.test(code) ? line : `${line} (${code})`;
}
