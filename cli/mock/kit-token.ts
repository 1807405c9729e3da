/** Edge: the random source, for a token that nobody can guess. */
import { isLoopbackHost } from '../../mock/loopback.ts';

interface GivenAccess {
  readonly host: string;
  readonly allowedHosts: readonly string[];
  readonly token: string | undefined;
}

const makeToken = () => Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url');

/** The token that `/__kit/` asks for beyond this machine, and whether it was made here, so that it has to be told. */
export function settleKitToken(
  { host, allowedHosts, token }: GivenAccess,
  environment: Readonly<Record<string, string | undefined>>,
): { readonly kitToken?: string; readonly isMade: boolean } {
  const given = token ?? environment['AGENT_CONSOLE_KIT_TOKEN'];
  if (given !== undefined && given !== '') return { kitToken: given, isMade: false };
  const isOwn = isLoopbackHost(host.includes(':') ? `[${host}]` : host) && allowedHosts.length === 0;
  return isOwn ? { isMade: false } : { kitToken: makeToken(), isMade: true };
}
