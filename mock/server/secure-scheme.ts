/** Edge: the mock over TLS. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createServer } from 'node:https';
import { Inability } from '../../spec/inability.ts';
import type { ServerScheme } from './node-server.ts';
import { makeCertificate, type ServerCertificate } from './self-signed.ts';

/** A way to serve over TLS, and what tells the certificate from all others. */
export interface SecureScheme {
  readonly scheme: ServerScheme;
  readonly fingerprint: string;
}

/** Serves with the certificate that was given, or with one made for these names. */
export function secureScheme(given: true | ServerCertificate, hosts: readonly string[]): SecureScheme {
  const { cert, key } = given === true ? makeCertificate(hosts, Date.now()) : given;
  try {
    const certificate = new X509Certificate(cert);
    if (!certificate.checkPrivateKey(createPrivateKey(key))) throw new Error('the key is of another one');
    return {
      scheme: { name: 'https', createServer: (options) => createServer({ ...options, cert, key }) },
      fingerprint: certificate.fingerprint256,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Inability(
      'https',
      `certificate and key cannot be used (${reason})`,
      'Give both as PEM, the key without a passphrase, and made for one another.',
    );
  }
}
