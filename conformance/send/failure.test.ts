import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Silence } from '../run/exchange.ts';
import { ExplainedError, explainFailure } from './failure.ts';

const withCode = (code: string, message = 'message', more: object = {}): Error =>
  Object.assign(new Error(message), { code, ...more });

const meanings: readonly (readonly [code: string, reason: Silence])[] = [
  ['ECONNRESET', 'reset'],
  ['EPIPE', 'reset'],
  ['UND_ERR_SOCKET', 'reset'],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'reset'],
  ['ECONNREFUSED', 'refused'],
  ['EHOSTUNREACH', 'refused'],
  ['ENOTFOUND', 'unresolved'],
  ['EAI_AGAIN', 'unresolved'],
  ['ETIMEDOUT', 'timeout'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'too-large'],
  ['UND_ERR_HEADERS_OVERFLOW', 'too-large'],
  ['UND_ERR_DESTROYED', 'aborted'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'certificate'],
  ['EPROTO', 'certificate'],
];

for (const [code, reason] of meanings) {
  test(`${code} is ${reason}`, () => {
    const failure = explainFailure(withCode(code), false);
    assert.equal(failure?.reason, reason);
    assert.match(failure?.detail ?? '', /^[A-Z].*: message.*\.$/);
  });
}

test('what the parser refuses is no HTTP before the head of an answer, and a broken body after it', () => {
  const error = Object.assign(withCode('HPE_INVALID_CONSTANT'), { name: 'HTTPParserError' });
  assert.equal(explainFailure(error, false)?.reason, 'not-http');
  assert.equal(explainFailure(error, true)?.reason, 'reset');
});

test('a change of protocol that nobody asked for is no HTTP', () => {
  assert.equal(explainFailure(withCode('UND_ERR_SOCKET', 'bad upgrade'), false)?.reason, 'not-http');
});

test('of a host with several addresses the first error counts', () => {
  const error = new AggregateError([withCode('ECONNREFUSED', 'connect ECONNREFUSED ::1:9')], '');
  assert.deepEqual(explainFailure(error, false), {
    reason: 'refused',
    detail: 'Nothing accepts connections there: connect ECONNREFUSED ::1:9.',
  });
});

test('the code of a cause counts', () => {
  assert.equal(
    explainFailure(new Error('outer', { cause: withCode('ENOTFOUND') }), false)?.reason,
    'unresolved',
  );
});

test('a detail is one line and holds no source files of OpenSSL', () => {
  const message = '80:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../deps/a.c:355:\n';
  const failure = explainFailure(withCode('EPROTO', message, { reason: 'wrong version number' }), false);
  assert.equal(failure?.detail, 'No trusted TLS connection could be made: wrong version number (EPROTO).');
  assert.equal(explainFailure(withCode('EPIPE', 'one\ntwo'), false)?.detail.includes('\n'), false);
});

test('an explained error keeps its explanation', () => {
  const failure = { reason: 'refused', detail: 'The proxy says no.' } as const;
  assert.equal(explainFailure(new ExplainedError(failure), false), failure);
});

for (const error of [
  withCode('UND_ERR_INVALID_ARG'),
  withCode('UND_ERR_NOT_SUPPORTED'),
  new TypeError('x'),
  'x',
]) {
  test(`${String(error)} is a mistake of ours`, () => assert.equal(explainFailure(error, false), undefined));
}
