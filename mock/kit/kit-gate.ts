import { type MockRequest, type MockResponse, plainError, type ReceivedRequest } from '../exchange.ts';
import { isLoopbackAddress, isLoopbackHost, isLoopbackOrigin } from '../loopback.ts';
import { isAllowedHost, type KitAccess, onlyThisMachine, tokenShownBy } from './kit-access.ts';
import { kitPath } from './kit-path.ts';
import { isForPage, tokenPage } from './token-page.ts';

/** For whom a proxy on this machine speaks (RFC 7239, and what was usual before it): then the peer is not the caller. */
const headersOfProxies = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const;

const party = /^(?:for=)?"?(?:\[([\da-f:.]+)\]|([\d.]+)|(::1))(?::\d+)?"?$/i;

/** Whether a part of such a header names nobody but this machine; a port and the quotes of RFC 7239 are taken off. */
function isOwnPart(part: string): boolean {
  const text = part.trim();
  if (/^(?:by|host|proto)=/i.test(text)) return true;
  const [, ...addresses] = party.exec(text) ?? [];
  return isLoopbackAddress(addresses.find((address) => address !== undefined) ?? '');
}

function speaksForAnother(request: MockRequest): boolean {
  return headersOfProxies.some((name) => {
    const value = request.header(name);
    return value !== undefined && !value.split(/[,;]/).every(isOwnPart);
  });
}

/** Whether a page elsewhere may have brought a browser to ask; a page of the mock itself is none. */
function isOfForeignPage(request: MockRequest): boolean {
  const origin = request.header('origin');
  if (origin === undefined) return request.header('sec-fetch-site') === 'cross-site';
  return !isLoopbackOrigin(origin) && origin !== `${request.scheme}://${request.header('host') ?? ''}`;
}

const isHealth = ({ method, target }: MockRequest) =>
  (method === 'GET' || method === 'HEAD') && target.split('?', 1)[0] === `${kitPath}/health`;

const foreignPage = plainError(
  403,
  `${kitPath}/ answers no foreign page. Ask from a page on localhost, or from outside a browser.`,
);

/** The answer to who is not of this machine and shows no token. */
function refuseWithoutToken(request: MockRequest, isElsewhere: boolean, { token }: KitAccess): MockResponse {
  if (token !== undefined && isForPage(request)) return tokenPage;
  if (token !== undefined)
    return plainError(
      401,
      `${kitPath}/ asks for its token from elsewhere. Send it as x-kit-token, or open ${kitPath}/?__token=… once.`,
      { 'www-authenticate': 'x-kit-token' },
    );
  return isElsewhere
    ? plainError(403, `${kitPath}/ answers only to this machine. Ask for it where the mock runs.`)
    : plainError(403, `${kitPath}/ answers only to a loopback Host. Ask for it at localhost or 127.0.0.1.`);
}

/**
 * Why a request may not reach the kit, or undefined where it may. Who calls is told by the address of the peer, which
 * cannot be made up. A page elsewhere may drive a browser of this machine, and cannot forge these headers: the Host
 * shows a name that was bound to this machine from outside (DNS rebinding), Origin and Sec-Fetch-Site a foreign page.
 * localhost and 127.0.0.1 are different sites to a browser, so a loopback Origin outranks the latter.
 * How many agents there are is no secret: health is for whoever watches over a container.
 */
export function refuseOutsider(
  request: ReceivedRequest,
  access: KitAccess = onlyThisMachine,
): MockResponse | undefined {
  if (isHealth(request) || access.isForOwnPages === true) return undefined;
  const host = request.header('host') ?? '';
  if (access.token !== undefined && !isAllowedHost(host, access))
    return plainError(
      403,
      `${kitPath}/ does not answer under this name. Start the mock with --allowed-hosts <name>.`,
    );
  const shown = tokenShownBy(request, access);
  if (shown === 'itself') return undefined;
  if (shown === 'cookie') return isOfForeignPage(request) ? foreignPage : undefined;
  const isLocalCaller = request.caller() === 'this-machine' && !speaksForAnother(request);
  if (!isLocalCaller || !isLoopbackHost(host)) return refuseWithoutToken(request, !isLocalCaller, access);
  return isOfForeignPage(request) ? foreignPage : undefined;
}
