import assert from 'node:assert/strict';
import { test } from 'node:test';
import { givenSecrets, redactGiven, shellVariables } from './given-secrets.ts';

const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;

test('a header is secret where its name says so, and others are not', () => {
  const headers = { 'x-api-key': 'key-value', 'x-client-secret': 'secret-value', 'x-team': 'red-team' };
  const secrets = givenSecrets({ headers, secretHeaders: { 'x-plain': 'plain-value' } });
  assert.deepEqual([...new Set(secrets)].toSorted(), ['key-value', 'plain-value', 'secret-value']);
  assert.deepEqual([...shellVariables({ headers }).keys()], ['x-api-key', 'x-client-secret']);
});

test('Basic credentials are secret as they are sent, decoded, and each by itself', () => {
  const redact = redactGiven({ headers: { authorization: basic('jane.doe:pass:wörd') } });
  for (const text of [basic('jane.doe:pass:wörd').slice(6), 'jane.doe:pass:wörd', 'pass:wörd', 'jane.doe'])
    assert.equal(redact(`<${text}>`).replace('==', ''), '<[redacted]>');
});

test('every cookie is secret by itself', () => {
  const redact = redactGiven({ headers: { cookie: 'a=first-value; b="second value"; c=x=y; sid=9' } });
  for (const text of ['first-value', 'second value', 'a=first-value', 'c=x=y', 'sid=9'])
    assert.equal(redact(`<${text}>`).replace(/[ac]=/, ''), '<[redacted]>');
  assert.equal(redact('9 of x'), '9 of x');
});

test('a short token is known by its scheme', () => {
  const redact = redactGiven({ token: 'ab' });
  assert.equal(redact('authorization: bearer ab'), 'authorization: [redacted]');
  assert.equal(redact('about'), 'about');
  assert.equal(redact('ab'), '[redacted]');
});

test('what is no Basic after all is a header like any other', () => {
  for (const value of ['Basic', 'Basic ???', 'Basic YWJj', 'Basic a'])
    assert.ok(givenSecrets({ headers: { authorization: value } }).includes(value));
});
