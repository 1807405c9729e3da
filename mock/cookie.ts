/** The value of a cookie in a Cookie header (RFC 6265, 4.2), percent-escapes undone; undefined where it is not there. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header?.includes(name) !== true) return undefined;
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals === -1 || pair.slice(0, equals).trim() !== name) continue;
    const value = pair.slice(equals + 1).trim();
    try {
      return decodeURIComponent(value);
    } catch {
      // Not escaped by us: as it stands.
      return value;
    }
  }
  return undefined;
}

/** A parameter of a request target's query; undefined where it is not there. Most targets have none: told fast. */
export function readParameter(target: string, name: string): string | undefined {
  if (!target.includes(name)) return undefined;
  const mark = target.indexOf('?');
  return mark === -1 ? undefined : (new URLSearchParams(target.slice(mark + 1)).get(name) ?? undefined);
}

interface CookieForm {
  readonly path: string;
  readonly sameSite: 'Lax' | 'Strict';
  /** Whether scripts of pages are kept from it. */
  readonly isHidden: boolean;
  readonly isSecure: boolean;
}

/** A Set-Cookie header; an empty value takes the cookie back. */
export function printCookie(name: string, value: string, form: CookieForm): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${form.path}`,
    `SameSite=${form.sameSite}`,
    ...(value === '' ? ['Max-Age=0'] : []),
    ...(form.isHidden ? ['HttpOnly'] : []),
    ...(form.isSecure ? ['Secure'] : []),
  ];
  return parts.join('; ');
}
