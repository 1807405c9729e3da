import type { StartMockOptions } from '../../mock/start-mock.ts';
import { Inability } from '../../spec/inability.ts';
import { readTextFile } from '../files/text-file.ts';

interface GivenCertificate {
  readonly https?: true;
  readonly cert?: string;
  readonly key?: string;
}

/** How to serve over TLS, if so: with the files that were given, or with a certificate made at start. */
export function readCertificate({ https, cert, key }: GivenCertificate): Pick<StartMockOptions, 'https'> {
  const [name, file, other] = cert === undefined ? ['--key', key, '--cert'] : ['--cert', cert, '--key'];
  if (file === undefined) return https === undefined ? {} : { https };
  if (cert === undefined || key === undefined)
    throw new Inability(`${name} ${file}`, `there is no ${other} with it`, `Give both, or neither.`);
  if (https === undefined)
    throw new Inability(`${name} ${file}`, 'it is of no use without --https', 'Add --https.');
  return { https: { cert: readTextFile(cert, '--cert'), key: readTextFile(key, '--key') } };
}
