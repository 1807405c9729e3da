import { type MockRequest, type MockResponse, plainError } from './exchange.ts';
import { isLoopbackHost, isLoopbackOrigin } from './loopback.ts';

/** Everything of the mock that is not the contract lives under this path. */
export const kitPath = '/__kit';

/** Whether a target lies under `/__kit`. */
export function isKitTarget(target: string): boolean {
  if (!target.startsWith(kitPath)) return false;
  const next = target[kitPath.length];
  return next === undefined || next === '/' || next === '?';
}

/**
 * Why a request may not reach the kit, or undefined where it may. A page elsewhere cannot forge these headers:
 * the Host shows a name that was bound to this machine from outside (DNS rebinding), Origin and Sec-Fetch-Site a
 * foreign page. localhost and 127.0.0.1 are different sites to a browser, so a loopback Origin outranks the latter.
 */
export function refuseStranger(request: MockRequest): MockResponse | undefined {
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
