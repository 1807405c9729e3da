import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { get } from 'node:https';
import { test } from 'node:test';
import { connect } from 'node:tls';
import { Inability } from '../../spec/inability.ts';
import { startMock } from '../start-mock.ts';
import { integer } from './der.ts';
import { makeCertificate } from './self-signed.ts';

const now = Date.UTC(2027, 0, 1);

test('a certificate is read back by OpenSSL: signed by its own key, for its names and its time', () => {
  const { cert } = makeCertificate(['localhost', 'mock.internal', '127.0.0.1', '::1', 'fd00::7:1'], now);
  const read = new X509Certificate(cert);
  assert.ok(read.verify(read.publicKey));
  assert.equal(read.subject, 'CN=agent-console-kit mock');
  assert.equal(read.checkHost('mock.internal'), 'mock.internal');
  assert.equal(read.checkHost('other.internal'), undefined);
  for (const address of ['127.0.0.1', '::1', 'fd00::7:1']) assert.equal(read.checkIP(address), address);
  assert.equal(Date.parse(read.validFrom), now - 86_400_000);
  assert.equal(Date.parse(read.validTo) - now, 397 * 86_400_000);
  assert.notEqual(read.serialNumber, new X509Certificate(makeCertificate([], now).cert).serialNumber);
});

test('integers are as short as they can be and never below 0', () => {
  assert.deepEqual([...integer(Uint8Array.of(0, 0, 127))], [2, 1, 127]);
  assert.deepEqual([...integer(Uint8Array.of(128))], [2, 2, 0, 128]);
  assert.deepEqual([...integer(Uint8Array.of(0, 0))], [2, 1, 0]);
});

/** The status of a GET by a client that trusts this certificate and nothing else. */
const statusOf = (url: string, ca: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { ca, agent: false }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    }).on('error', reject);
  });

test('who trusts the certificate reaches the mock over TLS, by name and by address', async () => {
  const certificate = makeCertificate(['localhost', '127.0.0.1'], Date.now());
  await using mock = await startMock({ port: 0, https: certificate });
  assert.match(mock.url, /^https:\/\/127\.0\.0\.1:\d+$/);
  assert.equal(await statusOf(`${mock.url}/__kit/health`, certificate.cert), 200);
  const other = makeCertificate(['localhost'], Date.now()).cert;
  await assert.rejects(statusOf(`${mock.url}/__kit/health`, other), /self-signed certificate/);
});

test('a certificate is made where none is given, and redirects stay on https', async () => {
  await using mock = await startMock({ port: 0, https: true });
  const shown = await new Promise<string>((resolve, reject) => {
    const { port } = new URL(mock.url);
    const socket = connect({ host: '127.0.0.1', port: Number(port), rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    }).on('error', reject);
  });
  assert.equal(shown, mock.fingerprint);
  const location = await new Promise<string | undefined>((resolve, reject) => {
    get(`${mock.url}/v1/genomes`, { method: 'POST', rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.headers.location);
    })
      .on('error', reject)
      .end();
  });
  assert.equal(location, `${mock.url}/v1/genomes/`);
});

test('a connection breaks over TLS too', async () => {
  const certificate = makeCertificate(['127.0.0.1'], Date.now());
  await using mock = await startMock({ port: 0, https: certificate, scenario: 'offline' });
  await assert.rejects(
    statusOf(`${mock.url}/v1/agent-configurations`, certificate.cert),
    /ECONNRESET|hang up/,
  );
});

test('a certificate and a key that do not belong together are one line', async () => {
  const { cert } = makeCertificate(['localhost'], now);
  const { key } = makeCertificate(['localhost'], now);
  for (const https of [
    { cert, key },
    { cert: 'no certificate', key },
    { cert, key: '' },
  ])
    await assert.rejects(
      startMock({ port: 0, https }),
      (error) =>
        error instanceof Inability && /^https: certificate and key cannot be used \(/.test(error.message),
    );
});
