import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { shellQuote } from '../../spec/shell-word.ts';

/** What curl needs to trust a mock: the certificate that was given, where it is for this url; else that it does not check. */
export function curlTrust(
  url: string,
  given: { readonly path: string; readonly text: string } | undefined,
): string {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return '';
  if (given === undefined) return ' -k';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const certificate = new X509Certificate(given.text);
  const name = isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host);
  return name !== undefined ? ` --cacert ${shellQuote(given.path)}` : ' -k';
}
