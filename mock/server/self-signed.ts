/** Edge: a certificate made at start, by the keys and the random source of node:crypto. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';
import {
  bits,
  element,
  identifier,
  integer,
  octets,
  sequence,
  setOf,
  tagged,
  taggedPlain,
  text,
  time,
} from './der.ts';

/** What a server shows and what it signs with, as PEM. */
export interface ServerCertificate {
  readonly cert: string;
  readonly key: string;
}

const day = 86_400_000;
/** Browsers take none that is good for more than 398 days. */
const validDays = 397;

const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'));
const subjectName = '2.5.29.17';
const extendedKeyUsage = '2.5.29.37';
const serverAuthentication = '1.3.6.1.5.5.7.3.1';

/** A name of one part: its common name. */
const nameOf = (commonName: string) => sequence(setOf(sequence(identifier('2.5.4.3'), text(commonName))));

/** The bytes of an address: four numbers, or eight groups of which zeros may be left out once. */
function addressBytes(address: string): Uint8Array {
  if (isIP(address) === 4) return Uint8Array.from(address.split('.').map(Number));
  const [left = '', right] = address.split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groupsOf(left), groupsOf(right ?? '')];
  const zeros = Array.from({ length: right === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  return Uint8Array.from(
    [...before, ...zeros, ...after].flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    }),
  );
}

const alternative = (host: string) =>
  isIP(host) === 0 ? taggedPlain(2, new TextEncoder().encode(host)) : taggedPlain(7, addressBytes(host));

const extension = (id: string, value: Uint8Array) => sequence(identifier(id), octets(value));

const toPem = (label: string, der: Uint8Array) =>
  `-----BEGIN ${label}-----\n${Buffer.from(der)
    .toString('base64')
    .replaceAll(/.{64}(?!$)/g, '$&\n')}\n-----END ${label}-----\n`;

/** A certificate of its own key for these names and addresses (RFC 5280, 4.1). */
export function makeCertificate(hosts: readonly string[], now: number): ServerCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = nameOf('agent-console-kit mock');
  const version3 = tagged(0, integer(Uint8Array.of(2)));
  const validity = sequence(time(now - day), time(now + validDays * day));
  const extensions = sequence(
    extension(subjectName, sequence(...hosts.map(alternative))),
    extension(extendedKeyUsage, sequence(identifier(serverAuthentication))),
  );
  const toBeSigned = sequence(
    version3,
    integer(randomBytes(16)),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(3, extensions),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  return {
    cert: toPem('CERTIFICATE', element(0x30, toBeSigned, ecdsaWithSha256, bits(signature))),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
