import { printCookie, readCookie, readParameter } from '../cookie.ts';
import type { MockRequest } from '../exchange.ts';

/** Where a browser keeps the name of its bucket, which cannot set headers on what it loads. */
const cookieName = 'kit-bucket';
/** The parameter that sets it; without a value it takes the cookie back. */
const parameterName = '__bucket';

/** How a request names its bucket. */
export interface NamedBucket {
  readonly name: string;
  /** As its sender calls it. */
  readonly from: 'x-kit-bucket' | '?__bucket' | 'the cookie kit-bucket';
}

/** The bucket that a request names: by its header, else by its query, else by its cookie. */
export function bucketNamedBy(request: MockRequest): NamedBucket | undefined {
  const header = request.header('x-kit-bucket');
  if (header !== undefined) return { name: header, from: 'x-kit-bucket' };
  const parameter = readParameter(request.target, parameterName);
  if (parameter !== undefined) return parameter === '' ? undefined : { name: parameter, from: '?__bucket' };
  const cookie = readCookie(request.header('cookie'), cookieName);
  return cookie === undefined ? undefined : { name: cookie, from: 'the cookie kit-bucket' };
}

/** What lets a browser stay in the bucket that its query named; undefined where it named none. */
export function bucketCookie({ target, scheme }: MockRequest): string | undefined {
  const name = readParameter(target, parameterName);
  return name === undefined
    ? undefined
    : printCookie(cookieName, name, {
        path: '/',
        sameSite: 'Lax',
        isHidden: false,
        isSecure: scheme === 'https',
      });
}
