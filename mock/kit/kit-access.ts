import { printCookie, readCookie, readParameter } from '../cookie.ts';
import type { MockRequest } from '../exchange.ts';
import { isLoopbackHost } from '../loopback.ts';
import { kitPath } from './kit-path.ts';

/** Who beyond this machine may reach the kit, if anybody. */
export interface KitAccess {
  /** Names under which it may be asked for beside those of this machine; `.example.com` is every name below it. */
  readonly allowedHosts: readonly string[];
  /** What a request from elsewhere has to carry; without one, none is let in. */
  readonly token: string | undefined;
  /** Where nobody but pages of its own site can ask at all: a service worker is no server. */
  readonly isForOwnPages?: boolean;
}

export const onlyThisMachine: KitAccess = { allowedHosts: [], token: undefined };

const cookieName = 'kit-token';
const parameterName = '__token';
const headerName = 'x-kit-token';

const withoutPort = (host: string) => host.replace(/:\d{1,5}$/, '').toLowerCase();

/** A number of four parts, or anything in brackets: no name that a stranger could bind to this machine. */
const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;

/** Whether the kit may be asked for under this name. */
export function isAllowedHost(host: string, { allowedHosts }: KitAccess): boolean {
  const name = withoutPort(host);
  if (isLoopbackHost(host) || address.test(name)) return true;
  return allowedHosts.some((allowed) =>
    allowed.startsWith('.')
      ? name === allowed.slice(1).toLowerCase() || name.endsWith(allowed.toLowerCase())
      : name === allowed.toLowerCase(),
  );
}

/** Compares in a time that tells nothing of where the two differ. */
function isSame(given: string, token: string): boolean {
  let difference = given.length ^ token.length;
  for (let at = 0; at < token.length; at += 1)
    difference |= given.charCodeAt(at % Math.max(1, given.length)) ^ token.charCodeAt(at);
  return difference === 0;
}

/** How a request shows that it may: by itself, or by a cookie, which a foreign page could send along. */
export function tokenShownBy(request: MockRequest, { token }: KitAccess): 'itself' | 'cookie' | undefined {
  if (token === undefined) return undefined;
  const given = request.header(headerName) ?? readParameter(request.target, parameterName);
  if (given !== undefined) return isSame(given, token) ? 'itself' : undefined;
  const kept = readCookie(request.header('cookie'), cookieName);
  return kept !== undefined && isSame(kept, token) ? 'cookie' : undefined;
}

/** What lets a browser keep the token that its query had; undefined where it had none, or a wrong one. */
export function tokenCookie(request: MockRequest, { token }: KitAccess): string | undefined {
  const given = readParameter(request.target, parameterName);
  if (given === undefined || token === undefined || !isSame(given, token)) return undefined;
  return printCookie(cookieName, token, {
    path: kitPath,
    sameSite: 'Strict',
    isHidden: true,
    isSecure: request.scheme === 'https',
  });
}
