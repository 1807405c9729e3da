import { fromBase64 } from './base64.ts';
import { credentialHeaders, type GivenCredentials } from './credential-headers.ts';
import { createRedact, type Redact } from './redact.ts';

/** What a caller gives that no record may show. */
export interface GivenSecrets extends GivenCredentials {
  /** Where it goes; what stands in it is shown. */
  readonly url?: string | undefined;
  /** Other values that are not to be shown, such as those that a configuration takes from the environment. */
  readonly hidden?: readonly string[] | undefined;
}

/** A secret shorter than this says nothing by itself: what it stands with is taken out with it. */
const shortest = 4;
/** Parts of a header that are shorter are words such as `Bearer`. */
const shortestPart = 8;

const secretWith = (before: string, secret: string): readonly string[] =>
  secret.length === 0 ? [] : secret.length < shortest ? [secret, before + secret] : [secret];

/** Who asks, out of a header of the scheme Basic (RFC 7617). */
function readBasic(value: string): { readonly user: string; readonly password: string } | undefined {
  const [, encoded] = /^basic\s+([A-Za-z0-9+/_-]+)={0,2}\s*$/i.exec(value) ?? [];
  if (encoded === undefined || encoded.length % 4 === 1) return undefined;
  const pair = new TextDecoder().decode(fromBase64(encoded.replaceAll('-', '+').replaceAll('_', '/')));
  const at = pair.indexOf(':');
  return at === -1 ? undefined : { user: pair.slice(0, at), password: pair.slice(at + 1) };
}

const readCookies = (value: string): readonly string[] =>
  value.split(';').flatMap((cookie) => {
    const [name = '', ...rest] = cookie.trim().split('=');
    return secretWith(`${name}=`, rest.join('=').replace(/^"(.*)"$/, '$1'));
  });

/** A header's value may be a scheme or a name before the secret itself. */
function secretsOf([name, value]: readonly [string, string]): readonly string[] {
  const basic = readBasic(value);
  const parts = value.split(/[\s;,="]+/);
  return [
    value,
    ...parts.filter((part) => part.length >= shortestPart),
    ...(/cookie/i.test(name) ? readCookies(value) : []),
    ...(basic === undefined
      ? []
      : [`${basic.user}:${basic.password}`, ...secretWith(`${basic.user}:`, basic.password)]),
  ];
}

/** What the caller gave as secret, by saying so or by the name of a header. */
export const givenSecrets = (given: GivenSecrets): readonly string[] => [
  ...(given.token === undefined ? [] : secretWith('Bearer ', given.token)),
  ...Object.entries(credentialHeaders(given)).flatMap(secretsOf),
  ...(given.hidden ?? []),
];

/** Who the caller says that he is: a name is no secret, but goes with one. */
const givenNames = (given: GivenSecrets): readonly string[] =>
  Object.values(credentialHeaders(given)).flatMap((value) => readBasic(value)?.user ?? []);

function shownOf(url: string | undefined): readonly string[] {
  if (url === undefined || !URL.canParse(url)) return [];
  return [url.replace(/\/$/, ''), new URL(url).origin];
}

/** A redaction that knows what the caller gave, and the api_keys of the deployment. */
export const redactGiven = (given: GivenSecrets, keys: Iterable<string> = []): Redact =>
  createRedact([...keys, ...givenSecrets(given)], { names: givenNames(given), shown: shownOf(given.url) });

/** Where a curl command finds what a record must not show. */
export function shellVariables(
  given: GivenSecrets,
  tokenVariable = 'AGENT_CONSOLE_TOKEN',
): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  if (given.token !== undefined) variables.set('authorization', `Bearer $${tokenVariable}`);
  for (const name of Object.keys(credentialHeaders(given)))
    variables.set(name, `$${name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`);
  return variables;
}
