import type { MockRequest, MockResponse } from './exchange.ts';
import { isLoopbackOrigin } from './loopback.ts';

/** Which pages may read answers: those of any localhost origin, none, one origin or several, or all (`*`). */
export type CorsOption = 'localhost' | 'off' | '*' | (string & {}) | readonly string[];

/** Whether pages of an origin may read answers. */
export type AllowsOrigin = (origin: string) => boolean;

/** The rule of an option, or undefined where CORS is off. */
export function createAllowsOrigin(option: CorsOption): AllowsOrigin | undefined {
  if (option === 'off') return undefined;
  if (option === 'localhost') return isLoopbackOrigin;
  if (option === '*') return () => true;
  if (typeof option === 'string') return (origin) => origin === option;
  const allowed = new Set(option);
  return (origin) => allowed.has(origin);
}

/** Whether a text is an origin as browsers write it: scheme, host, and the port unless it is the usual one. */
export function isOrigin(text: string): boolean {
  return /^https?:\/\/[^/?#]/i.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const allowedMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const exposedHeaders = 'Allow, Location, Retry-After, WWW-Authenticate, X-Kit-Injected';

/** Whether a request with an Origin asks for permission first (Fetch, CORS-preflight request). */
export function isPreflight(request: MockRequest): boolean {
  return request.method === 'OPTIONS' && request.header('access-control-request-method') !== undefined;
}

/** Permission for whatever an allowed origin asked for. */
export function answerPreflight(request: MockRequest, origin: string): MockResponse {
  const asked = request.header('access-control-request-headers');
  const headers: Record<string, string> = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': allowedMethods,
    'access-control-max-age': '600',
    vary: 'Origin',
  };
  if (asked !== undefined) headers['access-control-allow-headers'] = asked;
  return { status: 204, headers, body: undefined };
}

/** An answer to a request with an Origin: readable for the page if it is allowed, and never cached for another. */
export function addCorsHeaders(response: MockResponse, origin: string, isAllowed: boolean): MockResponse {
  const vary = response.headers['vary'];
  const headers: Record<string, string> = {
    ...response.headers,
    vary: vary === undefined ? 'Origin' : `${vary}, Origin`,
  };
  if (isAllowed) {
    headers['access-control-allow-origin'] = origin;
    headers['access-control-allow-credentials'] = 'true';
    headers['access-control-expose-headers'] = exposedHeaders;
  }
  return { ...response, headers };
}
