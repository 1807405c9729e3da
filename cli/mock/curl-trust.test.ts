import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCertificate } from '../../mock/server/self-signed.ts';
import { curlTrust } from './curl-trust.ts';

const fileFor = (...hosts: readonly string[]) => ({
  path: 'my cert.pem',
  text: makeCertificate(hosts, Date.now()).cert,
});

test('plain HTTP takes nothing', () => assert.equal(curlTrust('http://127.0.0.1:4010', undefined), ''));

test('a certificate that was made at start is taken without a check', () =>
  assert.equal(curlTrust('https://127.0.0.1:4010', undefined), ' -k'));

test('a certificate of a file is what curl trusts, where it is for the url that is printed', () => {
  const url = 'https://127.0.0.1:4010';
  assert.equal(curlTrust(url, fileFor('localhost', '127.0.0.1')), " --cacert 'my cert.pem'");
  assert.equal(curlTrust(url, fileFor('mock.internal')), ' -k');
  assert.equal(curlTrust('https://[::1]:4010', fileFor('::1')), " --cacert 'my cert.pem'");
  assert.equal(curlTrust('https://mock.internal:4010', fileFor('mock.internal')), " --cacert 'my cert.pem'");
});
