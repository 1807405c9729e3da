/** What a caller gives to say who asks. */
export interface GivenCredentials {
  readonly token?: string | undefined;
  /** Secret where their names say so. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly secretHeaders?: Readonly<Record<string, string>> | undefined;
}

/** What people call a header that says who they are. */
const credentialName =
  /auth|token|cookie|session|secret|passw|credential|jwt|(?:api|access|private|functions|subscription)[-_]?key/i;

export const isCredential = ([name]: readonly [string, string]) => credentialName.test(name);

/** The headers that say who asks, however they were given, and whether or not they were called secret. */
export const credentialHeaders = (given: GivenCredentials): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(given.headers ?? {}).filter(isCredential)),
  ...given.secretHeaders,
});
