import { type MockRequest, type MockResponse, plainError, type ReceivedRequest } from '../exchange.ts';
import { isLoopbackAddress, isLoopbackHost, isLoopbackOrigin } from '../loopback.ts';

/** Everything of the mock that is not the contract lives under this path. */
export const kitPath = '/__kit';

export function isKitTarget(target: string): boolean {
  if (!target.startsWith(kitPath)) return false;
  const next = target[kitPath.length];
  return next === undefined || next === '/' || next === '?';
}

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

/**
 * Why a request may not reach the kit, or undefined where it may. Who calls is told by the address of the peer, which
 * cannot be made up. A page elsewhere may drive a browser of this machine, and cannot forge these headers: the Host
 * shows a name that was bound to this machine from outside (DNS rebinding), Origin and Sec-Fetch-Site a foreign page.
 * localhost and 127.0.0.1 are different sites to a browser, so a loopback Origin outranks the latter.
 */
export function refuseOutsider(request: ReceivedRequest): MockResponse | undefined {
  if (request.caller() !== 'this-machine' || speaksForAnother(request)) {
    return plainError(403, `${kitPath}/ answers only to this machine. Ask for it where the mock runs.`);
  }
  if (!isLoopbackHost(request.header('host') ?? '')) {
    return plainError(
      403,
      `${kitPath}/ answers only to a loopback Host. Ask for it at localhost or 127.0.0.1.`,
    );
  }
  const origin = request.header('origin');
  const isForeign =
    origin === undefined ? request.header('sec-fetch-site') === 'cross-site' : !isLoopbackOrigin(origin);
  if (!isForeign) return undefined;
  return plainError(
    403,
    `${kitPath}/ answers no foreign page. Ask from a page on localhost, or from outside a browser.`,
  );
}
